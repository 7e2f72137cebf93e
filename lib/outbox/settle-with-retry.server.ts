/**
 * Stores the outcome of a send. Only the holder of the claim (the row's attempt number) may: a sender that was too slow
 * and lost its lease changes nothing.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { minuteMs } from '../dates/iso-date.ts';
import { recordWriteOutcome } from '../process/last-writes.ts';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import type { Store } from '../store/schema/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox-tables.server.ts';

const settleRetryIntervalMs = 500;
/** A call is promised within 15 minutes: a row whose outcome cannot be stored by then is sent again. */
const maxUnsettledMs = 15 * minuteMs;

/**
 * Rows whose outcome is known and not stored yet. This process does not claim them again (claim-due-rows), even if
 * their lease ends meanwhile; if it is killed, they are due again and marked as possible duplicates.
 */
export function unsettledRows(): Set<string> {
  return processSingleton('unsettled-rows', () => new Set<string>());
}

/**
 * A database that takes no rows for a while must not lose the upstream's response: the row would be sent a second time.
 * The first attempt is awaited; further ones continue until the outcome is stored, or another process has claimed it.
 * @param nextState the changes of the row as it is now.
 * @returns the row as it was stored; null if the claim was lost, or nothing could be written yet.
 */
export async function settleWithRetry<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  nextState: (now: Date, current: Row) => Partial<Row>,
): Promise<Row | null> {
  const trySettle = async () => {
    const settled = await settle(store, table, row, nextState);
    unsettledRows().delete(row.id);
    return settled;
  };
  unsettledRows().add(row.id);
  try {
    return await trySettle();
  } catch (error) {
    recordWriteOutcome(false);
    logger().error(
      { reference: row.reference, ...describeDatabaseError(error) },
      'outcome not written',
    );
    void retry(trySettle).finally(() => unsettledRows().delete(row.id));
    return null;
  }
}

async function retry(trySettle: () => Promise<unknown>): Promise<void> {
  const endsAt = performance.now() + maxUnsettledMs;
  while (performance.now() < endsAt) {
    await wait(settleRetryIntervalMs, undefined, { ref: false });
    try {
      await trySettle();
      return;
    } catch {
      // Only the first failure is logged; if all fail, the row falls due again.
    }
  }
}

async function settle<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  nextState: (now: Date, current: Row) => Partial<Row>,
): Promise<Row | null> {
  return store.db.transaction().execute(async (transaction) => {
    const claimed = outboxTables(transaction)
      .selectFrom(table)
      .selectAll()
      .where('id', '=', row.id)
      // Withdrawn, or confirmed by its code, during the send.
      .where('state', '=', row.state)
      .where('attempts', '=', row.attempts);
    const current = await (store.dialect === 'postgres'
      ? claimed.forUpdate()
      : claimed
    ).executeTakeFirst();
    if (!current) return null;
    const changes = { sending_since: null, ...nextState(store.now(), current as Row) };
    await outboxTables(transaction)
      .updateTable(table)
      .set(changes as Partial<OutboxRow>)
      .where('id', '=', row.id)
      .execute();
    return { ...(current as Row), ...changes };
  });
}
