/**
 * Browser: polls the delivery status of a call-back that was stored and not delivered yet, while its page is open and
 * visible. Ends with a final status, or when its token is over, a day after the call has expired.
 */

import { dayMs, minuteMs } from '../../dates/iso-date.ts';
import { abortAfter } from '../../http/anti-forgery/abort-after.ts';
import { antiForgeryFetch } from '../../http/anti-forgery/anti-forgery-fetch.ts';
import type { ScheduledCall } from '../call-date.ts';

export type DeliveryStatus =
  /** `call` is the day that holds now: a slot that started before is tomorrow's. */
  | { kind: 'passed-on'; call?: ScheduledCall }
  /** Lead.svc refused it after it was promised: one of our people calls. */
  | { kind: 'with-person'; notice: string }
  | { kind: 'ended'; message: string };

/** As long as the token is valid (lib/forms/record-access-token.server.ts). */
const maxTotalMs = 8 * dayMs;
const maxIntervalMs = 5 * minuteMs;

/** Null if it did not end in this time, or the status is not available. */
export async function pollDeliveryStatus(accessToken: string): Promise<DeliveryStatus | null> {
  const begun = Date.now();
  for (
    let wait = 3_000;
    Date.now() - begun < maxTotalMs;
    wait = Math.min(wait * 1.5, maxIntervalMs)
  ) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    await untilVisible();
    const status = await fetchDeliveryStatus(accessToken);
    if (status !== 'not-yet') return status;
  }
  return null;
}

type CallBackState = { status?: string; message?: string; notice?: string; call?: ScheduledCall };

async function fetchDeliveryStatus(
  accessToken: string,
): Promise<DeliveryStatus | null | 'not-yet'> {
  try {
    const response = await antiForgeryFetch('/api/call-back/state', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pass: accessToken }),
      signal: abortAfter(10_000),
    });
    // A limit passes.
    if (response.status === 429) return 'not-yet';
    if (response.status >= 400 && response.status < 500) return null;
    const { status, message, notice, call } = (await response.json()) as CallBackState;
    if (status === 'passed-on') return { kind: 'passed-on', call };
    if (status === 'with-person' && notice) return { kind: 'with-person', notice };
    return response.ok && message ? { kind: 'ended', message } : 'not-yet';
  } catch {
    // Offline or busy: the next poll may succeed.
    return 'not-yet';
  }
}

function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onVisibilityChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
  });
}
