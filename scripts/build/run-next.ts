/** How Next is run, by the Node that runs the script. */
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
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
  fileURLToPath(new URL('./serve.ts', import.meta.url)),
];

/** What is built is served as such, whatever the terminal says. */
export const startEnvironment = { NODE_ENV: 'production' } as const;

/** npm run build, seen in the terminal. @returns its status. */
export function buildSite(variables: NodeJS.ProcessEnv): number {
  const words = ['run', '--silent', 'build'];
  return spawnSync('npm', words, { stdio: 'inherit', env: variables }).status ?? 1;
}
