/** One round over one queue: claim what is due, send it at once, and learn whether the other side is up. */
import 'server-only';
import type { ClaimOrder } from './claim-due-rows.server.ts';

export type SendResult = {
  isSettled: boolean;
  /** What it says of the other side: nothing, where the row was never sent. */
  upstreamStatus: 'up' | 'down' | 'unknown';
};

export type Queue<Row> = {
  concurrency: number;
  claim: (limit: number, order: ClaimOrder) => Promise<Row[]>;
  send: (row: Row) => Promise<SendResult>;
};

/** Remembered between rounds by the sweeper. */
export type Health = { isUp: boolean };

export type RoundOutcome = { settled: number; unusable: number };

/** @param isStopped asked between sends: on shutdown the round ends early. */
export async function sweepQueue<Row>(
  queue: Queue<Row>,
  health: Health,
  isStopped: () => boolean,
): Promise<RoundOutcome> {
  const result: RoundOutcome = { settled: 0, unusable: 0 };
  while (!isStopped()) {
    // While the other side does not answer, one row asks whether it is back; the rest stay due for then.
    const limit = health.isUp ? queue.concurrency : 1;
    const rows = await queue.claim(limit, health.isUp ? 'longest-due' : 'least-tried');
    const sent = await Promise.all(rows.map(queue.send));
    result.settled += sent.filter(({ isSettled }) => isSettled).length;
    result.unusable += sent.filter(({ isSettled }) => !isSettled).length;
    // One usable answer is enough: what failed beside it may be at fault itself, and must not hold up others.
    const statuses = new Set(sent.map(({ upstreamStatus }) => upstreamStatus));
    if (statuses.has('up')) health.isUp = true;
    else if (statuses.has('down')) health.isUp = false;
    if (sent.length < limit || !health.isUp) break;
  }
  return result;
}
