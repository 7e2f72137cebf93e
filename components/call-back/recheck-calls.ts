/**
 * Asks the server about the calls of this visit: those whose answer was lost, and whether the booked ones still stand.
 * Calls may be stopped elsewhere: in another tab, by mail, at the desk. Fetched only where there is something to ask.
 */
import { abortAfter } from '@/lib/http/anti-forgery/abort-after';
import { antiForgeryFetch } from '@/lib/http/anti-forgery/anti-forgery-fetch';
import {
  digitsOfPost,
  isBookedCall,
  markBookedCallStopped,
  readCallsToCheck,
  readUnansweredPosts,
  settlePost,
  writeBookedCall,
} from '@/lib/leads/status/booked-calls';
import {
  announceDeliveryStatus,
  currentConfirmation,
  updateConfirmedCall,
} from '@/lib/leads/status/call-back-signals';
import type { RememberedCall } from '@/lib/leads/status/post-call-back-state.server';
import { recordSuccessfulRequest } from './exit-popup-suppression';

type Recheck = {
  /** A post without an answer has arrived: its call is booked. */
  isFound: boolean;
  /** What to say about calls that have ended. */
  ended: string[];
};

let running: Promise<Recheck> | null = null;

/** Nothing new where the server does not answer. */
export function recheckCalls(): Promise<Recheck> {
  // Each form of the page asks, and one request answers all of them.
  running ??= recheck()
    .catch(() => ({ isFound: false, ended: [] }))
    .finally(() => {
      running = null;
    });
  return running;
}

async function recheck(): Promise<Recheck> {
  const shown = currentConfirmation()?.reference;
  const booked = readCallsToCheck(new Date(), shown).map(({ pass }) => pass);
  const response = await antiForgeryFetch('/api/call-back/state', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ keys: readUnansweredPosts(), booked }),
    signal: abortAfter(10_000),
  });
  const { calls = [] } = (await response.json()) as { calls?: RememberedCall[] };
  return {
    isFound: calls.some(({ key, status }) => key !== undefined && status === 'booked'),
    ended: calls.flatMap(applyAnswer),
  };
}

function applyAnswer(answer: RememberedCall): string[] {
  const { key, reference } = answer;
  const found = key === undefined ? null : { digits: digitsOfPost(key), isFound: true };
  if (key !== undefined) settlePost(key, true);
  if (answer.status === 'booked') {
    const { digits, isFound } =
      found ??
      readCallsToCheck(new Date(), reference).find((call) => call.reference === reference) ??
      {};
    if (isBookedCall(answer.call)) writeBookedCall({ ...answer.call, digits, isFound });
    if (found) recordSuccessfulRequest(new Date());
    // Another release has none.
    if (answer.scheduled) updateConfirmedCall(reference, answer.scheduled);
    return [];
  }
  const isConfirmationOpen = currentConfirmation()?.reference === reference;
  markBookedCallStopped(reference);
  if (!isConfirmationOpen) return [`Your request ${reference} has ended. ${answer.message}`];
  announceDeliveryStatus(reference, { kind: 'ended', message: answer.message });
  return [];
}
