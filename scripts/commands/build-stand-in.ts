/**
 * npm run build:stand-in: a production build under made-up details, beside the build of the same sources (which
 * removes it). For the SEO tests, `npm run seo:audit` and the benchmarks of what production serves.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { standInBuildDir, standInVariables } from '../../testing/stand-in-production.ts';
import { printHelp } from '../build/print-help.ts';
import { nextProgram } from '../build/run-next.ts';

printHelp(`Makes the production build with stand-in details, beside the build of npm run build, which removes it.
npm run build:stand-in`);

// Next points this file, which type checks of the other build read, at the build it makes.
const typesFile = 'next-env.d.ts';
const types = readFileSync(typesFile, 'utf8');
const environment = { ...process.env, ...standInVariables, NODE_ENV: 'production' as const };
try {
  for (const words of [
    [nextProgram, 'build'],
    ['scripts/build/post-build.ts', standInBuildDir],
  ]) {
    const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env: environment });
    if (status !== 0) throw new Error('The production build with stand-in details failed.');
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  writeFileSync(typesFile, types);
  rmSync(`${standInBuildDir}/types`, { recursive: true, force: true });
}
