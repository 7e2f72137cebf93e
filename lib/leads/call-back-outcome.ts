/** What a call-back request came to, and how each outcome reads as JSON and as the address of the result page. */

import {
  type FormOutcome,
  formReply,
  type RejectionReason,
  type Reply,
} from '../http/form-outcome.ts';
import { isProductCode } from '../lead-service/products.ts';
import { type TimeSlot, timeSlots } from '../lead-service/time-slots.ts';
import { isRoutePath } from '../site/find-route.ts';
import { type FieldErrors, messages } from './call-back-messages.ts';

export type CallBackOutcome =
  | Exclude<FormOutcome, { kind: 'invalid' }>
  | { kind: 'invalid'; errors: FieldErrors; fields: Record<string, unknown> }
  | { kind: 'delivered' | 'queued'; reference: string }
  | { kind: 'refused'; message: string; reference: string }
  /** The number asked for no calls (do-not-call-list.server.ts). */
  | { kind: 'stopped' };

export function rejected(why: RejectionReason): CallBackOutcome {
  return { kind: 'rejected', why };
}

/** The table of the contract. */
export function asJson(answer: CallBackOutcome): Reply {
  switch (answer.kind) {
    case 'delivered':
      return { status: 200, body: { status: 'delivered', reference: answer.reference } };
    case 'queued':
      return { status: 202, body: { status: 'queued', reference: answer.reference } };
    case 'refused':
      return { status: 422, body: { status: 'refused', message: answer.message } };
    case 'stopped':
      return { status: 422, body: { status: 'refused', message: messages.stopped } };
    default:
      return formReply(answer, messages);
  }
}

/** Without JavaScript: where the result is shown. The address never holds the number. */
export function asResultPath(answer: Exclude<CallBackOutcome, { kind: 'rejected' }>): string {
  const query = new URLSearchParams({ result: answer.kind });
  if ('reference' in answer) query.set('reference', answer.reference);
  if (answer.kind === 'invalid') {
    query.set('fields', Object.keys(answer.errors).join(','));
    const product = Number(answer.fields.product);
    if (isProductCode(product)) query.set('product', String(product));
    if (typeof answer.fields.page === 'string' && isRoutePath(answer.fields.page)) {
      query.set('page', answer.fields.page);
    }
    const slot = timeSlots.indexOf(answer.fields.timeSlot as TimeSlot);
    if (slot >= 0) query.set('slot', String(slot));
  }
  return `/get-a-call?${query}`;
}
