/**
 * Serves the built site: npm start. It replaces itself with the server, so that signals reach the server and no second
 * Node stays in memory.
 */
import { printHelp } from '../lib/process/print-help.ts';
import { startArguments, startEnvironment } from './start-arguments.ts';

printHelp(`Serves the built site (npm run build) on HOST and PORT (default: 127.0.0.1 and 3000).
npm start [-- --port 3001]`);

if (!process.execve) throw new Error('npm start needs Linux or macOS: this system has no execve');
process.execve(process.execPath, [process.execPath, ...startArguments, ...process.argv.slice(2)], {
  ...process.env,
  ...startEnvironment,
});
