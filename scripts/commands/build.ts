/** npm run build. One command, so that --help does not reach its last step after the build has run. */
import { printHelp } from '../../lib/config/print-help.ts';
import { buildSite } from '../build/build-site.ts';

printHelp(`Makes the production build that npm start serves, in .next, with the environment of the shell and of .env.
npm run build`);

process.exitCode = buildSite(process.env);
