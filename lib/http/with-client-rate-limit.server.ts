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
import { recordWrite } from '../config/last-writes.ts';
import { perProcess } from '../config/per-process.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { countedClient } from './client-address.server.ts';
import { ClientCounter } from './client-counter.server.ts';
import { returnSharedAllowance, takeSharedAllowance } from './shared-client-limit.server.ts';

export type ClientLimit = {
  /** What the law or a promise of ours owes at once is not refused: beyond the allowance it waits its turn. */
  isOwed?: boolean;
  /** Beyond the allowance it is written down all the same, and `record` is told: what follows from it is its business. */
  isTakenBeyond?: boolean;
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
  const retryAfterSeconds = await takeClientAllowance(limit);
  const isBeyond = retryAfterSeconds > 0;
  const { isOwed, isTakenBeyond } = limit;
  if (isBeyond && !isOwed && !isTakenBeyond) return { kind: 'too-many', retryAfterSeconds };
  if (isBeyond && isOwed && !(await ownTurn(limit.client))) {
    // Anybody can bring this about, so it is no error of ours: an alarm on errors stays quiet.
    logger().warn(`${limit.purpose}: too many wait their turn`);
    return { kind: 'not-written' };
  }
  try {
    const recorded = await record(isBeyond);
    if (recorded.kind === 'inserted') recordWrite(true);
    if (recorded.kind === 'repeated' && !isBeyond) await returnClientAllowance(limit);
    return recorded;
  } catch (error) {
    recordWrite(false);
    logger().error({ problem: errorName(error) }, `${limit.purpose} not written`);
    if (!isBeyond) await returnClientAllowance(limit);
    return { kind: 'not-written' };
  }
}

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function takeClientAllowance(limit: ClientLimit): Promise<number> {
  const client = countedClient(limit.client);
  const limiter = limiterFor(limit);
  try {
    await limiter.consume(client);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
  const seconds = await takeSharedAllowance(limit);
  // Used up elsewhere: a flood is refused by memory from now on, and does not reach the database.
  if (seconds > 0) await limiter.block(client, seconds);
  return seconds;
}

/** One in two seconds, and six of one client that wait: the browser gives up after twenty seconds. */
const turn = { points: 1, duration: 2 };
const maxWaiting = 6;

/** @returns false when too many of this client wait at this instant. */
async function ownTurn(client: string): Promise<boolean> {
  const queue = perProcess(
    'client-turns',
    () => new RateLimiterQueue(new RateLimiterMemory(turn), { maxQueueSize: maxWaiting }),
  );
  try {
    await queue.removeTokens(1, countedClient(client));
    return true;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterQueueError)) throw refusal;
    return false;
  }
}

async function returnClientAllowance(limit: ClientLimit): Promise<void> {
  await limiterFor(limit).reward(countedClient(limit.client));
  returnSharedAllowance(limit);
}

type Limiter = { points: number; limiter: ClientCounter };

function limiterFor({ purpose, perHour: points }: ClientLimit): ClientCounter {
  const limiters = perProcess('client-limits', () => new Map<string, Limiter>());
  const existing = limiters.get(purpose);
  if (existing?.points === points) return existing.limiter;
  const limiter = new ClientCounter({ points, duration: 3600 });
  limiters.set(purpose, { points, limiter });
  return limiter;
}
