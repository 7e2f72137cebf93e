/**
 * Opens the database, brings its tables up to date and keeps it for the process. A failed opening is
 * not kept: pages go on being served, and the next request for the store tries again.
 */
import 'server-only';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { environment } from '../config/environment.server.ts';
import { perProcess } from '../config/per-process.ts';
import { migrations } from './migrations.ts';
import type { Store, Tables } from './schema.ts';
import { sqliteDialect } from './sqlite.server.ts';

export type StoreLocation = { dataDir: string; databaseUrl: string | null };

const statementTimeoutMs = 5000;

export function openStore(): Promise<Store> {
  const cache = perProcess('store', (): { opening: Promise<Store> | null } => ({ opening: null }));
  if (cache.opening) return cache.opening;
  const opening = openStoreAt(environment());
  cache.opening = opening;
  opening.catch(() => {
    cache.opening = null;
  });
  return opening;
}

/** A store of the caller's own: tests and commands. Close it with `store.db.destroy()`. */
export async function openStoreAt({ dataDir, databaseUrl }: StoreLocation): Promise<Store> {
  const store: Store = databaseUrl
    ? { db: new Kysely<Tables>({ dialect: postgresDialect(databaseUrl) }), dialect: 'postgres' }
    : {
        db: new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(dataDir)) }),
        dialect: 'sqlite',
      };
  try {
    await migrate(store.db);
    return store;
  } catch (error) {
    await store.db.destroy().catch(() => undefined);
    throw withPlace(error, databaseUrl ? 'Postgres' : sqliteFile(dataDir));
  }
}

/** An operator reads which file it was; its kind and code stay, which is what the log has. */
function withPlace(error: unknown, place: string): unknown {
  if (error instanceof Error && !error.message.includes(place)) {
    error.message = `${place}: ${error.message}`;
  }
  return error;
}

export function sqliteFile(dataDir: string): string {
  return join(dataDir, 'site.sqlite');
}

async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function postgresDialect(databaseUrl: string): PostgresDialect {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
