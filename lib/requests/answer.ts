/** What a service request came to, as JSON and as the address of the result page. No address holds what was typed. */

import type { RequestKind } from '../content/requests/request-kinds.ts';
import {
  type FormAnswer,
  formAnswerAsJson,
  type HttpAnswer,
  type Rejection,
} from '../http/form-answer.ts';
import { requestMessages } from './messages.ts';

export type RequestAnswer =
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null }
  | Exclude<FormAnswer, { kind: 'invalid' }>
  | {
      kind: 'invalid';
      requestKind: RequestKind | null;
      errors: Readonly<Record<string, string>>;
    };

export function rejected(why: Rejection): RequestAnswer {
  return { kind: 'rejected', why };
}

export function asJson(answer: RequestAnswer): HttpAnswer {
  switch (answer.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, by } = answer;
      return { status: status === 'queued' ? 202 : 200, body: { status, reference, by } };
    }
    default:
      return formAnswerAsJson(answer, requestMessages);
  }
}

export const resultPath = '/your-request';

/** Without JavaScript: where the result is shown. */
export function asResultPath(answer: Exclude<RequestAnswer, { kind: 'rejected' }>): string {
  const query = new URLSearchParams({ result: answer.kind });
  if ('reference' in answer) query.set('reference', answer.reference);
  if (answer.kind === 'invalid' && answer.requestKind) query.set('kind', answer.requestKind);
  return `${resultPath}?${query}`;
}
