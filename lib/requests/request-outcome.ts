/** What a service request came to, as an HTTP reply and as the path of the page that confirms it. No path holds what was typed. */
import type { RequestKind } from '../content/requests/request-kinds.ts';
import { formReply, type NotAccepted, type Rejected, type Reply } from '../http/form-reply.ts';
import { requestMessages } from './request-messages.ts';

export type InvalidRequest = {
  kind: 'invalid';
  requestKind: RequestKind | null;
  errors: Readonly<Record<string, string>>;
};

export type RequestOutcome =
  /** `by`: ISO date of the promised answer, null where the kind has no clock. `pass` shows the record for a while. */
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null; pass: string }
  | (InvalidRequest & { cookie?: string | undefined })
  | Exclude<NotAccepted, { kind: 'invalid' }>;

export function toRequestReply(outcome: RequestOutcome | Rejected): Reply {
  switch (outcome.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, by } = outcome;
      return { status: status === 'queued' ? 202 : 200, body: { status, reference, by } };
    }
    default:
      return formReply(outcome, requestMessages);
  }
}

export const confirmationPath = '/your-request';

/** Without JavaScript: where the outcome is shown. */
export function toRequestConfirmationPath(outcome: RequestOutcome): string {
  const query = new URLSearchParams({ result: outcome.kind });
  if ('reference' in outcome) {
    query.set('reference', outcome.reference);
    query.set('pass', outcome.pass);
  }
  if (outcome.kind === 'invalid' && outcome.requestKind) query.set('kind', outcome.requestKind);
  return `${confirmationPath}?${query}`;
}
