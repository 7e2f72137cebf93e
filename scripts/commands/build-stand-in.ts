/**
 * npm run build:stand-in: a production build with invented company details, beside the normal build (which removes it).
 * For the SEO tests, `npm run seo:audit` and the benchmarks of the production site.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { standInBuildDir, standInVariables } from '../../testing/servers/stand-in-production.ts';
import { buildSite } from '../build/build-site.ts';
import { parseOptions } from '../command-line/command-options.ts';

parseOptions(
  `Makes the production build with stand-in details, beside the build of npm run build, which removes it.
npm run build:stand-in`,
  {},
);

// Next points this file, which the type check reads, at the build it makes.
const typesFile = 'next-env.d.ts';
const types = readFileSync(typesFile, 'utf8');
try {
  process.exitCode = await buildSite({ ...process.env, ...standInVariables });
} finally {
  writeFileSync(typesFile, types);
  rmSync(`${standInBuildDir}/types`, { recursive: true, force: true });
}
