/**
 * npm run build:stand-in: a production build with invented company details, beside the normal build (which removes it).
 * For the SEO tests, `npm run seo:audit` and the benchmarks of the production site.
 */
import { standInVariables } from '../../testing/servers/stand-in-production.ts';
import { buildSite } from '../build/build-site.ts';
import { parseOptions } from '../command-line/command-options.ts';

parseOptions(
  `Makes the production build with stand-in details, beside the build of npm run build, which removes it.
npm run build:stand-in`,
  {},
);

process.exitCode = await buildSite({ ...process.env, ...standInVariables });
