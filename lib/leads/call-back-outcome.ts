/** What a call-back submission came to, and how each outcome reads as an HTTP reply and as the path of the page that confirms it. */
import { formReply, type NotAccepted, type Rejected, type Reply } from '../http/form-reply.ts';
import { isProductCode } from '../lead-service/call-back-products.ts';
import { type TimeSlot, timeSlots } from '../lead-service/time-slots.ts';
import { isRoutePath } from '../site/find-route.ts';
import { callBackMessages, type FieldErrors } from './call-back-messages.ts';

export type CallBackOutcome =
  | { kind: 'delivered' | 'queued'; reference: string }
  | { kind: 'refused'; message: string; reference: string }
  /** The number is on the do-not-call list. */
  | { kind: 'stopped' }
  | { kind: 'invalid'; errors: FieldErrors; fields: Record<string, unknown> }
  | Exclude<NotAccepted, { kind: 'invalid' }>;

/** The table of the contract. */
export function toCallBackReply(outcome: CallBackOutcome | Rejected): Reply {
  switch (outcome.kind) {
    case 'delivered':
      return { status: 200, body: { status: 'delivered', reference: outcome.reference } };
    case 'queued':
      return { status: 202, body: { status: 'queued', reference: outcome.reference } };
    case 'refused':
      return { status: 422, body: { status: 'refused', message: outcome.message } };
    case 'stopped':
      return { status: 422, body: { status: 'refused', message: callBackMessages.stopped } };
    default:
      return formReply(outcome, callBackMessages);
  }
}

/** Without JavaScript: where the outcome is shown. The path and its query never hold the number. */
export function toCallBackConfirmationPath(outcome: CallBackOutcome): string {
  const query = new URLSearchParams({ result: outcome.kind });
  if ('reference' in outcome) query.set('reference', outcome.reference);
  if (outcome.kind === 'invalid') {
    query.set('fields', Object.keys(outcome.errors).join(','));
    const product = Number(outcome.fields.product);
    if (isProductCode(product)) query.set('product', String(product));
    if (typeof outcome.fields.page === 'string' && isRoutePath(outcome.fields.page)) {
      query.set('page', outcome.fields.page);
    }
    const slot = timeSlots.indexOf(outcome.fields.timeSlot as TimeSlot);
    if (slot >= 0) query.set('slot', String(slot));
  }
  return `/get-a-call?${query}`;
}
