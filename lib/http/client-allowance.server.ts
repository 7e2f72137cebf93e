/**
 * The hourly allowance of one client, by purpose: counted in memory first, then in the database that instances share.
 * Rule: the client, which is an address or a network, is never stored.
 */
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { rateLimitKey } from './identify-client.server.ts';

export type HourlyLimit = {
  purpose: 'call-back' | 'service-request' | 'upload' | 'draft' | 'look-up' | 'code' | 'code-check';
  client: string;
  perHour: number;
};

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function consumeClientAllowance(limit: HourlyLimit): Promise<number> {
  const client = rateLimitKey(limit.client);
  const limiter = limiterFor(limit);
  try {
    await limiter.consume(client);
  } catch (rejection) {
    return retryAfterSecondsOf(rejection);
  }
  const seconds = await consumeSharedAllowance(limit);
  // Used up on other instances: memory rejects from now on, so that a flood does not reach the database.
  if (seconds > 0) await limiter.block(client, seconds);
  return seconds;
}

export async function refundClientAllowance(limit: HourlyLimit): Promise<void> {
  await limiterFor(limit).reward(rateLimitKey(limit.client));
  refundSharedAllowance(limit);
}

/** One for each limit of a purpose: the desk's staff may upload more than a visitor. */
function limiterFor({ purpose, perHour: points }: HourlyLimit): DetachedRateLimiter {
  const limiters = processSingleton('client-limits', () => new Map<string, DetachedRateLimiter>());
  const key = `${purpose}:${points}`;
  const limiter = limiters.get(key) ?? new DetachedRateLimiter({ points, duration: 3600 });
  limiters.set(key, limiter);
  return limiter;
}

/** Shared by all instances: checked after the count in memory has allowed the request. */
export type SharedCounter = {
  /** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
  consume(limit: HourlyLimit): Promise<number>;
  refund(limit: HourlyLimit): Promise<void>;
};

/** Many times the duration of the statement, and too short to be noticed. */
const timeoutMs = 150;
/** lib/identity/one-time-codes counts these in the database itself, in SQLite too. */
const exemptPurposes: readonly HourlyLimit['purpose'][] = ['code', 'code-check'];

const shared = () =>
  processSingleton('shared-client-limit', (): { counter?: SharedCounter } => ({}));

/** Called at start-up if instances share a database; otherwise each process counts by itself. */
export function setSharedCounter(counter: SharedCounter): void {
  shared().counter = counter;
}

/**
 * Rule: the shared counter can only reject. If it fails or is slow, the in-memory decision stands: a slow database
 * delays no request.
 * RateLimiterPostgres in RLWrapperTimeouts (11.4.0) does not ensure that. Its insurance limiter counts only while the
 * database fails, so each failure renews the allowance; every request of a flood is sent to a hanging database and
 * waits for it; and its memory block outlasts a refund.
 * @returns 0 when allowed, and when no counter is shared; otherwise the seconds to wait.
 */
async function consumeSharedAllowance(limit: HourlyLimit): Promise<number> {
  const { counter } = shared();
  if (!counter || exemptPurposes.includes(limit.purpose)) return 0;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(0), timeoutMs);
  });
  const counted = counter.consume(limit).catch(logFailure);
  const seconds = await Promise.race([counted, timedOut]);
  clearTimeout(timer);
  return seconds;
}

/** No request waits for the refund. */
function refundSharedAllowance(limit: HourlyLimit): void {
  const { counter } = shared();
  if (!counter || exemptPurposes.includes(limit.purpose)) return;
  counter.refund(limit).catch(logFailure);
}

function logFailure(error: unknown): number {
  logger().warn(describeDatabaseError(error), 'shared limit not counted');
  return 0;
}

/** Every call runs in the async context of the first one of the process. */
const runDetached = <Result>(work: () => Result): Result =>
  processSingleton('outside-requests', () => AsyncLocalStorage.snapshot())(work);

export class DetachedRateLimiter extends RateLimiterMemory {
  override consume(...args: Parameters<RateLimiterMemory['consume']>) {
    return runDetached(() => super.consume(...args));
  }

  override reward(...args: Parameters<RateLimiterMemory['reward']>) {
    return runDetached(() => super.reward(...args));
  }

  override block(...args: Parameters<RateLimiterMemory['block']>) {
    return runDetached(() => super.block(...args));
  }
}

/** The seconds to wait, at least one. @param rejection what `consume` has thrown; another error is thrown again. */
export function retryAfterSecondsOf(rejection: unknown): number {
  if (!(rejection instanceof RateLimiterRes)) throw rejection;
  return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
}
