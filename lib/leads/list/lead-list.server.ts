/**
 * The list of leads for the desk: reads rows, and maps a row to its listed form. Its twin:
 * lib/requests/list/request-list.server.ts.
 */
import 'server-only';
import { type ProductCode, productLabel } from '../../lead-service/call-back-products.ts';
import { parseClickIds } from '../../site/campaign/campaign-columns.ts';
import { isFollowUpOpen, type LeadRow, type LeadState } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { callDayOf } from '../call-date.ts';
import { isThrottled } from '../limits.server.ts';
import type { CallBackDetails } from '../submit/call-back-submission.ts';
import { parseCampaignColumn } from './count-by-campaign.ts';
import { leadMobileText, listedLeadTexts } from './lead-texts.server.ts';

export type LeadFilter = {
  state?: LeadState | undefined;
  since?: Date | undefined;
  limit: number;
};

/** The newest first, and the total number. */
export async function readLeads(
  { store }: Services,
  { state, since, limit }: LeadFilter,
): Promise<{ leads: LeadRow[]; total: number }> {
  let query = store.db.selectFrom('lead');
  if (state) query = query.where('state', '=', state);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  const leads = await query.selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { leads, total };
}

/**
 * These fields of the form are no text column (lead-schema.ts): each has a value, a name or a place of its own in the
 * list. Any other field has to be one, or `toListedLead` does not compile: so the desk and its CSV show it as well.
 */
type OwnField =
  | 'product'
  | 'timeSlot'
  | 'mobile'
  | 'callDespiteDoNotDisturb'
  | 'reportToAdvertiser'
  | 'showAnswer';
type TextField = Exclude<keyof CallBackDetails, OwnField>;

export type ListedLead = ReturnType<typeof toListedLead>;

/** Masks the number, and hides Lead.svc's message, unless it is revealed. */
export function toListedLead(
  { encryption }: Pick<Services, 'encryption'>,
  lead: LeadRow,
  isRevealed: boolean,
) {
  const texts = listedLeadTexts(encryption, lead, isRevealed) satisfies Record<TextField, string>;
  const isRefusalHidden = lead.refusal_sealed !== null && !isRevealed;
  return {
    reference: lead.reference,
    state: lead.state,
    attempts: lead.attempts,
    // The name of the field in `npm run leads -- --json`, which stays.
    possiblyDuplicate: lead.possibly_duplicate === 1,
    throttledBy: lead.throttled_by,
    isThrottled: isThrottled(lead),
    followUp: isFollowUpOpen(lead) ? lead.follow_up : null,
    isHoneypotFilled: lead.honeypot_filled === 1,
    product: productLabel(lead.product as ProductCode),
    timeSlot: lead.time_slot,
    callDate: callDayOf(lead),
    callDespiteDoNotDisturb: lead.call_despite_do_not_disturb === 1,
    mobile: leadMobileText(encryption, lead, isRevealed),
    source: lead.source ?? '',
    campaign: parseCampaignColumn(lead.campaign),
    clickIds: lead.click_ids === null ? null : parseClickIds(lead.click_ids),
    mayReportToAdvertiser: lead.conversion_id !== null,
    upstream: lead.upstream,
    createdAt: lead.created_at,
    withdrawnAt: lead.withdrawn_at,
    lastProblem: lead.last_problem ?? '',
    ...texts,
    // Lead.svc's message, which may contain the number.
    refusal: isRefusalHidden ? 'refused: --reveal shows why' : texts.refusal,
  };
}
