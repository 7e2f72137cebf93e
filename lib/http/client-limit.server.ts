/** How much one client may ask for in an hour, by purpose. In memory: the address is never written anywhere. */
import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type ClientLimit = {
  purpose: 'call-back' | 'service-request' | 'look-up';
  client: string;
  perHour: number;
};

type KeptLimiter = { points: number; limiter: RateLimiterMemory };
const kept = globalThis as { __siteClientLimits?: Map<string, KeptLimiter> };

/** @returns 0 when one more is allowed (and counts it); otherwise the seconds to wait. */
export async function takeClientAllowance(limit: ClientLimit): Promise<number> {
  try {
    await limiterFor(limit).consume(limit.client);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** A request that could not be written down, or was only a repetition, does not count. */
export async function returnClientAllowance(limit: ClientLimit): Promise<void> {
  await limiterFor(limit).reward(limit.client);
}

function limiterFor({ purpose, perHour: points }: ClientLimit): RateLimiterMemory {
  kept.__siteClientLimits ??= new Map();
  const held = kept.__siteClientLimits.get(purpose);
  if (held?.points === points) return held.limiter;
  const limiter = new RateLimiterMemory({ points, duration: 3600 });
  kept.__siteClientLimits.set(purpose, { points, limiter });
  return limiter;
}
