/**
 * Writes the outcome of a send, and says how long what did not arrive waits until it is tried again. Only the holder of the claim (the row's attempt number) may: a sender that
 * was too slow and lost its lease changes nothing.
 */
import 'server-only';
import { recordWriteOutcome } from '../config/last-writes.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import type { Store } from '../store/schema.ts';
import { type OutboxName, type OutboxRow, outboxTables } from './outbox.server.ts';

const settleRetryIntervalMs = 200;

/**
 * What the other side answered must not get lost in a passing failure of the database: it would go out a
 * second time. The first try is waited for; further ones go on until the claim runs out.
 */
export async function settleWithRetry<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  nextState: (now: Date) => Partial<Row>,
): Promise<void> {
  const trySettle = () => settle(store, table, row, nextState(store.now()));
  try {
    await trySettle();
  } catch (error) {
    recordWriteOutcome(false);
    logger().error({ reference: row.reference, problem: errorName(error) }, 'outcome not written');
    void retryWhile(() => store.now() < new Date(row.next_attempt_at), trySettle);
  }
}

async function retryWhile(isOurs: () => boolean, work: () => Promise<void>): Promise<void> {
  while (isOurs()) {
    await new Promise((resolve) => setTimeout(resolve, settleRetryIntervalMs));
    try {
      return await work();
    } catch {
      // Logged the first time; the row falls due again if this goes on.
    }
  }
}

async function settle<Row extends OutboxRow>(
  store: Store,
  table: OutboxName,
  row: Row,
  changes: Partial<Row>,
): Promise<void> {
  await outboxTables(store.db)
    .updateTable(table)
    .set({ sending_since: null, ...(changes as Partial<OutboxRow>) })
    .where('id', '=', row.id)
    // Taken out, or confirmed by its code, while it was being sent.
    .where('state', '=', row.state)
    .where('attempts', '=', row.attempts)
    .execute();
}

const baseDelayMs = 2_000;
/** For a call: an expert is promised within 15 minutes. */
const defaultMaxDelayMs = 60_000;

/**
 * Doubles from two seconds to the longest; jitter of a quarter either way keeps a backlog from moving in step.
 * @param attempts sends already made, at least 1. @param random 0 to 1.
 */
export function retryDelayMs(
  attempts: number,
  random: number = Math.random(),
  maxMs: number = defaultMaxDelayMs,
): number {
  const doubled = baseDelayMs * 2 ** Math.min(attempts - 1, 20);
  return Math.round(Math.min(doubled, maxMs) * (0.75 + random / 2));
}

export const maxRetryDelayMs = retryDelayMs(Number.MAX_SAFE_INTEGER, 1);
