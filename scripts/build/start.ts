/**
 * Serves the built site: npm start. This process becomes the server: a signal sent to it reaches the server, and no second
 * Node stays in memory.
 */
import { printHelp } from './print-help.ts';
import { startArguments, startEnvironment } from './run-next.ts';

printHelp(`Serves the built site (npm run build) on HOST and PORT, 127.0.0.1 and 3000 where nothing is set.
npm start [-- --port 3001]`);

if (!process.execve) throw new Error('npm start needs Linux or macOS: this system has no execve');
process.execve(process.execPath, [process.execPath, ...startArguments, ...process.argv.slice(2)], {
  ...process.env,
  ...startEnvironment,
});
