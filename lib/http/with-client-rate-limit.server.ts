/**
 * How much one client may ask for in an hour, by purpose. In memory, and behind it where instances share a database
 * (shared-client-limit.server.ts): the client's address is never written anywhere.
 */
import 'server-only';
import {
  RateLimiterMemory,
  RateLimiterQueue,
  RateLimiterQueueError,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { recordWriteOutcome } from '../config/last-writes.ts';
import { processSingleton } from '../config/process-singleton.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { rateLimitKey } from './client-address.server.ts';
import { DetachedRateLimiter } from './detached-rate-limiter.server.ts';
import { consumeSharedAllowance, refundSharedAllowance } from './shared-client-limit.server.ts';

export type ClientLimit = {
  /** What the law or a promise of ours owes at once is not refused: beyond the allowance it waits its turn. */
  isQueuedBeyondAllowance?: boolean;
  /** Beyond the allowance it is written down all the same, and `record` is told: what follows from it is its business. */
  isAcceptedBeyondAllowance?: boolean;
  purpose: 'call-back' | 'service-request' | 'upload' | 'draft' | 'look-up' | 'code' | 'code-check';
  client: string;
  perHour: number;
};

export type NotRecorded = { kind: 'too-many'; retryAfterSeconds: number } | { kind: 'not-written' };

/**
 * Around writing a request down: the client's allowance before it, and what a failure means after it. What
 * could not be written down, or was only a repetition, does not count against the client.
 */
export async function withClientRateLimit<Recorded extends { kind: string }>(
  limit: ClientLimit,
  record: (isBeyondAllowance: boolean) => Promise<Recorded>,
): Promise<Recorded | NotRecorded> {
  const retryAfterSeconds = await consumeClientAllowance(limit);
  const isBeyond = retryAfterSeconds > 0;
  const { isQueuedBeyondAllowance, isAcceptedBeyondAllowance } = limit;
  if (isBeyond && !isQueuedBeyondAllowance && !isAcceptedBeyondAllowance)
    return { kind: 'too-many', retryAfterSeconds };
  if (isBeyond && isQueuedBeyondAllowance && !(await waitForTurn(limit.client))) {
    // Anybody can bring this about, so it is no error of ours: an alarm on errors stays quiet.
    logger().warn(`${limit.purpose}: too many wait their turn`);
    return { kind: 'not-written' };
  }
  try {
    const recorded = await record(isBeyond);
    if (recorded.kind === 'inserted') recordWriteOutcome(true);
    if (recorded.kind === 'repeated' && !isBeyond) await refundClientAllowance(limit);
    return recorded;
  } catch (error) {
    recordWriteOutcome(false);
    logger().error({ problem: errorName(error) }, `${limit.purpose} not written`);
    if (!isBeyond) await refundClientAllowance(limit);
    return { kind: 'not-written' };
  }
}

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function consumeClientAllowance(limit: ClientLimit): Promise<number> {
  const client = rateLimitKey(limit.client);
  const limiter = limiterFor(limit);
  try {
    await limiter.consume(client);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
  const seconds = await consumeSharedAllowance(limit);
  // Used up elsewhere: a flood is refused by memory from now on, and does not reach the database.
  if (seconds > 0) await limiter.block(client, seconds);
  return seconds;
}

/** One in two seconds, and six of one client that wait: the browser gives up after twenty seconds. */
const turnRate = { points: 1, duration: 2 };
const maxQueued = 6;

/** @returns false when too many of this client wait at this instant. */
async function waitForTurn(client: string): Promise<boolean> {
  const queue = processSingleton(
    'client-turns',
    () => new RateLimiterQueue(new RateLimiterMemory(turnRate), { maxQueueSize: maxQueued }),
  );
  try {
    await queue.removeTokens(1, rateLimitKey(client));
    return true;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterQueueError)) throw refusal;
    return false;
  }
}

async function refundClientAllowance(limit: ClientLimit): Promise<void> {
  await limiterFor(limit).reward(rateLimitKey(limit.client));
  refundSharedAllowance(limit);
}

type Limiter = { points: number; limiter: DetachedRateLimiter };

function limiterFor({ purpose, perHour: points }: ClientLimit): DetachedRateLimiter {
  const limiters = processSingleton('client-limits', () => new Map<string, Limiter>());
  const existing = limiters.get(purpose);
  if (existing?.points === points) return existing.limiter;
  const limiter = new DetachedRateLimiter({ points, duration: 3600 });
  limiters.set(purpose, { points, limiter });
  return limiter;
}
