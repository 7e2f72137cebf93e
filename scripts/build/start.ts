/** Serves the built site: npm start. PORT chooses the port. */
import { spawn } from 'node:child_process';
import { startArguments, startEnvironment } from './run-next.ts';

const site = spawn(process.execPath, [...startArguments, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, ...startEnvironment },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill(signal));
site.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
