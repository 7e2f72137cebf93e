/**
 * Stores the outcome of a send. Only the holder of the claim (the row's attempt number) may: a sender that was too slow
 * and lost its lease changes nothing.
 */
import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { describeDatabaseError } from '../logging/describe-database-error.ts';
import { logger } from '../logging/logger.server.ts';
import { recordWriteOutcome } from '../process/last-writes.ts';
import type { Store } from '../store/schema/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox-tables.server.ts';

const settleRetryIntervalMs = 200;

/**
 * A transient database failure must not lose the upstream's response: the row would be sent a second time. The first
 * attempt is awaited; further ones continue until the claim expires.
 * @param nextState the changes of the row as it is now.
 * @returns the row as it was stored; null if the claim was lost, or nothing could be written yet.
 */
export async function settleWithRetry<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  nextState: (now: Date, current: Row) => Partial<Row>,
): Promise<Row | null> {
  const trySettle = () => settle(store, table, row, nextState);
  try {
    return await trySettle();
  } catch (error) {
    recordWriteOutcome(false);
    logger().error(
      { reference: row.reference, ...describeDatabaseError(error) },
      'outcome not written',
    );
    void retryWhile(() => store.now() < new Date(row.next_attempt_at), trySettle);
    return null;
  }
}

async function retryWhile(isOurs: () => boolean, work: () => Promise<unknown>): Promise<void> {
  while (isOurs()) {
    await wait(settleRetryIntervalMs);
    try {
      await work();
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
