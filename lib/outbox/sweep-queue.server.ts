/** One round over one queue: claims due rows, sends them at once, and tracks the upstream's health. */
import 'server-only';
import type { ClaimOrder } from './claim-due-rows.server.ts';

export type SendOutcome = {
  isSettled: boolean;
  /** Whether the upstream responded; `unknown` if the row was never sent. */
  upstreamStatus: 'up' | 'down' | 'unknown';
};

export type Queue<Row> = {
  concurrency: number;
  claim: (limit: number, order: ClaimOrder) => Promise<Row[]>;
  send: (row: Row) => Promise<SendOutcome>;
};

/** The sweeper stores it between rounds. */
export type QueueHealth = { isUp: boolean };

export type RoundOutcome = { settled: number; unusable: number };

/** Of one round: a backlog must not keep time limits and the other queue waiting. */
const maxBatches = 100;

/** @param isStopped checked between sends: on shutdown the round ends early. */
export async function sweepQueue<Row>(
  queue: Queue<Row>,
  health: QueueHealth,
  isStopped: () => boolean = () => false,
): Promise<RoundOutcome> {
  const result: RoundOutcome = { settled: 0, unusable: 0 };
  for (let batch = 0; batch < maxBatches && !isStopped(); batch++) {
    // While the upstream is down, one row probes it; the others stay due.
    const limit = health.isUp ? queue.concurrency : 1;
    const rows = await queue.claim(limit, health.isUp ? 'longest-due' : 'least-tried');
    const results = await Promise.all(rows.map(queue.send));
    result.settled += results.filter(({ isSettled }) => isSettled).length;
    result.unusable += results.filter(({ isSettled }) => !isSettled).length;
    // One usable response is enough: a failed row may be at fault itself and must not block the others.
    const statuses = new Set(results.map(({ upstreamStatus }) => upstreamStatus));
    if (statuses.has('up')) health.isUp = true;
    else if (statuses.has('down')) health.isUp = false;
    if (results.length < limit || !health.isUp) break;
  }
  return result;
}
