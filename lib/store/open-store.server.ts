/**
 * Opens and migrates the database, and caches it for the process. A failure is not cached: pages are still served, and
 * the next caller tries again.
 */
import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Dialect,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { Pool, types } from 'pg';
import { environment } from '../config/environment.server.ts';
import { keys } from '../config/keys.server.ts';
import { minuteMs } from '../dates/iso-date.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { assertKeys } from './assert-keys.server.ts';
import { fieldEncryption } from './field-encryption.server.ts';
import { migrate } from './migrations/migrate.server.ts';
import type { Store, Tables } from './schema/schema.ts';
import { SqliteFileDriver } from './sqlite-driver.server.ts';
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

/** @param file path of the database; its folder is created, readable by the owner only. */
function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteFileAdapter(),
    createDriver: () => new SqliteFileDriver(file),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SqliteFileAdapter extends SqliteAdapter {
  /** With Kysely's own lock a read would wait behind a write that waits; the driver queues only the writes. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite supports transactional DDL: after a process is killed during a migration the database opens again, and two
   * that start at once wait for each other. Kysely disables it for every SQLite.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const statementTimeoutMs = 5000;
const queryTimeoutMarginMs = 1000;
/** Timeout of the one connection that migrates, or waits for another instance to. */
const migrationTimeoutMs = 15 * minuteMs;

/** Kysely's Postgres dialect on a pool whose connections never wait for long. */
export function postgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 10, statementTimeoutMs);
}

function retryingPostgresDialect(databaseUrl: string): PostgresDialect {
  return createDialect(databaseUrl, 1, migrationTimeoutMs);
}

function createDialect(databaseUrl: string, max: number, timeoutMs: number): PostgresDialect {
  const pool = new Pool({
    types: { getTypeParser },
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: timeoutMs,
    // A stalled server, or a network that drops everything, ends no statement by itself.
    query_timeout: timeoutMs + queryTimeoutMarginMs,
    idle_in_transaction_session_timeout: timeoutMs,
  });
  // The pool replaces a broken connection; without a listener its error would end the process, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}

/** Counts are `int8`, which `pg` reads as text: here as numbers, as SQLite does. None of ours is near 2 ** 53. */
const getTypeParser: typeof types.getTypeParser = (oid, format) =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format);

const syncIntervalMs = 60_000;
/** A slower response is inaccurate: the process or the network was stalled. */
const maxRoundTripMs = 1_000;

/**
 * The clock that all instances of one Postgres share: the database's. Rule: leases and due times never depend on an
 * instance's wall clock, which may be minutes off, or jump. It is read once a minute; in between a monotonic counter
 * continues from the last reading.
 * @throws if the database cannot be queried.
 */
export async function sharedClock(db: Kysely<Tables>): Promise<() => Date> {
  const first = [await measureOffset(db), await measureOffset(db), await measureOffset(db)];
  // The fastest response is the most accurate.
  let offsetMs = first.toSorted((a, b) => a.tookMs - b.tookMs)[0]?.aheadMs ?? 0;
  let askedAt = performance.now();
  return () => {
    const counter = performance.now();
    if (counter - askedAt > syncIntervalMs) {
      askedAt = counter;
      measureOffset(db).then(
        ({ aheadMs, tookMs }) => {
          if (tookMs < maxRoundTripMs) offsetMs = aheadMs;
        },
        // The last reading stays in use; the next minute tries again.
        () => undefined,
      );
    }
    return new Date(counter + offsetMs);
  };
}

/** @returns how far the database's clock is ahead of this process's counter. */
async function measureOffset(db: Kysely<Tables>): Promise<{ aheadMs: number; tookMs: number }> {
  const askedAt = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const tookMs = performance.now() - askedAt;
  return { aheadMs: (rows[0]?.ms ?? Date.now()) - (askedAt + tookMs / 2), tookMs };
}
