/** How Next is run, by the Node that runs the script. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const nextProgram = join(dirname(require.resolve('next/package.json')), 'dist/bin/next');

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

/** Both steps of a production build, seen in the terminal. @returns the status of the one that failed, else 0. */
export function buildSite(variables: NodeJS.ProcessEnv): number {
  const env = { ...variables, NODE_ENV: 'production' as const };
  for (const words of [
    [nextProgram, 'build'],
    [fileURLToPath(new URL('./post-build.ts', import.meta.url)), variables.BUILD_DIR || '.next'],
  ]) {
    const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
