/** What a service request came to, as JSON and as the address of the result page. No address holds what was typed. */

import type { RequestKind } from '../content/requests/request-kinds.ts';
import {
  type FormOutcome,
  formReply,
  type RejectionReason,
  type Reply,
} from '../http/form-outcome.ts';
import { requestMessages } from './request-messages.ts';

export type RequestOutcome =
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null }
  | Exclude<FormOutcome, { kind: 'invalid' }>
  | {
      kind: 'invalid';
      requestKind: RequestKind | null;
      errors: Readonly<Record<string, string>>;
    };

export function rejected(why: RejectionReason): RequestOutcome {
  return { kind: 'rejected', why };
}

export function asJson(answer: RequestOutcome): Reply {
  switch (answer.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, by } = answer;
      return { status: status === 'queued' ? 202 : 200, body: { status, reference, by } };
    }
    default:
      return formReply(answer, requestMessages);
  }
}

export const resultPath = '/your-request';

/** Without JavaScript: where the result is shown. */
export function asResultPath(answer: Exclude<RequestOutcome, { kind: 'rejected' }>): string {
  const query = new URLSearchParams({ result: answer.kind });
  if ('reference' in answer) query.set('reference', answer.reference);
  if (answer.kind === 'invalid' && answer.requestKind) query.set('kind', answer.requestKind);
  return `${resultPath}?${query}`;
}
