/**
 * Databases for contract tests: a SQLite file in a folder of its own, and a Postgres that npm brings along
 * (PGlite behind a real socket, postgres-stand-in.ts), or the one TEST_DATABASE_URL names.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '../lib/store/open-store.server.ts';

export type TemporaryDatabase = { location: StoreLocation; remove(): Promise<void> };

export const dialects = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof dialects)[number];

export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export async function temporaryDatabase(dialect: Dialect): Promise<TemporaryDatabase> {
  const { dataDir, remove } = temporaryDataDir();
  if (dialect === 'sqlite') {
    return { location: { dataDir, databaseUrl: null }, remove: async () => remove() };
  }
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { location: { dataDir, databaseUrl: given }, remove: async () => remove() };
  const { server, port } = await startPostgres();
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return {
    location: { dataDir, databaseUrl },
    async remove() {
      server.kill('SIGKILL');
      remove();
    },
  };
}

async function startPostgres(): Promise<{ server: ChildProcess; port: number }> {
  const program = join(process.cwd(), 'testing/postgres-stand-in.ts');
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout?.once('data', (text: Buffer) => resolve(Number(text)));
    server.once('exit', () => reject(new Error('Postgres did not start')));
  });
  return { server, port };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
