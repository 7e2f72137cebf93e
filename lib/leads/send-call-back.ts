/** The browser's side of POST /api/call-back. */
import { noteCampaign, readCampaign } from '../campaign/campaign-memory.ts';
import { campaignSchema } from '../campaign/campaign-schema.ts';
import { type FormReply, sendForm } from '../http/send-form.ts';
import { messages } from './call-back-messages.ts';
import type { FormSource } from './form-sources.ts';
import type { CallBackDetails } from './schema.ts';

export const callBackEndpoint = '/api/call-back';

/** Longer than our server waits for Lead.svc, so that its answer comes first; never a spinner for ever. */
const timeoutMs = 20_000;

export type CallBackSubmission = CallBackDetails & {
  page: string;
  source: FormSource;
  /** One per wish: sent again with a retry, so that a lost answer does not become a second call. */
  idempotencyKey: string;
  /** The honeypot as it stands. */
  website: string;
};

export type CallBackConfirmation = { status: 'delivered' | 'queued'; reference: string };

export function sendCallBack(
  url: string,
  submission: CallBackSubmission,
): Promise<FormReply<CallBackConfirmation>> {
  return sendForm(
    url,
    { ...submission, campaign: campaignOfVisit() },
    {
      timeoutMs,
      readThanks: ({ status, reference }) =>
        (status === 'delivered' || status === 'queued') && typeof reference === 'string'
          ? { status, reference }
          : null,
      noAnswerMessage: messages.noAnswer,
    },
  );
}

/** Bounded here already: a body that is too large would be refused. */
function campaignOfVisit() {
  noteCampaign();
  return campaignSchema.parse(readCampaign());
}
