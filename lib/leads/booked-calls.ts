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
  /** Stops it (lib/outbox/record-pass.server.ts). */
  pass: string;
  date: IsoDate;
  /** "10:30 am". */
  at: string;
  /** The end of the slot, as an instant. */
  endsAt: string;
};

const key = 'booked-calls';
/** More than one number may ask for in a day. */
const maxCalls = 5;

export function rememberBookedCall(call: BookedCall): void {
  const stored = storedCalls();
  // The browser's "back" to the thank-you page of a call that was stopped since.
  if (stored.some(({ reference, isStopped }) => isStopped && reference === call.reference)) return;
  write([...stored.filter(({ reference }) => reference !== call.reference), call].slice(-maxCalls));
}

/** It stays, marked: "back" to its thank-you page would bring it back. */
export function markBookedCallStopped(reference: string): void {
  write(
    storedCalls().map((call) =>
      call.reference === reference ? { ...call, isStopped: true } : call,
    ),
  );
}

/** Those whose slot is not over and that were not stopped. */
export function bookedCalls(now: Date): BookedCall[] {
  return storedCalls().filter((call) => !call.isStopped && isAhead(call, now));
}

type StoredCall = BookedCall & { isStopped?: boolean };

function storedCalls(): StoredCall[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(read) ? read.filter(isBookedCall) : [];
  } catch {
    return [];
  }
}

const isAhead = ({ endsAt }: BookedCall, now: Date) => Date.parse(endsAt) > now.getTime();

/** Anything may stand there: another release wrote it, or somebody else. */
export function isBookedCall(read: unknown): read is BookedCall {
  const call = Object(read) as Record<string, unknown>;
  return ['reference', 'pass', 'date', 'at', 'endsAt'].every(
    (name) => typeof call[name] === 'string',
  );
}

function write(calls: readonly StoredCall[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(calls));
  } catch {
    // Switched off or full.
  }
  dispatchEvent(new Event(key));
}

/** Another form of the page, the popup's among them, may have stopped one. @returns how to stop listening. */
export function onBookedCalls(listener: () => void): () => void {
  addEventListener(key, listener);
  return () => removeEventListener(key, listener);
}

/** "You asked for a call tomorrow at 10:30 am, reference CB-2345-6789." */
export function bookedWords({ date, at, reference }: BookedCall, now: Date): string {
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
