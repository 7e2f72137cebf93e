/**
 * A Postgres for contract tests: TEST_DATABASE_URL, or an installed one that is started once per test run, with a
 * database for each test file: empty, or with our tables. Without an installed one PGlite replaces it, and test-run.ts
 * prints a warning.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { pollUntil } from '../poll-until.ts';
import { findPostgres } from '../programs/find-postgres.ts';
import { postgresFolder } from './test-run.ts';

export type TemporaryPostgres = { databaseUrl: string; remove(): Promise<void> };

/** The database with our tables that others are copies of (postgres-server.ts). */
export const migratedTemplate = 'migrated';

const start = { timeoutMs: 60_000, everyMs: 20 };

/** @param template only of the run's own Postgres; elsewhere the first to open the database migrates it. */
export async function temporaryPostgres(template = 'template1'): Promise<TemporaryPostgres> {
  if (process.env.TEST_DATABASE_URL) return createDatabaseOn(process.env.TEST_DATABASE_URL);
  return findPostgres()
    ? createDatabaseOn(await startSharedServer(), template)
    : startPgliteServer();
}

/** The first process starts it, the others wait. */
async function startSharedServer(): Promise<string> {
  const { folder, owner } = postgresFolder();
  if (tryCreateFolder(folder)) {
    const program = join(process.cwd(), 'testing/databases/postgres-server.ts');
    const words = ['--conditions=react-server', program, folder, owner];
    spawn(process.execPath, words, { detached: true, stdio: 'ignore' }).unref();
  }
  const ready = join(folder, 'ready');
  await pollUntil(() => existsSync(ready), { what: 'Postgres started', ...start });
  const state = readFileSync(ready, 'utf8');
  if (state.startsWith('failed')) throw new Error(`Postgres: ${state}`);
  return state;
}

function tryCreateFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

async function createDatabaseOn(
  serverUrl: string,
  template = 'template1',
): Promise<TemporaryPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runStatement(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    remove: () => runStatement(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PGlite behind a socket (postgres-stand-in.ts); it has one session, so tests that need two are skipped. */
export async function startPgliteServer(): Promise<TemporaryPostgres> {
  const program = join(process.cwd(), 'testing/databases/postgres-stand-in.ts');
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
    server.once('exit', () => reject(new Error('PGlite did not start')));
  });
  return {
    databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    remove: async () => {
      server.kill('SIGKILL');
    },
  };
}
