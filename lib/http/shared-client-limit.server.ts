/**
 * The count of a client that all instances share, behind the one in memory. Rule: it can only refuse. Where it fails, or
 * does not answer at once, what memory said holds: a slow database never holds a request for it.
 */
import 'server-only';
import { perProcess } from '../config/per-process.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import type { ClientLimit } from './with-client-rate-limit.server.ts';

export type SharedCount = {
  /** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
  take(limit: ClientLimit): Promise<number>;
  giveBack(limit: ClientLimit): Promise<void>;
};

/** Many times what it takes, and too little to be felt. */
const answerWithinMs = 150;
/** Codes are counted by those who send them (lib/one-time-codes), whatever the store is. */
const countedElsewhere: readonly ClientLimit['purpose'][] = ['code', 'code-check'];

const shared = () => perProcess('shared-client-limit', (): { count?: SharedCount } => ({}));

/** Called at start-up; without it each process counts by itself. */
export function shareClientLimits(count: SharedCount): void {
  shared().count = count;
}

/** @returns as `take`; 0 where nobody shares. */
export async function takeSharedAllowance(limit: ClientLimit): Promise<number> {
  const { count } = shared();
  if (!count || countedElsewhere.includes(limit.purpose)) return 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), answerWithinMs);
  });
  const answer = count.take(limit).catch(failed);
  const seconds = await Promise.race([answer, late]);
  clearTimeout(timer);
  return seconds;
}

/** Nobody waits for it. */
export function returnSharedAllowance(limit: ClientLimit): void {
  const { count } = shared();
  if (!count || countedElsewhere.includes(limit.purpose)) return;
  count.giveBack(limit).catch(failed);
}

function failed(error: unknown): number {
  logger().warn({ problem: errorName(error) }, 'shared limit not counted');
  return 0;
}
