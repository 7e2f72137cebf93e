import 'server-only';
import { sql, type Transaction } from 'kysely';
import type { Store, Tables } from './schema/schema.ts';

/** SQLite has one writer; on Postgres, two requests of one person are serialised. */
export async function acquireAdvisoryLock(
  store: Store,
  transaction: Transaction<Tables>,
  key: string,
): Promise<void> {
  if (store.dialect !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(transaction);
}
