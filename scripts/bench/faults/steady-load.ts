/**
 * Visitors who ask for a call and do not give up at once: each has a mobile number of its own, tries either instance, and
 * presses again with the same key, as our form does, when no answer comes.
 */
import { randomUUID } from 'node:crypto';
import type { apiClient } from '../../../testing/api-client.ts';
import type { Dice } from '../../../testing/seeded-random.ts';

export type Load = {
  /** Numbers whose visitor was told that the call is asked for. */
  accepted: Set<string>;
  /** Numbers whose visitor was told that it did not work, or never got an answer. */
  unanswered: Set<string>;
  /** Ends once every visitor under way has an answer. */
  stop(): Promise<void>;
};

type Headers = Awaited<ReturnType<typeof apiClient>>['headers'];

const visitorsAtOnce = 12;
const presses = 6;
const answerMs = 20_000;
const firstMobile = 6_000_000_000;

/** @param urls where each instance answers; the headers of one are good for the other. */
export function startLoad(urls: readonly string[], headers: Headers, dice: Dice): Load {
  const accepted = new Set<string>();
  const unanswered = new Set<string>();
  let next = firstMobile;
  let isStopping = false;
  const visitor = async () => {
    while (!isStopping) {
      const mobile = String(next++);
      const isAccepted = await askForCall(urls, headers, mobile, dice);
      (isAccepted ? accepted : unanswered).add(mobile);
    }
  };
  const visitors = Array.from({ length: visitorsAtOnce }, visitor);
  return {
    accepted,
    unanswered,
    stop: async () => {
      isStopping = true;
      await Promise.all(visitors);
    },
  };
}

async function askForCall(
  urls: readonly string[],
  headers: Headers,
  mobile: string,
  dice: Dice,
): Promise<boolean> {
  const idempotencyKey = randomUUID();
  const body = JSON.stringify({
    product: 2,
    timeSlot: '9:30 AM - 10:00 AM',
    mobile,
    idempotencyKey,
  });
  for (let tries = 0; tries < presses; tries++) {
    const status = await press(`${dice.oneOf(urls)}/api/call-back`, headers, body);
    if (status === 200 || status === 202) return true;
    await new Promise((resolve) => setTimeout(resolve, 200 + dice.below(800)));
  }
  return false;
}

/** @returns the status of an answer that came whole; 0 where none did. */
async function press(url: string, headers: Headers, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
