/**
 * What one client may have made for it, before anything is made: so many searches and pages in ten seconds, and two
 * searches at once, so that whoever asks the costliest ones holds two places of the queue and never all. In memory: a
 * search or a page writes nothing. People share addresses, so both are far above what one person does.
 */
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { perProcess } from '../config/per-process.ts';
import { clientAddress, countedClient } from './client-address.server.ts';
import { ClientCounter } from './client-counter.server.ts';
import { type HandlerReply, json } from './handle.server.ts';

type Paced = 'search' | 'page';

const windowSeconds = 10;
const searchesAtOnce = 2;
const pagesAtOnce = 8;
/** Of one client; a person who types on has one or two that were overtaken. */
const maxWaiting = 10;

export type ClientPace = {
  trustedProxyHops: number;
  searchesPerClientPerMinute: number;
  pagesPerClientPerMinute: number;
};

/** @returns 0 when one more may be made (and counts it); otherwise the seconds to wait. */
export async function takePace(what: Paced, headers: Headers, pace: ClientPace): Promise<number> {
  const perMinute =
    what === 'search' ? pace.searchesPerClientPerMinute : pace.pagesPerClientPerMinute;
  const client = countedClient(clientAddress(headers, pace.trustedProxyHops));
  const points = Math.ceil((perMinute * windowSeconds) / 60);
  try {
    await limiterFor(what, points).consume(client);
    return what === 'page' ? await waitForTurn(client, (windowSeconds * 1000) / points) : 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/**
 * What one reader opens comes at once; who asks for forty in an instant has the others begun one after the other, whenever
 * in the ten seconds that instant is, and all others find none of them in front of theirs.
 */
async function waitForTurn(client: string, everyMs: number): Promise<number> {
  const turns = perProcess('page-turns', () => new Map<string, number>());
  const now = performance.now();
  const turn =
    Math.max(turns.get(client) ?? Number.NEGATIVE_INFINITY, now - pagesAtOnce * everyMs) + everyMs;
  const waitMs = turn - now;
  // Forty at the end of one ten seconds and forty at the start of the next.
  if (waitMs > windowSeconds * 1000) return windowSeconds;
  turns.set(client, turn);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  return 0;
}

/** Around a search, before its query is read. */
export async function withinPace(
  { headers }: Request,
  pace: ClientPace,
  work: () => Promise<HandlerReply>,
): Promise<HandlerReply> {
  const seconds = await takePace('search', headers, pace);
  if (seconds > 0) return tooMany(seconds);
  const client = countedClient(clientAddress(headers, pace.trustedProxyHops));
  const places = placesOf(client);
  if (places.waiting.length >= maxWaiting) return tooMany(1);
  if (places.taken >= searchesAtOnce) await new Promise<void>((go) => places.waiting.push(go));
  else places.taken += 1;
  try {
    return await work();
  } finally {
    leave(client, places);
  }
}

function tooMany(seconds: number): HandlerReply {
  const message =
    'Many searches came from your network just now. Please wait a few seconds and try again.';
  const headers = { 'Retry-After': String(seconds) };
  return { response: json(429, { message }, headers), outcome: 'too-many' };
}

type Places = { taken: number; waiting: (() => void)[] };
const allPlaces = () => perProcess('search-places', () => new Map<string, Places>());

function placesOf(client: string): Places {
  const places = allPlaces().get(client) ?? { taken: 0, waiting: [] };
  allPlaces().set(client, places);
  return places;
}

/** The place goes to whoever of this client waits longest. */
function leave(client: string, places: Places): void {
  const next = places.waiting.shift();
  if (next) {
    next();
    return;
  }
  places.taken -= 1;
  if (places.taken === 0) allPlaces().delete(client);
}

function limiterFor(what: Paced, points: number): ClientCounter {
  const limiters = perProcess('client-paces', () => new Map<string, ClientCounter>());
  const limiter =
    limiters.get(`${what} ${points}`) ?? new ClientCounter({ points, duration: windowSeconds });
  limiters.set(`${what} ${points}`, limiter);
  return limiter;
}
