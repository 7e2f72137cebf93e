/**
 * Wraps the handler of a search. Rule: beside the limit of one client, two of its searches run at a time and the others
 * wait, so that costly ones never fill the queue of the search.
 */
import 'server-only';
import { processSingleton } from '../process/process-singleton.ts';
import { delayOrReject, type RateLimitSettings } from './delay-or-reject.server.ts';
import { tooManyReply } from './form-reply.ts';
import { type HandlerReply, jsonReply } from './handle-request.server.ts';
import { identifyClient, rateLimitKey } from './identify-client.server.ts';

const maxConcurrentSearches = 2;
/** Waiting searches of one client: sixty a second for the longest delay. */
const maxQueued = 300;

type SearchLimitSettings = RateLimitSettings & {
  /** The message of a rejection has the phone number. */
  broker: { phone: string };
};

/** Called before the query is parsed. */
export async function withSearchRateLimit(
  { headers }: Request,
  settings: SearchLimitSettings,
  work: () => Promise<HandlerReply>,
): Promise<HandlerReply> {
  const retryAfterSeconds = await delayOrReject('search', headers, settings);
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

function tooManySearches(retryAfterSeconds: number, { broker }: SearchLimitSettings): HandlerReply {
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
