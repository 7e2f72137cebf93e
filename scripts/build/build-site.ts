/** A production build: `next build`, then post-build.ts, with the Node that runs this script. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDir } from '../../lib/process/build-dir.ts';

const require = createRequire(import.meta.url);

const nextProgram = join(dirname(require.resolve('next/package.json')), 'dist/bin/next');

/** Both steps print to the terminal. @returns the exit status of the first step that failed, else 0. */
export function buildSite(variables: NodeJS.ProcessEnv): number {
  const env = { ...variables, NODE_ENV: 'production' as const };
  for (const words of [
    [nextProgram, 'build'],
    [fileURLToPath(new URL('./post-build.ts', import.meta.url)), buildDir(variables)],
  ]) {
    const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
