/**
 * The pace at which searches and pages are made for one client, before anything is made. Rule: people share addresses, so
 * whoever asks faster is slowed, by five seconds at the most, and refused above sixty requests a second only; two searches
 * of one client are made at once, so that whoever asks the costliest holds two places of the queue and never all. In
 * memory: a search or a page writes nothing.
 */
import 'server-only';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { perProcess } from '../config/per-process.ts';
import { clientAddress, countedClient } from './client-address.server.ts';
import { ClientCounter } from './client-counter.server.ts';
import { type HandlerReply, json } from './handle.server.ts';

type Paced = 'search' | 'page';

/** Of one client: above so many in these seconds it is refused. */
const windowSeconds = 10;
const refusedAbove = 60 * windowSeconds;
/** Shorter than a web server waits for a page (deploy/nginx.conf). */
const longestWaitMs = 5_000;
/** What one reader opens, or several who share an address, comes without a wait. */
const atOnce = { page: 8, search: 20 };
const searchesAtOnce = 2;
/** Longer than any client needs to have all of `atOnce` again. */
const forgottenAfterMs = 10 * 60_000;
/** Of one client: what comes in the longest wait at sixty a second. */
const maxWaiting = 300;

export type ClientPace = {
  trustedProxyHops: number;
  searchesPerClientPerMinute: number;
  pagesPerClientPerMinute: number;
  /** A refusal names the telephone. */
  broker: { phone: string };
};

/** @returns 0 once it is this one's turn (and counts it); otherwise the seconds to wait. */
export async function takePace(what: Paced, headers: Headers, pace: ClientPace): Promise<number> {
  const perMinute =
    what === 'search' ? pace.searchesPerClientPerMinute : pace.pagesPerClientPerMinute;
  const client = `${what} ${countedClient(clientAddress(headers, pace.trustedProxyHops))}`;
  try {
    await limiter().consume(client);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
  await ownTurn(client, 60_000 / perMinute, atOnce[what]);
  return 0;
}

/**
 * Whoever asks for forty in an instant has the first ones begun at once and the others one after the other: all others
 * find none of them in front of theirs.
 */
async function ownTurn(client: string, everyMs: number, first: number): Promise<void> {
  const turns = perProcess('client-turns-of-pace', () => new Map<string, number>());
  const now = performance.now();
  const next = Math.max(turns.get(client) ?? Number.NEGATIVE_INFINITY, now - first * everyMs);
  const turn = Math.min(next + everyMs, now + longestWaitMs);
  // The last to ask stands last, so that those nobody asked for any more are found at the front.
  turns.delete(client);
  turns.set(client, turn);
  for (const [other, last] of turns) {
    if (last > now - forgottenAfterMs) break;
    turns.delete(other);
  }
  if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
}

/** Around a search, before its query is read. */
export async function withinPace(
  { headers }: Request,
  pace: ClientPace,
  work: () => Promise<HandlerReply>,
): Promise<HandlerReply> {
  const seconds = await takePace('search', headers, pace);
  if (seconds > 0) return tooMany(seconds, pace);
  const client = countedClient(clientAddress(headers, pace.trustedProxyHops));
  const places = placesOf(client);
  if (places.waiting.length >= maxWaiting) return tooMany(1, pace);
  if (places.taken >= searchesAtOnce) await new Promise<void>((go) => places.waiting.push(go));
  else places.taken += 1;
  try {
    return await work();
  } finally {
    leave(client, places);
  }
}

function tooMany(seconds: number, { broker }: ClientPace): HandlerReply {
  const message = `Many searches came from your network just now. Please wait a few seconds and try again, or phone us on ${broker.phone}.`;
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

function limiter(): ClientCounter {
  const options = { points: refusedAbove, duration: windowSeconds };
  return perProcess('client-paces', () => new ClientCounter(options));
}
