/**
 * The browser's memory of the calls that were asked for in this visit: session storage, never the number, each until its
 * slot is over in India or it was stopped. Where storage is switched off there is none, and nothing else changes.
 */
import { abortAfter } from '../anti-forgery/abort-after.ts';
import { antiForgeryFetch } from '../anti-forgery/anti-forgery-fetch.ts';
import { formatDay } from '../dates/format-date.ts';
import { addDays, type IsoDate, todayInIndia } from '../dates/iso-date.ts';

export type BookedCall = {
  reference: string;
  /** Stops it (lib/outbox/record-access-token.server.ts). */
  pass: string;
  date: IsoDate;
  /** "10:30 am". */
  at: string;
  /** The end of the slot, as an instant. */
  endsAt: string;
};

const storageKey = 'booked-calls';
/** More than one number may ask for in a day. */
const maxCalls = 5;

export function rememberBookedCall(call: BookedCall): void {
  const stored = readStoredCalls();
  // The browser's "back" to the thank-you page of a call that was stopped since.
  if (stored.some(({ reference, isStopped }) => isStopped && reference === call.reference)) return;
  writeStoredCalls(
    [...stored.filter(({ reference }) => reference !== call.reference), call].slice(-maxCalls),
  );
}

/** It stays, marked: "back" to its thank-you page would bring it back. */
export function markBookedCallStopped(reference: string): void {
  writeStoredCalls(
    readStoredCalls().map((call) =>
      call.reference === reference ? { ...call, isStopped: true } : call,
    ),
  );
}

/** Those whose slot is not over and that were not stopped. */
export function readBookedCalls(now: Date): BookedCall[] {
  return readStoredCalls().filter((call) => !call.isStopped && isUpcoming(call, now));
}

type StoredCall = BookedCall & { isStopped?: boolean };

function readStoredCalls(): StoredCall[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? read.filter(isBookedCall) : [];
  } catch {
    return [];
  }
}

const isUpcoming = ({ endsAt }: BookedCall, now: Date) => Date.parse(endsAt) > now.getTime();

/** Anything may stand there: another release wrote it, or somebody else. */
export function isBookedCall(value: unknown): value is BookedCall {
  const call = Object(value) as Record<string, unknown>;
  return ['reference', 'pass', 'date', 'at', 'endsAt'].every(
    (name) => typeof call[name] === 'string',
  );
}

function writeStoredCalls(calls: readonly StoredCall[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(calls));
  } catch {
    // Switched off or full.
  }
  dispatchEvent(new Event(storageKey));
}

/** Another form of the page, the popup's among them, may have stopped one. @returns how to stop listening. */
export function onBookedCallsChange(listener: () => void): () => void {
  addEventListener(storageKey, listener);
  return () => removeEventListener(storageKey, listener);
}

/** "You asked for a call tomorrow at 10:30 am, reference CB-2345-6789." */
export function describeBookedCall({ date, at, reference }: BookedCall, now: Date): string {
  const day =
    date === todayInIndia(now)
      ? 'today'
      : date === addDays(todayInIndia(now), 1)
        ? 'tomorrow'
        : `on ${formatDay(date)}`;
  return `You asked for a call ${day} at ${at}, reference ${reference}.`;
}

/** @returns what became of it, in words. */
export async function stopBookedCall({ reference, pass }: BookedCall): Promise<string> {
  try {
    const response = await antiForgeryFetch('/api/call-back/state', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stopPass: pass }),
      signal: abortAfter(10_000),
    });
    const { status } = (await response.json()) as { status?: string };
    if (response.ok) markBookedCallStopped(reference);
    if (status === 'stopped') return `Stopped. Nobody calls about ${reference}.`;
    if (status === 'desk-told') {
      return `Our call desk had ${reference} already. We are telling it not to call; if it rings all the same, say so.`;
    }
    if (response.status === 410) {
      return 'It cannot be stopped from here any more. Ring us, or enter your number under “Stop calls”.';
    }
  } catch {
    // Said below.
  }
  return 'This did not work just now. Try again, or ring us.';
}
