/** Temporary databases for tests: a SQLite file in its own folder, or a Postgres database (temporary-postgres.ts). */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreLocation } from '../../lib/store/open-store.server.ts';
import { temporaryPostgres } from './temporary-postgres.ts';

export type TemporaryDatabase = { location: StoreLocation; remove(): Promise<void> };

export const dialects = ['sqlite', 'postgres'] as const;
export type Dialect = (typeof dialects)[number];

export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** @param template of a Postgres database: see `temporaryPostgres`. */
export async function temporaryDatabase(
  dialect: Dialect,
  template?: string,
): Promise<TemporaryDatabase> {
  const { dataDir, remove } = temporaryDataDir();
  if (dialect === 'sqlite')
    return { location: { dataDir, databaseUrl: null }, remove: async () => remove() };
  const database = await temporaryPostgres(template);
  return {
    location: { dataDir, databaseUrl: database.databaseUrl },
    async remove() {
      await database.remove();
      remove();
    },
  };
}

/** @param wanted a fixed port; rejects where it is in use. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
