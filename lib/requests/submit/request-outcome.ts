/** Outcomes of a service request, each as an HTTP response and as the path of its confirmation page, without input. */

import { addQuery } from '../../browser/url-state/add-query.ts';
import type { RequestKind } from '../../content/requests/request-kinds.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import { formReply, type NotAcceptedOutcome, type Reply } from '../../http/form-reply.ts';
import {
  type CodeRequired,
  codeRequiredReply,
} from '../../identity/one-time-codes/code-required.ts';
import { requestCodePath, requestConfirmationPath } from '../../site/confirmation-paths.ts';
import { requestMessages } from './request-messages.ts';

export type InvalidRequest = {
  kind: 'invalid';
  requestKind: RequestKind | null;
  errors: Readonly<Record<string, string>>;
};

export type RequestOutcome =
  | {
      kind: 'delivered' | 'queued';
      reference: string;
      /** Of the promised answer, null if the kind has none; `by` in the reply. */
      dueDate: IsoDate | null;
      /** Opens the record for a while; `pass` in the URL. */
      accessToken: string;
      cookies?: readonly (string | undefined)[];
    }
  /** Stored, without effect until the code is entered. */
  | CodeRequired
  | (InvalidRequest & { cookies?: readonly (string | undefined)[] })
  | Exclude<NotAcceptedOutcome, { kind: 'invalid' }>;

export function toRequestReply(outcome: RequestOutcome): Reply {
  switch (outcome.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, dueDate } = outcome;
      return { status: status === 'queued' ? 202 : 200, body: { status, reference, by: dueDate } };
    }
    case 'code-required':
      return codeRequiredReply(outcome);
    default:
      return formReply(outcome, requestMessages);
  }
}

/** The page that shows the outcome without JavaScript. */
export function toRequestConfirmationPath(outcome: RequestOutcome): string {
  if (outcome.kind === 'code-required')
    return addQuery(requestCodePath, { problem: outcome.message });
  const kind = outcome.kind === 'invalid' ? outcome.requestKind : null;
  return confirmationUrl(requestConfirmationPath, outcome, kind ? { kind } : {});
}
