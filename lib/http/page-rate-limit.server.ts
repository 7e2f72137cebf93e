/**
 * The pace at which searches and pages are made for one client, before anything is made. Rule: people share addresses, so
 * whoever asks faster is slowed, by five seconds at the most, and refused above sixty requests a second only; two searches
 * of one client are made at once, so that whoever asks the costliest holds two places of the queue and never all. In
 * memory: a search or a page writes nothing.
 */
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { processSingleton } from '../config/process-singleton.ts';
import { clientAddress, rateLimitKey } from './client-address.server.ts';
import { DetachedRateLimiter } from './detached-rate-limiter.server.ts';
import { type HandlerReply, json } from './handle.server.ts';

type RateLimitKind = 'search' | 'page';

/** Of one client: above so many in these seconds it is refused. */
const windowSeconds = 10;
const maxPerWindow = 60 * windowSeconds;
/** Shorter than a web server waits for a page (deploy/nginx.conf). */
const maxDelayMs = 5_000;
/** What one reader opens, or several who share an address, comes without a wait. */
const burstSizes = { page: 8, search: 20 };
const maxConcurrentSearches = 2;
/** Longer than any client needs to have all of `concurrency` again. */
const idleExpiryMs = 10 * 60_000;
/** Of one client: what comes in the longest wait at sixty a second. */
const maxQueued = 300;

export type RateLimitSettings = {
  trustedProxyHops: number;
  searchesPerClientPerMinute: number;
  pagesPerClientPerMinute: number;
  /** A refusal names the telephone. */
  broker: { phone: string };
};

/** @returns 0 once it is this one's turn (and counts it); otherwise the seconds to wait. */
export async function consumeRateLimit(
  kind: RateLimitKind,
  headers: Headers,
  settings: RateLimitSettings,
): Promise<number> {
  const perMinute =
    kind === 'search' ? settings.searchesPerClientPerMinute : settings.pagesPerClientPerMinute;
  const client = `${kind} ${rateLimitKey(clientAddress(headers, settings.trustedProxyHops))}`;
  try {
    await limiter().consume(client);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
  await waitForTurn(client, 60_000 / perMinute, burstSizes[kind]);
  return 0;
}

/**
 * Whoever asks for forty in an instant has the first ones begun at once and the others one after the other: all others
 * find none of them in front of theirs.
 */
async function waitForTurn(client: string, everyMs: number, burstSize: number): Promise<void> {
  const turns = processSingleton('client-turns-of-pace', () => new Map<string, number>());
  const now = performance.now();
  const next = Math.max(turns.get(client) ?? Number.NEGATIVE_INFINITY, now - burstSize * everyMs);
  const turn = Math.min(next + everyMs, now + maxDelayMs);
  // The last to ask stands last, so that those nobody asked for any more are found at the front.
  turns.delete(client);
  turns.set(client, turn);
  for (const [other, last] of turns) {
    if (last > now - idleExpiryMs) break;
    turns.delete(other);
  }
  if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
}

/** Around a search, before its query is read. */
export async function withRateLimit(
  { headers }: Request,
  settings: RateLimitSettings,
  work: () => Promise<HandlerReply>,
): Promise<HandlerReply> {
  const seconds = await consumeRateLimit('search', headers, settings);
  if (seconds > 0) return tooManyRequests(seconds, settings);
  const client = rateLimitKey(clientAddress(headers, settings.trustedProxyHops));
  const places = slotsFor(client);
  if (places.queue.length >= maxQueued) return tooManyRequests(1, settings);
  if (places.inUse >= maxConcurrentSearches) await new Promise<void>((go) => places.queue.push(go));
  else places.inUse += 1;
  try {
    return await work();
  } finally {
    releaseSlot(client, places);
  }
}

function tooManyRequests(seconds: number, { broker }: RateLimitSettings): HandlerReply {
  const message = `Many searches came from your network just now. Please wait a few seconds and try again, or phone us on ${broker.phone}.`;
  const headers = { 'Retry-After': String(seconds) };
  return { response: json(429, { message }, headers), outcome: 'too-many' };
}

type SearchSlots = { inUse: number; queue: (() => void)[] };
const allSlots = () => processSingleton('search-places', () => new Map<string, SearchSlots>());

function slotsFor(client: string): SearchSlots {
  const places = allSlots().get(client) ?? { inUse: 0, queue: [] };
  allSlots().set(client, places);
  return places;
}

/** The place goes to whoever of this client waits longest. */
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
  return processSingleton('client-paces', () => new DetachedRateLimiter(options));
}
