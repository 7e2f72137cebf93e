/**
 * Rate limit of one client for searches and pages made per request, checked before any work. Rule: many visitors share
 * an address, so a faster client is delayed, by at most five seconds, and rejected only above sixty requests a second.
 * Two searches of one client run at a time, so that costly ones never fill the queue. The counts are in memory.
 */
import 'server-only';
import { minuteMs } from '../dates/iso-date.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { DetachedRateLimiter, retryAfterSecondsOf } from './detached-rate-limiter.server.ts';
import { tooManyReply } from './form-reply.ts';
import { type HandlerReply, jsonReply } from './handle-request.server.ts';
import { identifyClient, rateLimitKey } from './identify-client.server.ts';

type RateLimitKind = 'search' | 'page';

/** A client is rejected above `maxPerWindow` requests in this window. */
const windowSeconds = 10;
const maxPerWindow = 60 * windowSeconds;
/** Less than the web server's timeout for a page (deploy/nginx.conf). */
const maxDelayMs = 5_000;
/** Requests without a delay: what one reader opens, or several who share an address. */
const burstSizes = { page: 8, search: 20 };
const maxConcurrentSearches = 2;
/** After this time any client has its whole burst again. */
const idleExpiryMs = 10 * minuteMs;
/** Waiting searches of one client: sixty a second for the longest delay. */
const maxQueued = 300;

export type RateLimitSettings = {
  trustedProxyHops: number;
  searchesPerClientPerMinute: number;
  pagesPerClientPerMinute: number;
  /** The message of a rejection has the phone number. */
  broker: { phone: string };
};

/** @returns 0 after any delay (and counts the request); otherwise the seconds to wait. */
export async function consumeRateLimit(
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
  const startTimes = processSingleton('page-start-times', () => new Map<string, number>());
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

/** Wraps the handler of a search, before the query is parsed. */
export async function withSearchRateLimit(
  { headers }: Request,
  settings: RateLimitSettings,
  work: () => Promise<HandlerReply>,
): Promise<HandlerReply> {
  const retryAfterSeconds = await consumeRateLimit('search', headers, settings);
  if (retryAfterSeconds > 0) return tooManySearches(retryAfterSeconds, settings);
  const client = rateLimitKey(identifyClient(headers, settings.trustedProxyHops));
  const slots = slotsFor(client);
  if (slots.queue.length >= maxQueued) return tooManySearches(1, settings);
  if (slots.inUse >= maxConcurrentSearches)
    await new Promise<void>((resolve) => slots.queue.push(resolve));
  else slots.inUse += 1;
  try {
    return await work();
  } finally {
    releaseSlot(client, slots);
  }
}

function tooManySearches(retryAfterSeconds: number, { broker }: RateLimitSettings): HandlerReply {
  const message = `Many searches came from your network just now. Please wait a few seconds and try again, or call us on ${broker.phone}.`;
  return { response: jsonReply(tooManyReply(retryAfterSeconds, message)), outcome: 'too-many' };
}

type SearchSlots = { inUse: number; queue: (() => void)[] };
const allSlots = () => processSingleton('search-slots', () => new Map<string, SearchSlots>());

function slotsFor(client: string): SearchSlots {
  const slots = allSlots().get(client) ?? { inUse: 0, queue: [] };
  allSlots().set(client, slots);
  return slots;
}

/** The slot goes to the request of this client that has waited longest. */
function releaseSlot(client: string, slots: SearchSlots): void {
  const next = slots.queue.shift();
  if (next) {
    next();
    return;
  }
  slots.inUse -= 1;
  if (slots.inUse === 0) allSlots().delete(client);
}

function limiter(): DetachedRateLimiter {
  const options = { points: maxPerWindow, duration: windowSeconds };
  return processSingleton('page-rate-limit', () => new DetachedRateLimiter(options));
}
