/**
 * Visitors who send a form and do not give up at once: each has a mobile number of its own, tries either instance, and
 * presses again with the same key, as our forms do, when no answer comes.
 */
import { randomUUID } from 'node:crypto';
import { timeSlots } from '../../../lib/lead-service/time-slots.ts';
import type { createApiClient } from '../../../testing/api-client.ts';
import type { Dice } from '../../../testing/seeded-random.ts';

export type Load = {
  /** Numbers whose visitor was told that we have it. */
  accepted: Set<string>;
  /** Numbers whose visitor was told that it did not work, or never got an answer. */
  unanswered: Set<string>;
  /** Ends once every visitor under way has an answer. */
  stop(): Promise<void>;
};

type Headers = Awaited<ReturnType<typeof createApiClient>>['headers'];

export type LoadForm = {
  path: string;
  /** Beside the mobile number and the key. */
  fields: Record<string, unknown>;
  firstMobile: number;
  visitorsAtOnce: number;
  /** Between two of one visitor's. */
  pauseMs: number;
};

const maxAttempts = 6;
const timeoutMs = 20_000;

export const callForm: LoadForm = {
  path: '/api/call-back',
  fields: { product: 2, timeSlot: timeSlots[0] },
  ...{ firstMobile: 6_000_000_000, visitorsAtOnce: 12, pauseMs: 0 },
};
/** Each becomes a mail; a mail server takes fewer a second than Lead.svc takes calls. */
export const contactForm: LoadForm = {
  path: '/api/requests',
  fields: { kind: 'contact', name: 'Asha', message: 'Which papers do I need for a claim?' },
  ...{ firstMobile: 8_000_000_000, visitorsAtOnce: 2, pauseMs: 400 },
};

/** @param urls where each instance answers; the headers of one are good for the other. */
export function startLoad(
  form: LoadForm,
  urls: readonly string[],
  headers: Headers,
  dice: Dice,
): Load {
  const accepted = new Set<string>();
  const unanswered = new Set<string>();
  let next = form.firstMobile;
  let isStopping = false;
  const visitor = async () => {
    while (!isStopping) {
      const mobile = String(next++);
      const isAccepted = await send(form, urls, headers, mobile, dice);
      (isAccepted ? accepted : unanswered).add(mobile);
      await new Promise((resolve) => setTimeout(resolve, form.pauseMs));
    }
  };
  const visitors = Array.from({ length: form.visitorsAtOnce }, visitor);
  return {
    accepted,
    unanswered,
    stop: async () => {
      isStopping = true;
      await Promise.all(visitors);
    },
  };
}

async function send(
  { path, fields }: LoadForm,
  urls: readonly string[],
  headers: Headers,
  mobile: string,
  dice: Dice,
): Promise<boolean> {
  const idempotencyKey = randomUUID();
  const body = JSON.stringify({ ...fields, mobile, idempotencyKey });
  for (let tries = 0; tries < maxAttempts; tries++) {
    const status = await postForm(`${dice.oneOf(urls)}${path}`, headers, body);
    if (status === 200 || status === 202) return true;
    await new Promise((resolve) => setTimeout(resolve, 200 + dice.below(800)));
  }
  return false;
}

/** @returns the status of an answer that came whole; 0 where none did. */
async function postForm(url: string, headers: Headers, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
