/** The browser's side of POST /api/call-back: every answer, and no answer, becomes one of three replies. */
import { antiForgeryFetch } from '../anti-forgery/anti-forgery-fetch.ts';
import { noteCampaign, readCampaign } from '../campaign/campaign-memory.ts';
import { campaignSchema } from '../campaign/campaign-schema.ts';
import type { FormSource } from './form-sources.ts';
import { type FieldErrors, messages } from './messages.ts';
import type { CallBackDetails } from './schema.ts';

export const callBackEndpoint = '/api/call-back';

/** Longer than our server waits for Lead.svc, so that its answer comes first; never a spinner for ever. */
const patienceMs = 20_000;

export type CallBackSubmission = CallBackDetails & {
  page: string;
  source: FormSource;
  /** One per wish: sent again with a retry, so that a lost answer does not become a second call. */
  idempotencyKey: string;
  /** The honeypot as it stands. */
  website: string;
};

export type CallBackReply =
  | { kind: 'thanks'; status: 'delivered' | 'queued'; reference: string }
  | { kind: 'errors'; errors: FieldErrors }
  | { kind: 'message'; message: string }
  /** Whether it arrived is not known: the next try must carry the same key. */
  | { kind: 'no-answer'; message: string };

export async function sendCallBack(
  url: string,
  { arg }: { arg: CallBackSubmission },
): Promise<CallBackReply> {
  const noAnswer: CallBackReply = { kind: 'no-answer', message: messages.noAnswer };
  try {
    const response = await antiForgeryFetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...arg, campaign: campaignOfVisit() }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return readReply(await response.json()) ?? noAnswer;
  } catch {
    return noAnswer;
  }
}

/** Bounded here already: a body that is too large would be refused. */
function campaignOfVisit() {
  noteCampaign();
  return campaignSchema.parse(readCampaign());
}

function readReply(body: unknown): CallBackReply | null {
  if (typeof body !== 'object' || body === null) return null;
  const { status, reference, errors, message } = body as Record<string, unknown>;
  if ((status === 'delivered' || status === 'queued') && typeof reference === 'string') {
    return { kind: 'thanks', status, reference };
  }
  if (typeof errors === 'object' && errors !== null) {
    return { kind: 'errors', errors: errors as FieldErrors };
  }
  return typeof message === 'string' ? { kind: 'message', message } : null;
}
