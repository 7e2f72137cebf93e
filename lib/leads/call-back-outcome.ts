/** What a call-back submission came to, and how each outcome reads as an HTTP reply and as the path of the page that confirms it. */
import {
  formReply,
  type NotAccepted,
  problemId,
  type Rejected,
  type Reply,
} from '../http/form-reply.ts';
import { isProductCode } from '../lead-service/call-back-products.ts';
import { type TimeSlot, timeSlots } from '../lead-service/time-slots.ts';
import { withCodeProblem } from '../one-time-codes/code-problems.ts';
import { type CodeRequired, codeRequiredReply } from '../one-time-codes/code-required.ts';
import { isRoutePath } from '../site/find-route.ts';
import { callBackMessages, type FieldErrors } from './call-back-messages.ts';
import type { ArrangedCall } from './call-date.ts';

export type CallBackOutcome =
  /** `pass` shows the record for a while (lib/outbox/record-pass.server.ts). */
  | {
      kind: 'delivered' | 'queued';
      reference: string;
      call: ArrangedCall;
      pass: string;
      /** Stops the call (booked-calls.ts). */
      stopPass?: string | undefined;
      cookie?: string | undefined;
    }
  | {
      kind: 'refused';
      message: string;
      reference: string;
      pass: string;
      stopPass?: string | undefined;
    }
  /** On disk, and not sent until the code is entered (OTP_REQUIRED). */
  | CodeRequired
  /** The number is on the do-not-call list. */
  | { kind: 'stopped' }
  | { kind: 'invalid'; errors: FieldErrors }
  | Exclude<NotAccepted, { kind: 'invalid' }>;

/** The table of the contract. */
export function toCallBackReply(outcome: CallBackOutcome | Rejected): Reply {
  switch (outcome.kind) {
    case 'delivered':
    case 'queued': {
      const { kind: status, reference, call, pass, stopPass } = outcome;
      // Only what waits can still change.
      return status === 'queued'
        ? { status: 202, body: { status, reference, call, pass, stopPass } }
        : { status: 200, body: { status, reference, call, stopPass } };
    }
    case 'refused':
      return { status: 422, body: { status: 'refused', message: outcome.message } };
    case 'code-required':
      return codeRequiredReply(outcome);
    case 'stopped':
      return { status: 422, body: { status: 'refused', message: callBackMessages.stopped } };
    default:
      return formReply(outcome, callBackMessages);
  }
}

/** Where the code of a call is entered, with and without JavaScript. */
export const codeRequiredPath = '/get-a-call?result=code-required';

/**
 * Without JavaScript: where the outcome is shown. The path and its query never hold the number. What was chosen
 * stays chosen where the form is shown again.
 * @param fields as they were posted; anything at all.
 */
export function toCallBackConfirmationPath(
  outcome: CallBackOutcome,
  fields: Record<string, unknown>,
): string {
  const query = new URLSearchParams({ result: outcome.kind });
  if (outcome.kind === 'code-required') return withCodeProblem(codeRequiredPath, outcome.problem);
  if ('reference' in outcome) {
    query.set('reference', outcome.reference);
    query.set('pass', outcome.pass);
  }
  if (outcome.kind === 'invalid') query.set('fields', Object.keys(outcome.errors).join(','));
  if (!('call' in outcome)) {
    const product = Number(fields.product);
    if (isProductCode(product)) query.set('product', String(product));
    if (typeof fields.page === 'string' && isRoutePath(fields.page)) query.set('page', fields.page);
    const slot = timeSlots.indexOf(fields.timeSlot as TimeSlot);
    if (slot >= 0) query.set('slot', String(slot));
  }
  return `/get-a-call?${query}${'call' in outcome ? '' : `#${problemId}`}`;
}
