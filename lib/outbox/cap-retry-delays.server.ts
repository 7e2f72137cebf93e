/**
 * A clock that ran ahead and was set back leaves rows that wait until then. Rule: no row waits longer than the longest
 * wait there is. It is brought forward to that, not taken at once: its send may be under way, and keeps its lease.
 */
import 'server-only';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Store } from '../store/schema.ts';
import { type OutboxName, outboxTables } from './outbox.server.ts';

type CapOptions = {
  state: 'pending' | 'unconfirmed';
  /** The longest that anything here lets such a row wait, leases included. */
  maxDelayMs: number;
  now: Date;
  /** What else a row must be. */
  only?: Expression<SqlBool>;
};

/** @returns how many rows waited longer. */
export async function capRetryDelays(
  store: Store,
  table: OutboxName,
  { state, maxDelayMs, now, only = sql<SqlBool>`1 = 1` }: CapOptions,
): Promise<number> {
  const latest = new Date(now.getTime() + maxDelayMs).toISOString();
  const { numUpdatedRows } = await outboxTables(store.db)
    .updateTable(table)
    .set({ next_attempt_at: latest })
    .where('state', '=', state)
    .where('next_attempt_at', '>', latest)
    .where(only)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
