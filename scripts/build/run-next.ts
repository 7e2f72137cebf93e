/** Next's own program, run by the Node that runs the script. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

export const nextProgram = join(dirname(require.resolve('next/package.json')), 'dist/bin/next');

/**
 * The built site as a child of `process.execPath`. The heap is kept small on purpose: left alone, V8 lets
 * memory grow with the machine, to twice what the site needs (npm run bench -- call-backs).
 */
export const startArguments = [
  '--import',
  fileURLToPath(new URL('./guard-servers.ts', import.meta.url)),
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  nextProgram,
  'start',
];

/** The site stops in an order of its own (lib/start-up/start-up.server.ts). */
export const startEnvironment = { NEXT_MANUAL_SIG_HANDLE: 'true' };

/** npm run build, seen in the terminal. @returns its status. */
export function buildSite(variables: NodeJS.ProcessEnv): number {
  const env = { ...variables, ...startEnvironment };
  return spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env }).status ?? 1;
}
