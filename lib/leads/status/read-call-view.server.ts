/** What a visitor sees of a recorded call: its state, its details and why it ended; two digits of the number at most. */
import 'server-only';
import { enquiryValidity } from '../../content/figures/call-rules.ts';
import { dayInIndia } from '../../dates/iso-date.ts';
import { type ProductCode, productLabel } from '../../lead-service/call-back-products.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { conversionOf } from '../../site/campaign/campaign-columns.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { isCallAfterLicence, toScheduledCall } from '../call-date.ts';
import {
  describeFollowUp,
  type FollowUpView,
  openLeadMobile,
  openRefusal,
  productNameOf,
  withdrawnMessage,
  withPromise,
} from '../lead-values.server.ts';
import { isThrottled } from '../limits.server.ts';
import type { RecordedCall } from '../recorded-call.ts';
import { heldMessage, refusedMessage } from '../submit/call-back-submission.ts';

type CallState =
  | 'unconfirmed'
  | 'waiting'
  | 'passed-on'
  | 'refused'
  | 'expired'
  | 'withdrawn'
  | FollowUpView['kind'];

export type CallView = RecordedCall & {
  state: CallState;
  product: string;
  /** ISO dates in Indian time. */
  receivedOn: string;
  settledOn: string | null;
  /** Why no call is made; Lead.svc's own words after a refusal. Null while a call is due. */
  ending: string | null;
  /** `ending` is Lead.svc's own words: English, whatever the language of the page. */
  isEndingFromLeadService: boolean;
  page: string | null;
  /** The last two of the number: they show a slip. Undefined once it is erased. */
  digits: string | undefined;
};

const endMessages = {
  unconfirmed:
    'The code that we sent to this number was not entered, so nobody calls. Send the request again, or call us.',
  refused: refusedMessage,
  expired: `This request could not be passed on within ${enquiryValidity.text}, so it has ended and nobody calls. Please send it again, or call us.`,
};

/** Null if there is no such request. */
export async function readCallView(
  { store, encryption, env }: Services,
  reference: string,
  now: Date,
): Promise<CallView | null> {
  const found = await readByReference(store.db, 'lead', reference);
  if (!found) return null;
  const lead = await withPromise(store, found, now);
  const refused = describeFollowUp(lead, now, env.broker.phone);
  const state = refused?.kind ?? callState(lead);
  const mobile = openLeadMobile(encryption, lead);
  return {
    reference,
    state,
    product: productLabel(lead.product as ProductCode),
    about: productNameOf(lead),
    call: toScheduledCall(lead, now),
    isThrottled: isThrottled(lead),
    notice:
      state === 'waiting' && isCallAfterLicence(env.broker.licence, lead.time_slot, now)
        ? heldMessage(env.broker.phone)
        : refused?.kind === 'with-person'
          ? refused.notice
          : undefined,
    isAnswerShown: lead.answer_sealed !== null,
    receivedOn: dayInIndia(lead.created_at),
    settledOn: lead.settled_at && dayInIndia(lead.settled_at),
    ...describeEnding(encryption, lead, refused),
    page: lead.page,
    digits: mobile.kind === 'opened' ? mobile.plain.slice(-2) : undefined,
    conversion: conversionOf(lead),
  };
}

function describeEnding(
  encryption: Services['encryption'],
  lead: LeadRow,
  refused: FollowUpView | null,
): Pick<CallView, 'ending' | 'isEndingFromLeadService'> {
  const own = (ending: string | null) => ({ ending, isEndingFromLeadService: false });
  if (refused) return own(refused.kind === 'with-person' ? null : refused.message);
  const state = callState(lead);
  if (state === 'waiting' || state === 'passed-on') return own(null);
  const refusal = state === 'refused' ? openRefusal(encryption, lead) : null;
  if (refusal?.kind === 'opened' && refusal.plain)
    return { ending: refusal.plain, isEndingFromLeadService: true };
  return own(state === 'withdrawn' ? withdrawnMessage(lead) : endMessages[state]);
}

function callState({ state, withdrawn_at }: LeadRow): Exclude<CallState, FollowUpView['kind']> {
  switch (state) {
    case 'unconfirmed':
      return 'unconfirmed';
    case 'pending':
      return 'waiting';
    case 'delivered':
      return withdrawn_at !== null ? 'withdrawn' : 'passed-on';
    case 'refused':
      return withdrawn_at !== null ? 'withdrawn' : 'refused';
    case 'expired':
      return withdrawn_at !== null ? 'withdrawn' : 'expired';
  }
}
