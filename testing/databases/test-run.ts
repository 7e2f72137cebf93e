/** The name of a test run, by which its processes find their shared Postgres. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findPostgres } from '../programs/find-postgres.ts';

/** Node's compile cache, because tests start commands and the site some hundred times. */
export const compileCacheFolder = 'node_modules/.cache/node';

/** Called by jest.config.mjs before it starts workers, which inherit the name. */
export function beginTestRun(): void {
  testRunName();
  process.env.LOG_LEVEL ??= 'silent';
  process.env.NODE_COMPILE_CACHE ??= resolve(compileCacheFolder);
  if (process.env.TEST_DATABASE_URL || findPostgres()) return;
  console.warn('No Postgres 15 or newer is installed: PGlite takes its place in contract tests.');
}

/** @returns the folder of the run's Postgres, and the process whose exit ends it; a benchmark is a run of its own. */
export function postgresFolder(): { folder: string; owner: string } {
  const name = testRunName();
  return { folder: join(tmpdir(), `site-postgres-${name}`), owner: name.split('-')[0] ?? '' };
}

function testRunName(): string {
  process.env.TEST_RUN ??= `${process.pid}-${randomBytes(6).toString('hex')}`;
  return process.env.TEST_RUN;
}
