/**
 * npm run build. `.env` is read as the start reads it: Next's own reader would put another value in place of `$word`,
 * and the start would refuse the build. One script, because after `&&` npm would pass --help to the last step only,
 * after the build had run.
 */
import { parseEnvironment } from '../../lib/config/parse-environment.ts';
import { errorMessage } from '../../lib/text/error-message.ts';
import { buildSite } from '../build/build-site.ts';
import { failWithError, parseOptions } from '../command-line/command-options.ts';

parseOptions(
  `Makes the production build that npm start serves, in .next, with the environment of the shell and of .env.
npm run build`,
  {},
);

// This is checked before Next starts, which prints a line of its own above the reason.
try {
  parseEnvironment(process.env);
} catch (error) {
  failWithError(errorMessage(error));
}
process.exitCode = await buildSite(process.env);
