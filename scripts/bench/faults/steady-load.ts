/**
 * Visitors who send a form: each has another mobile number, uses either instance, and retries with the same idempotency
 * key when no response comes, as our forms do.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../../../testing/data/seeded-random.ts';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import type { createApiClient } from '../../../testing/handlers/api-client.ts';

export type SteadyLoad = {
  /** Mobile numbers whose request was confirmed. */
  accepted: Set<string>;
  /** Mobile numbers whose request failed or got no response. */
  failed: Set<string>;
  /** Resolves once every request has its response. */
  stop(): Promise<void>;
};

type Headers = Awaited<ReturnType<typeof createApiClient>>['headers'];

export type LoadForm = {
  path: string;
  /** Besides the mobile number and the idempotency key. */
  fields: Record<string, unknown>;
  firstMobile: number;
  visitorsAtOnce: number;
  /** Pause between two requests of one visitor. */
  pauseMs: number;
};

const maxAttempts = 6;
const timeoutMs = 20_000;

export const callForm: LoadForm = {
  path: '/api/call-back',
  fields: validCallBack,
  firstMobile: 6_000_000_000,
  visitorsAtOnce: 12,
  pauseMs: 0,
};
/** Each becomes a mail, and a mail server accepts fewer per second than Lead.svc. */
export const contactForm: LoadForm = {
  path: '/api/requests',
  fields: { kind: 'contact', name: 'Asha', message: 'Which papers do I need for a claim?' },
  firstMobile: 8_000_000_000,
  visitorsAtOnce: 2,
  pauseMs: 400,
};

/** @param urls of the instances; the headers of one are valid for all. */
export function startLoad(
  form: LoadForm,
  urls: readonly string[],
  headers: Headers,
  dice: Dice,
): SteadyLoad {
  const accepted = new Set<string>();
  const failed = new Set<string>();
  let next = form.firstMobile;
  let isStopping = false;
  const visitor = async () => {
    while (!isStopping) {
      const mobile = String(next++);
      const isAccepted = await sendCallBack(form, urls, headers, mobile, dice);
      (isAccepted ? accepted : failed).add(mobile);
      await wait(form.pauseMs);
    }
  };
  const visitors = Array.from({ length: form.visitorsAtOnce }, visitor);
  return {
    accepted,
    failed,
    stop: async () => {
      isStopping = true;
      await Promise.all(visitors);
    },
  };
}

async function sendCallBack(
  { path, fields }: LoadForm,
  urls: readonly string[],
  headers: Headers,
  mobile: string,
  dice: Dice,
): Promise<boolean> {
  const idempotencyKey = randomUUID();
  const body = JSON.stringify({ ...fields, mobile, idempotencyKey });
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const status = await postForm(`${dice.oneOf(urls)}${path}`, headers, body);
    if (status === 200 || status === 202) return true;
    await wait(200 + dice.below(800));
  }
  return false;
}

/** @returns the status of a complete response, else 0. */
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
