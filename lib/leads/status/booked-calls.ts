/**
 * The calls requested in this visit, in session storage with two digits of the number: each until its slot ends in
 * India or it is stopped; and posts that got no answer. Tabs that are open at once tell each other; nothing stays for
 * whoever uses the device later. Without storage the lists are empty and nothing else changes.
 */

import { readStored, writeStored } from '../../browser/web-storage/stored-json.ts';
import { formatDay } from '../../dates/format-date.ts';
import { dayMs, type IsoDate, timestampAfter } from '../../dates/iso-date.ts';
import { abortAfter } from '../../http/anti-forgery/abort-after.ts';
import { sanitizeMobileInput } from '../../input/mobile.ts';

export type BookedCall = {
  reference: string;
  /** Token that stops the call (lib/forms/record-access-token.server.ts), under its name in the storage. */
  pass: string;
  date: IsoDate;
  /** The product, as the confirmation names it. */
  about?: string;
  /** The last two digits of the number, where this visit knows them. */
  digits?: string;
  /** Its answer was lost: it was found by the key of its post. */
  isFound?: boolean;
  /** The server's words on a call that is not passed on as asked for. */
  notice?: string;
  /** Its slot is over, and Lead.svc has not taken it. */
  isLate?: boolean;
  /** "10:30 am". */
  at: string;
  /** The end of the slot, as an instant. */
  endsAt: string;
};

const storageKey = 'booked-calls';
/** More than the daily limit of one number. */
const maxCalls = 5;

export function writeBookedCall(call: BookedCall): void {
  const stored = readStoredCalls();
  // The browser went back to the thank-you page of a call that has been stopped since.
  if (stored.some(({ reference, isStopped }) => isStopped && reference === call.reference)) return;
  // Its slot has not ended on the server: where it has by this clock, the clock is wrong, and the call is shown for a day.
  const isClockAhead = !isUpcoming(call, new Date());
  const shown = isClockAhead ? { ...call, endsAt: timestampAfter(new Date(), dayMs) } : call;
  writeStoredCalls(
    [...stored.filter(({ reference }) => reference !== call.reference), shown].slice(-maxCalls),
  );
}

/** The entry stays, marked as stopped: going back to its thank-you page would add it again. */
export function markBookedCallStopped(reference: string): void {
  stoppedHere.add(reference);
  writeStoredCalls(
    readStoredCalls().map((call) =>
      call.reference === reference ? { ...call, isStopped: true } : call,
    ),
  );
}

/** Calls that are not stopped and whose slot has not ended. */
export function readBookedCalls(now: Date): BookedCall[] {
  return readStoredCalls().filter((call) => !call.isStopped && isUpcoming(call, now));
}

/** As long as a call may be made after its first slot, and a token stops it. */
const maxLateMs = 8 * dayMs;

/**
 * Those, also after their slot, because a call that is passed on late is the next day's; and the one that this page
 * shows as booked although another tab has stopped it.
 */
export function readCallsToCheck(now: Date, shown: string | undefined): BookedCall[] {
  return readStoredCalls().filter(
    ({ reference, isStopped, endsAt }) =>
      isUpcoming({ endsAt: timestampAfter(new Date(endsAt), maxLateMs) }, now) &&
      (!isStopped || (reference === shown && !stoppedHere.has(reference))),
  );
}

type StoredCall = BookedCall & { isStopped?: boolean };

const stoppedHere = new Set<string>();

function readStoredCalls(): StoredCall[] {
  const stored = readStored('sessionStorage', storageKey);
  return Array.isArray(stored) ? stored.filter(isBookedCall) : [];
}

const isUpcoming = ({ endsAt }: Pick<BookedCall, 'endsAt'>, now: Date) =>
  Date.parse(endsAt) > now.getTime();

/** Validates the content: another release or other code on this origin may have written it. */
export function isBookedCall(value: unknown): value is BookedCall {
  const call = Object(value) as Record<string, unknown>;
  return ['reference', 'pass', 'date', 'at', 'endsAt'].every(
    (name) => typeof call[name] === 'string',
  );
}

const postsKey = 'call-back-posts';
const maxPosts = 5;
/** As long as a later post can replace it (corrected-calls.server.ts). */
const maxPostAgeMs = dayMs;
/** Posts of this page that may still be answered. */
const inFlight = new Set<string>();
let latestPost: string | undefined;

type StoredPost = { key: string; at: number; digits: string };

/** A post whose answer may get lost with its page: what became of it is asked for by its idempotency key. */
export function rememberPost(key: string, readField: (name: string) => string): void {
  inFlight.add(key);
  latestPost = key;
  const stored = readStoredPosts().filter((post) => post.key !== key);
  const digits = sanitizeMobileInput(readField('mobile')).slice(-2);
  const post: StoredPost = { key, at: Date.now(), digits };
  writeStored('sessionStorage', postsKey, [...stored, post].slice(-maxPosts));
}

export function digitsOfPost(key: string): string | undefined {
  return readStoredPosts().find((post) => post.key === key)?.digits;
}

