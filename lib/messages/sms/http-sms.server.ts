/**
 * Sends one text message through an HTTP gateway, once: one timeout for connecting and reading, a bounded body, no
 * redirects, every failure a value. The telecom rules require sender and registered template in each message (TRAI,
 * distributed ledger).
 */
import 'server-only';
import { connectionFailure, readTextUpToLimit } from '../../lead-service/service-reply.ts';
import type { SendSms, Sms, SmsOutcome } from './sms.ts';

export type SmsGateway = {
  url: string;
  secret: string;
  senderId: string;
  entityId: string;
  templateId: string;
  timeoutMs: number;
};

export function httpSms(gateway: SmsGateway): SendSms {
  return async (sms) => {
    const signal = AbortSignal.timeout(gateway.timeoutMs);
    try {
      const response = await fetch(gateway.url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/json; charset=utf-8',
          authorization: `Bearer ${gateway.secret}`,
          // The gateway sends only one message per key.
          'idempotency-key': sms.messageId,
        },
        body: JSON.stringify(toBody(sms, gateway)),
        redirect: 'manual',
        cache: 'no-store',
        signal,
      });
      const { text } = await readTextUpToLimit(response);
      return toOutcome(response.status, text);
    } catch (error) {
      if (signal.aborted) return notSent('time-out', true, `${gateway.timeoutMs} ms`);
      const { mayHaveArrived, detail } = connectionFailure(error);
      return notSent('unreachable', mayHaveArrived, detail);
    }
  };
}

function toBody({ to, text, messageId }: Sms, { senderId, entityId, templateId }: SmsGateway) {
  return { to: `91${to}`, text, messageId, senderId, entityId, templateId };
}

const acceptedStatuses = ['accepted', 'queued', 'sent', 'success', 'ok'];

/** Only an explicit success counts: an HTML page with status 200 has sent nothing. */
function toOutcome(status: number, text: string): SmsOutcome {
  if (status >= 500 || status === 408) return notSent('unusable', true, `status ${status}`);
  if (status < 200 || status >= 300) return notSent('refused', false, `status ${status}`);
  let gatewayStatus: unknown;
  try {
    gatewayStatus = (JSON.parse(text) as { status?: unknown } | null)?.status;
  } catch {
    return notSent('unusable', true, 'not JSON');
  }
  if (typeof gatewayStatus !== 'string') return notSent('unusable', true, 'no status');
  return acceptedStatuses.includes(gatewayStatus.toLowerCase())
    ? { kind: 'sent' }
    : notSent('refused', false, 'its status');
}

function notSent(
  reason: Extract<SmsOutcome, { kind: 'not-sent' }>['reason'],
  mayHaveArrived: boolean,
  detail: string,
): SmsOutcome {
  return { kind: 'not-sent', reason, mayHaveArrived, detail };
}
