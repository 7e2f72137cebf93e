/**
 * A Postgres for contract tests: the one that TEST_DATABASE_URL names, or one that is installed here, started once for
 * all tests of a run; each file has a database of its own in it. Where none is installed, PGlite takes its place, and
 * test-run.ts says so.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgres } from './find-postgres.ts';
import { postgresFolder } from './test-run.ts';

export type OwnDatabase = { databaseUrl: string; remove(): Promise<void> };

const startTimeoutMs = 60_000;

export async function ownPostgresDatabase(): Promise<OwnDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? (findPostgres() ? await sharedServer() : null);
  return serverUrl ? ownDatabaseOn(serverUrl) : standIn();
}

/** Whoever comes first starts it, the others wait. */
async function sharedServer(): Promise<string> {
  const { folder, owner } = postgresFolder();
  if (isFirst(folder)) {
    const program = join(process.cwd(), 'testing/postgres-server.ts');
    spawn(process.execPath, [program, folder, owner], { detached: true, stdio: 'ignore' }).unref();
  }
  const ready = join(folder, 'ready');
  const deadline = Date.now() + startTimeoutMs;
  while (!existsSync(ready)) {
    if (Date.now() > deadline) throw new Error('Postgres did not start');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const said = readFileSync(ready, 'utf8');
  if (said.startsWith('failed')) throw new Error(`Postgres: ${said}`);
  return said;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

async function ownDatabaseOn(serverUrl: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    databaseUrl: url.href,
    remove: () => ask(serverUrl, `drop database ${name} with (force)`),
  };
}

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PGlite behind a real socket (postgres-stand-in.ts): one session for all, so what needs two is not shown by it. */
export async function standIn(): Promise<OwnDatabase> {
  const program = join(process.cwd(), 'testing/postgres-stand-in.ts');
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
