/**
 * Opens and migrates the database, and caches it for the process. A failure is not cached: pages are still served, and
 * the next caller tries again.
 */
import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { environment } from '../config/environment.server.ts';
import { keys } from '../config/keys.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { assertKeys } from './assert-keys.server.ts';
import { fieldEncryption } from './field-encryption.server.ts';
import { migrate } from './migrations/migrate.server.ts';
import { postgresDialect, retryingPostgresDialect } from './postgres.server.ts';
import type { Store, Tables } from './schema/schema.ts';
import { sharedClock } from './shared-clock.server.ts';
import { sqliteDialect } from './sqlite-dialect.server.ts';
import { StartupError } from './startup-error.ts';
import { setStoreOpener } from './store-of-process.server.ts';

// For those who only use it (store-of-process.server.ts).
setStoreOpener(openStore);

export type StoreLocation = { dataDir: string; databaseUrl: string | null };

export function openStore(): Promise<Store> {
  const cache = processSingleton('store', (): { opening: Promise<Store> | null } => ({
    opening: null,
  }));
  if (cache.opening) return cache.opening;
  const opening = openCheckedStore();
  cache.opening = opening;
  opening.catch(() => {
    cache.opening = null;
  });
  return opening;
}

async function openCheckedStore(): Promise<Store> {
  const env = environment();
  const store = await openStoreAt(env);
  try {
    await assertKeys(store.db, fieldEncryption(keys(env)));
    return store;
  } catch (error) {
    await store.db.destroy().catch(() => undefined);
    throw error;
  }
}

/**
 * The file's pending rows were copied to Postgres, so they would be sent twice, and new rows would be missing there.
 */
function assertNotMoved(dataDir: string): void {
  if (!existsSync(archivedSqliteFile(dataDir))) return;
  throw new StartupError(
    'DATABASE_URL',
    `The database was moved to Postgres (${archivedSqliteFile(dataDir)}): set DATABASE_URL. To go back to the file, give it its old name.`,
  );
}

/** A separate store for tests and commands. Close it with `store.db.destroy()`. */
export async function openStoreAt({ dataDir, databaseUrl }: StoreLocation): Promise<Store> {
  if (!databaseUrl) assertNotMoved(dataDir);
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(sqliteFile(dataDir));
  const db = new Kysely<Tables>({ dialect });
  try {
    if (!databaseUrl) {
      await migrate(db);
      // One machine: all its processes share its clock.
      return { db, dialect: 'sqlite', now: () => new Date() };
    }
    await migrate(db, () => openWithRetry(databaseUrl));
    return { db, dialect: 'postgres', now: await sharedClock(db) };
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw withLocation(error, databaseUrl ? 'Postgres' : sqliteFile(dataDir));
  }
}

/** For long operations, on one connection. `openStoreAt` must have migrated the database. */
export function openWithRetry(databaseUrl: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: retryingPostgresDialect(databaseUrl) });
}

/** Adds the file to the message; name and code, which are logged, stay. */
function withLocation(error: unknown, place: string): unknown {
  if (error instanceof Error && !error.message.includes(place))
    error.message = `${place}: ${error.message}`;
  return error;
}

/** The database in words, so that an operator sees which one it is. */
export function describeLocation({ dataDir, databaseUrl }: StoreLocation): string {
  return databaseUrl ? 'the Postgres that DATABASE_URL names' : sqliteFile(dataDir);
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

/** The file's new name once its rows are in Postgres (`npm run store:move`). */
export function archivedSqliteFile(dataDir: string): string {
  return `${sqliteFile(dataDir)}.moved`;
}
