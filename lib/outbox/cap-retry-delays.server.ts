/**
 * A clock that ran ahead leaves rows due in the far future. Rule: no row waits longer than the longest possible delay.
 * It is rescheduled to that, not sent at once: its send may be in progress under a lease.
 */
import 'server-only';
import { type Expression, type SqlBool, sql } from 'kysely';
import { timestampAfter } from '../dates/iso-date.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Store } from '../store/schema/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox-tables.server.ts';

/** Instances read the database's clock a moment apart: a row that is this little late is none of a clock's. */
const toleranceMs = 10_000;

type CapOptions = {
  state: OutboxRow['state'];
  /** The longest possible delay of such a row, leases included. */
  maxDelayMs: number;
  now: Date;
  /** Further conditions on the row. */
  only?: Expression<SqlBool>;
};

/** @returns how many rows were rescheduled. */
export async function capRetryDelays(
  store: Store,
  table: OutboxName,
  { state, maxDelayMs, now, only = sql<SqlBool>`1 = 1` }: CapOptions,
): Promise<number> {
  const latest = timestampAfter(now, maxDelayMs);
  const { numUpdatedRows } = await outboxTables(store.db)
    .updateTable(table)
    .set({ next_attempt_at: latest })
    .where('state', '=', state)
    .where('next_attempt_at', '>', timestampAfter(now, maxDelayMs + toleranceMs))
    .where(only)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export function logCappedDelays(shortened: number): void {
  if (shortened > 0)
    logger().warn(
      { shortened },
      'waits shortened: a clock was set back, or instances differ in clock or time-outs',
    );
}
