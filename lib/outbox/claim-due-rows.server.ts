/**
 * Claims due rows. Rule: a row is claimed before it is sent, and sent at once, so two sweepers (two processes, a
 * restart) never hold the same row. A claim is a lease: after it the row is due again.
 */
import 'server-only';
import { type Expression, type SqlBool, sql } from 'kysely';
import { timestampAfter } from '../dates/iso-date.ts';
import { logger } from '../process/logging/logger.server.ts';
import { lockWaitMs } from '../store/await-lock.server.ts';
import type { Store } from '../store/schema/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox-tables.server.ts';
import { unsettledRows } from './settle-with-retry.server.ts';

const leaseMarginMs = 5_000;

/** A send lasts until its time-out at most; the claim before it and the outcome after it may each wait for a lock. */
export function sendLeaseMs(timeoutMs: number): number {
  return lockWaitMs + timeoutMs + lockWaitMs + leaseMarginMs;
}

/** `least-tried` finds a row that was never tried behind rows that fail each time. */
export type ClaimOrder = 'longest-due' | 'least-tried';

type ClaimOptions = {
  limit: number;
  order: ClaimOrder;
  leaseMs: number;
  now: Date;
  /** Default `pending`. */
  state?: OutboxRow['state'];
  /** Further conditions on the row. */
  only?: Expression<SqlBool>;
  /** A column that a send which never ended sets to 1, as it does `possibly_duplicate`. */
  markLostSend?: string;
};

export async function claimDueRows<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  {
    limit,
    order,
    leaseMs,
    now,
    state = 'pending',
    only = sql<SqlBool>`1 = 1`,
    markLostSend,
  }: ClaimOptions,
): Promise<Row[]> {
  const nowText = now.toISOString();
  const unsettled = [...unsettledRows()];
  const claimed = await outboxTables(store.db)
    // Materialized: otherwise Postgres may run the subquery once per row and claim more than `limit`.
    .with(
      (due) => due('due').materialized(),
      (db) => {
        const rows = db
          .selectFrom(table)
          .select('id')
          .where('state', '=', state)
          .where('next_attempt_at', '<=', nowText)
          .where(only)
          .$if(unsettled.length > 0, (query) => query.where('id', 'not in', unsettled))
          .orderBy(order === 'least-tried' ? 'attempts' : 'next_attempt_at')
          .limit(limit);
        return store.dialect === 'postgres' ? rows.forUpdate().skipLocked() : rows;
      },
    )
    .updateTable(table)
    .set({
      attempts: sql<number>`attempts + 1`,
      // A send that never ended may have arrived; this one may be a duplicate.
      possibly_duplicate: oneAfterLostSend('possibly_duplicate'),
      ...(markLostSend && { [markLostSend]: oneAfterLostSend(markLostSend) }),
      sending_since: nowText,
      next_attempt_at: timestampAfter(now, leaseMs),
    })
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .where('state', '=', state)
    .where('next_attempt_at', '<=', nowText)
    .returningAll()
    .execute();
  return claimed as unknown as Row[];
}

function oneAfterLostSend(column: string) {
  return sql<0 | 1>`case when sending_since is null then ${sql.ref(column)} else 1 end`;
}

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

/**
 * A clock that ran ahead leaves rows due in the far future. Rule: no row waits longer than the longest possible delay.
 * It is rescheduled to that, not sent at once: its send may be in progress under a lease.
 * @returns how many rows were rescheduled.
 */
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
