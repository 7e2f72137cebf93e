/**
 * The count of a client that all instances share, behind the one in memory. Rule: it can only refuse. Where it fails, or
 * does not answer at once, what memory said holds: a slow database never holds a request for it.
 */
import 'server-only';
import { processSingleton } from '../config/process-singleton.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import type { ClientLimit } from './with-client-rate-limit.server.ts';

export type SharedCounter = {
  /** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
  consume(limit: ClientLimit): Promise<number>;
  refund(limit: ClientLimit): Promise<void>;
};

/** Many times what it takes, and too little to be felt. */
const timeoutMs = 150;
/** Codes are counted by those who send them (lib/one-time-codes), whatever the store is. */
const exemptPurposes: readonly ClientLimit['purpose'][] = ['code', 'code-check'];

const shared = () => processSingleton('shared-client-limit', (): { count?: SharedCounter } => ({}));

/** Called at start-up; without it each process counts by itself. */
export function setSharedCounter(count: SharedCounter): void {
  shared().count = count;
}

/** @returns as `take`; 0 where nobody shares. */
export async function consumeSharedAllowance(limit: ClientLimit): Promise<number> {
  const { count } = shared();
  if (!count || exemptPurposes.includes(limit.purpose)) return 0;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), timeoutMs);
  });
  const answer = count.consume(limit).catch(logFailure);
  const seconds = await Promise.race([answer, timedOut]);
  clearTimeout(timer);
  return seconds;
}

/** Nobody waits for it. */
export function refundSharedAllowance(limit: ClientLimit): void {
  const { count } = shared();
  if (!count || exemptPurposes.includes(limit.purpose)) return;
  count.refund(limit).catch(logFailure);
}

function logFailure(error: unknown): number {
  logger().warn({ problem: errorName(error) }, 'shared limit not counted');
  return 0;
}
