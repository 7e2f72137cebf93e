/**
 * What the result page shows, read from its URL. The URL names an outcome and a reference; what
 * was asked comes from the record, so that nothing can be claimed that did not happen.
 */
import 'server-only';
import {
  type ProductCode,
  parseProductCode,
  productLabel,
} from '../lead-service/call-back-products.ts';
import { type TimeSlot, timeSlots } from '../lead-service/time-slots.ts';
import { openOutbox } from '../outbox/outbox.server.ts';
import { readForConfirmation, shownSince } from '../outbox/read-for-confirmation.server.ts';
import { parseReference } from '../outbox/reference.ts';
import { isRoutePath } from '../site/find-route.ts';
import type { RoutePath } from '../site/routes.ts';
import { firstValue, type SearchParams } from '../url-state/search-params.ts';
import {
  type CallBackField,
  callBackMessages,
  type FieldErrors,
  fieldMessages,
} from './call-back-messages.ts';
import { type ArrangedCall, arrangedCall } from './call-date.ts';

export type CallBackConfirmationView =
  | { kind: 'accepted'; reference: string; product: string; call: ArrangedCall; isWaiting: boolean }
  | { kind: 'problem'; message: string }
  | { kind: 'form'; errors: FieldErrors };

/** What was chosen before and stays chosen where the form is shown again. */
export type ChosenBefore = {
  product?: ProductCode | undefined;
  timeSlot?: TimeSlot | undefined;
  /** The page that the form was first sent from. */
  page?: RoutePath | undefined;
};

const unavailable =
  'We cannot look this request up just now. If you were given a reference, it is saved.';

export async function readCallBackConfirmation(
  query: SearchParams,
): Promise<CallBackConfirmationView> {
  switch (firstValue(query, 'result')) {
    case 'delivered':
    case 'queued':
    case 'refused':
      return readForConfirmation(() => readRecord(firstValue(query, 'reference')), unavailable);
    case 'invalid':
      return readInvalid(query);
    case 'too-many':
      return { kind: 'problem', message: callBackMessages.tooMany };
    case 'stopped':
      return { kind: 'problem', message: callBackMessages.stopped };
    case 'not-written':
      return { kind: 'problem', message: callBackMessages.notWritten };
    default:
      return { kind: 'form', errors: {} };
  }
}

async function readRecord(typed: string): Promise<CallBackConfirmationView> {
  const unknown: CallBackConfirmationView = { kind: 'form', errors: {} };
  const reference = parseReference('CB', typed);
  if (!reference) return unknown;
  const { store, encryption } = await openOutbox();
  const lead = await store.db
    .selectFrom('lead')
    .select([
      'id',
      'state',
      'product',
      'time_slot',
      'refusal_sealed',
      'created_at',
      'expires_at',
      'call_despite_do_not_disturb',
    ])
    .where('reference', '=', reference)
    .where('created_at', '>', shownSince(new Date()).toISOString())
    .executeTakeFirst();
  if (!lead) return unknown;
  if (lead.refusal_sealed) {
    return { kind: 'problem', message: encryption.open(lead.refusal_sealed, lead.id) };
  }
  return {
    kind: 'accepted',
    reference,
    product: productLabel(lead.product as ProductCode),
    call: arrangedCall(lead, new Date()),
    isWaiting: lead.state === 'pending',
  };
}

function readInvalid(query: SearchParams): CallBackConfirmationView {
  const errors: FieldErrors = {};
  for (const field of firstValue(query, 'fields').split(',')) {
    if (Object.hasOwn(fieldMessages, field)) {
      errors[field as CallBackField] = fieldMessages[field as CallBackField];
    }
  }
  return { kind: 'form', errors };
}

export function readChosenBefore(query: SearchParams): ChosenBefore {
  const page = firstValue(query, 'page');
  return {
    product: parseProductCode(firstValue(query, 'product')) ?? undefined,
    page: isRoutePath(page) ? page : undefined,
    timeSlot: query.slot === undefined ? undefined : timeSlots[Number(firstValue(query, 'slot'))],
  };
}
