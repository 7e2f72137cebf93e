/**
 * npm run build. One script, because after `&&` npm would pass --help to the last step only, after the build had run.
 */
import { buildSite } from '../build/build-site.ts';
import { parseOptions } from './command-options.ts';

parseOptions(
  `Makes the production build that npm start serves, in .next, with the environment of the shell and of .env.
npm run build`,
  {},
);

process.exitCode = buildSite(process.env);