export function settlePost(key: string, isAnswered: boolean): void {
  inFlight.delete(key);
  if (isAnswered) {
    const others = readStoredPosts().filter((post) => post.key !== key);
    writeStored('sessionStorage', postsKey, others.length > 0 ? others : null);
    // What is answered may stand in the place of an earlier one: what became of that?
    if (others.length === 0) return;
  }
  askForCalls();
}

/** The post came from this page, and none of another form after it. */
export const isLatestPost = (key: string) => key === latestPost;

/**
 * The page that answers a native post knows the end of its number, and not its key. Shown again, it answers nothing:
 * its call is stored by then.
 */
export function settleNativePost({ reference, digits }: Partial<BookedCall>): void {
  if (readStoredCalls().some((call) => call.reference === reference)) return;
  const post = readStoredPosts()
    .filter((stored) => stored.digits === digits)
    .pop();
  if (post) settlePost(post.key, true);
}

/** The page was left and shown again: nothing is answered any more. */
export function settleLeftPosts(): void {
  inFlight.clear();
}

export function readUnansweredPosts(): string[] {
  return readStoredPosts().flatMap(({ key }) => (inFlight.has(key) ? [] : [key]));
}

function readStoredPosts(): StoredPost[] {
  const stored = readStored('sessionStorage', postsKey);
  const posts = (Array.isArray(stored) ? stored : []).map((post) => Object(post) as StoredPost);
  return posts.filter(
    ({ key, at }) => typeof key === 'string' && Date.now() - Number(at) < maxPostAgeMs,
  );
}

const askEvent = 'call-back-ask';

/** Something may have changed about the calls of this visit: a form of the page asks the server. */
export function askForCalls(): void {
  dispatchEvent(new Event(askEvent));
}

/** @returns the unsubscribe function. */
export function onAskForCalls(listener: () => void): () => void {
  addEventListener(askEvent, listener);
  return () => removeEventListener(askEvent, listener);
}

function writeStoredCalls(calls: readonly StoredCall[]): void {
  storeCalls(calls);
  tellTabs(storageKey, calls);
}

function storeCalls(calls: readonly StoredCall[]): void {
  writeStored('sessionStorage', storageKey, calls);
  dispatchEvent(new Event(storageKey));
}

/** An event in every other tab, by an entry that is gone at once. */
function tellTabs(key: string, value: unknown): void {
  writeStored('localStorage', key, value);
  writeStored('localStorage', key, null);
}

const askTabsKey = 'booked-calls-of-tabs';

/**
 * Learns the calls of the other open tabs, and tells them those of this one.
 * @returns the function that ends it.
 */
export function connectTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (newValue === null) return;
    if (key === askTabsKey && readStoredCalls().length > 0) tellTabs(storageKey, readStoredCalls());
    if (key === storageKey) mergeCalls(newValue);
  };
  addEventListener('storage', onStorage);
  tellTabs(askTabsKey, true);
  return () => removeEventListener('storage', onStorage);
}

function mergeCalls(told: string): void {
  let calls: unknown;
  try {
    calls = JSON.parse(told);
  } catch {
    return;
  }
  const merged = new Map(readStoredCalls().map((call) => [call.reference, call]));
  for (const call of Array.isArray(calls) ? (calls.filter(isBookedCall) as StoredCall[]) : []) {
    const isStopped = call.isStopped || merged.get(call.reference)?.isStopped;
    merged.set(call.reference, { ...call, ...(isStopped && { isStopped }) });
  }
  storeCalls([...merged.values()].slice(-maxCalls));
}

/**
 * Another form of the page, such as the popup's, or another tab may have booked or stopped a call.
 * @returns the unsubscribe function.
 */
export function onBookedCallsChange(listener: () => void): () => void {
  addEventListener(storageKey, listener);
  return () => removeEventListener(storageKey, listener);
}

/** The day as a date: the clock of this device may be wrong, so it does not say what is tomorrow. */
export function describeBookedCall({ date, at, reference }: BookedCall): string {
  return `Your slot: ${formatDay(date)} at ${at}, reference ${reference}.`;
}

/** @returns the result in words. */
export async function stopBookedCall({ reference, pass: stopToken }: BookedCall): Promise<string> {
  try {
    // This is not loaded with the page: few visitors stop a call.
    const { antiForgeryFetch } = await import('../../http/anti-forgery/anti-forgery-fetch.ts');
    const response = await antiForgeryFetch('/api/call-back/state', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stopPass: stopToken }),
      signal: abortAfter(10_000),
    });
    const { status } = (await response.json()) as { status?: string };
    if (response.ok) markBookedCallStopped(reference);
    if (status === 'stopped') return `Stopped. Nobody calls about ${reference}.`;
    if (status === 'desk-told') {
      return `Our call desk may have ${reference} already. We are telling it not to call; if somebody calls all the same, tell the caller.`;
    }
    if (response.status === 410)
      return 'It can’t be stopped from here any more. Call us, or use “Stop calls”.';
  } catch {
    return 'No answer came, so we do not know whether it is stopped. Try again, or call us.';
  }
  return 'This did not work just now. Try again, or call us.';
}
