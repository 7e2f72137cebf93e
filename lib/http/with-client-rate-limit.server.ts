/**
 * How much one client may ask for in an hour, by purpose. In memory: the client's address is never written
 * anywhere.
 */
import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { perProcess } from '../config/per-process.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import { countedClient } from './client-address.server.ts';

export type ClientLimit = {
  purpose: 'call-back' | 'service-request' | 'upload' | 'draft' | 'look-up';
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
  record: () => Promise<Recorded>,
): Promise<Recorded | NotRecorded> {
  const retryAfterSeconds = await takeClientAllowance(limit);
  if (retryAfterSeconds > 0) return { kind: 'too-many', retryAfterSeconds };
  try {
    const recorded = await record();
    if (recorded.kind === 'repeated') await returnClientAllowance(limit);
    return recorded;
  } catch (error) {
    logger().error({ problem: errorName(error) }, `${limit.purpose} not written`);
    await returnClientAllowance(limit);
    return { kind: 'not-written' };
  }
}

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function takeClientAllowance(limit: ClientLimit): Promise<number> {
  try {
    await limiterFor(limit).consume(countedClient(limit.client));
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

async function returnClientAllowance(limit: ClientLimit): Promise<void> {
  await limiterFor(limit).reward(countedClient(limit.client));
}

type Limiter = { points: number; limiter: RateLimiterMemory };

function limiterFor({ purpose, perHour: points }: ClientLimit): RateLimiterMemory {
  const limiters = perProcess('client-limits', () => new Map<string, Limiter>());
  const existing = limiters.get(purpose);
  if (existing?.points === points) return existing.limiter;
  const limiter = new RateLimiterMemory({ points, duration: 3600 });
  limiters.set(purpose, { points, limiter });
  return limiter;
}
