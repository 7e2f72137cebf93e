/**
 * Rate limit of one client for searches and pages made per request, checked before any work. Rule: many visitors share
 * an address, so a faster client is delayed, by at most five seconds, and rejected only above sixty requests a second.
 * The counts are in memory.
 */
import 'server-only';
import { minuteMs } from '../dates/iso-date.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { DetachedRateLimiter, retryAfterSecondsOf } from './client-allowance.server.ts';
import { identifyClient, rateLimitKey } from './identify-client.server.ts';

type RateLimitKind = 'search' | 'page';

/** A client is rejected above `maxPerWindow` requests in this window. */
const windowSeconds = 10;
const maxPerWindow = 60 * windowSeconds;
/** Less than the web server's timeout for a page (deploy/nginx.conf). */
const maxDelayMs = 5_000;
/** Requests without a delay: what one reader opens, or several who share an address. */
const burstSizes = { page: 8, search: 20 };
/** After this time any client has its whole burst again. */
const idleExpiryMs = 10 * minuteMs;

export type RateLimitSettings = {
  trustedProxyHops: number;
  searchesPerClientPerMinute: number;
  pagesPerClientPerMinute: number;
};

/**
 * Counts the request.
 * @returns 0 once it may run, after any delay; otherwise the seconds to wait: it is rejected.
 */
export async function delayOrReject(
  kind: RateLimitKind,
  headers: Headers,
  settings: RateLimitSettings,
): Promise<number> {
  const perMinute =
    kind === 'search' ? settings.searchesPerClientPerMinute : settings.pagesPerClientPerMinute;
  const client = `${kind} ${rateLimitKey(identifyClient(headers, settings.trustedProxyHops))}`;
  try {
    await limiter().consume(client);
  } catch (rejection) {
    return retryAfterSecondsOf(rejection);
  }
  await delayBeyondBurst(client, 60_000 / perMinute, burstSizes[kind]);
  return 0;
}

/** A client's burst starts at once, its further requests one after the other: none of them delays another client. */
async function delayBeyondBurst(client: string, everyMs: number, burstSize: number): Promise<void> {
  const startTimes = processSingleton('delayed-start-times', () => new Map<string, number>());
  const now = performance.now();
  const next = Math.max(
    startTimes.get(client) ?? Number.NEGATIVE_INFINITY,
    now - burstSize * everyMs,
  );
  const startAt = Math.min(next + everyMs, now + maxDelayMs);
  // A Map keeps the order of insertion: idle clients are at its front.
  startTimes.delete(client);
  startTimes.set(client, startAt);
  for (const [other, last] of startTimes) {
    if (last > now - idleExpiryMs) break;
    startTimes.delete(other);
  }
  if (startAt > now) await new Promise((resolve) => setTimeout(resolve, startAt - now));
}

function limiter(): DetachedRateLimiter {
  const options = { points: maxPerWindow, duration: windowSeconds };
  return processSingleton('reject-rate-limit', () => new DetachedRateLimiter(options));
}
