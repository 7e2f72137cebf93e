/**
 * The count of a client that all instances share, checked after the one in memory has allowed the request. Rule: it can
 * only reject. If it fails or is slow, the in-memory decision stands: a slow database delays no request.
 * RateLimiterPostgres in RLWrapperTimeouts (11.4.0) does not ensure that. Its insurance limiter counts only while the
 * database fails, so each failure renews the allowance; every request of a flood is sent to a hanging database and
 * waits for it; and its memory block outlasts a refund.
 */
import 'server-only';
import { errorName, logger } from '../logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';

export type HourlyLimit = {
  purpose: 'call-back' | 'service-request' | 'upload' | 'draft' | 'look-up' | 'code' | 'code-check';
  client: string;
  perHour: number;
};

export type SharedCounter = {
  /** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
  consume(limit: HourlyLimit): Promise<number>;
  refund(limit: HourlyLimit): Promise<void>;
};

/** Many times the duration of the statement, and too short to be noticed. */
const timeoutMs = 150;
/** lib/one-time-codes counts these in the database itself, in SQLite too. */
const exemptPurposes: readonly HourlyLimit['purpose'][] = ['code', 'code-check'];

const shared = () => processSingleton('shared-client-limit', (): { count?: SharedCounter } => ({}));

/** Called at start-up if instances share a database; otherwise each process counts by itself. */
export function setSharedCounter(count: SharedCounter): void {
  shared().count = count;
}

/** @returns 0 when allowed, and when no counter is shared; otherwise the seconds to wait. */
export async function consumeSharedAllowance(limit: HourlyLimit): Promise<number> {
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

/** No request waits for the refund. */
export function refundSharedAllowance(limit: HourlyLimit): void {
  const { count } = shared();
  if (!count || exemptPurposes.includes(limit.purpose)) return;
  count.refund(limit).catch(logFailure);
}

function logFailure(error: unknown): number {
  logger().warn({ problem: errorName(error) }, 'shared limit not counted');
  return 0;
}
