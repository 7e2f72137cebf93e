/** How many calls one client may ask for in an hour. In memory: the address is never written anywhere. */
import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const kept = globalThis as { __siteClientLimit?: { points: number; limiter: RateLimiterMemory } };

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function takeClientAllowance(client: string, perHour: number): Promise<number> {
  try {
    await limiterFor(perHour).consume(client);
    return 0;
  } catch (limit) {
    if (limit instanceof RateLimiterRes) return Math.max(1, Math.ceil(limit.msBeforeNext / 1000));
    throw limit;
  }
}

/** A request that could not be written down, or was only a repetition, does not count. */
export async function returnClientAllowance(client: string, perHour: number): Promise<void> {
  await limiterFor(perHour).reward(client);
}

function limiterFor(points: number): RateLimiterMemory {
  if (kept.__siteClientLimit?.points !== points) {
    kept.__siteClientLimit = { points, limiter: new RateLimiterMemory({ points, duration: 3600 }) };
  }
  return kept.__siteClientLimit.limiter;
}
