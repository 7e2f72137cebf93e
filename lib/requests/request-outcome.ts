/** What a service request came to, as an HTTP reply and as the path of the page that confirms it. No path holds what was typed. */
import type { RequestKind } from '../content/requests/request-kinds.ts';
import { formReply, type NotAccepted, type Rejected, type Reply } from '../http/form-reply.ts';
import { withCodeProblem } from '../one-time-codes/code-problems.ts';
import { type CodeRequired, codeRequiredReply } from '../one-time-codes/code-required.ts';
import { requestMessages } from './request-messages.ts';

export type InvalidRequest = {
  kind: 'invalid';
  requestKind: RequestKind | null;
  errors: Readonly<Record<string, string>>;
};

export type RequestOutcome =
  /** `by`: ISO date of the promised answer, null where the kind has no clock. `pass` shows the record for a while. */
  | { kind: 'delivered' | 'queued'; reference: string; by: string | null; pass: string }
  /** On disk, and nothing changed until the code is entered. */
  | CodeRequired
  | (InvalidRequest & { cookie?: string | undefined })
  | Exclude<NotAccepted, { kind: 'invalid' }>;

export function toRequestReply(outcome: RequestOutcome | Rejected): Reply {
  switch (outcome.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, by } = outcome;
      return { status: status === 'queued' ? 202 : 200, body: { status, reference, by } };
    }
    case 'code-required':
      return codeRequiredReply(outcome);
    default:
      return formReply(outcome, requestMessages);
  }
}

export const confirmationPath = '/your-request';

/** Where the code of a request is entered, with and without JavaScript. */
export const codeRequiredPath = `${confirmationPath}?result=code-required`;

/** Without JavaScript: where the outcome is shown. */
export function toRequestConfirmationPath(outcome: RequestOutcome): string {
  const query = new URLSearchParams({ result: outcome.kind });
  if (outcome.kind === 'code-required') return withCodeProblem(codeRequiredPath, outcome.problem);
  if ('reference' in outcome) {
    query.set('reference', outcome.reference);
    query.set('pass', outcome.pass);
  }
  if (outcome.kind === 'invalid' && outcome.requestKind) query.set('kind', outcome.requestKind);
  return `${confirmationPath}?${query}`;
}
