/** Call-back requests as `npm run leads` lists them: the newest first, the number masked unless it is requested. */
import { parseClickIds } from '../../lib/campaign/campaign-columns.ts';
import { maskMobile } from '../../lib/input/mobile.ts';
import { type ProductCode, productLabel } from '../../lib/lead-service/call-back-products.ts';
import type { CallBackDetails } from '../../lib/leads/call-back-submission.ts';
import { callDate } from '../../lib/leads/call-date.ts';
import { parseCampaignColumn } from '../../lib/leads/count-by-campaign.ts';
import { tryOpen } from '../../lib/store/field-encryption.server.ts';
import type { LeadRow } from '../../lib/store/outbox-schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { formatAge, formatState, textTable } from './list-output.ts';

/** Every answer of the form is listed; the one left out has another name here. */
type ListedAnswer = Exclude<keyof CallBackDetails, 'reportToAdvertiser'>;

type ListedLead = ReturnType<typeof toListedLead>;

export function toListedLead(
  lead: LeadRow,
  encryption: Services['encryption'],
  isRevealed: boolean,
) {
  return {
    reference: lead.reference,
    state: lead.state,
    age: formatAge(lead.created_at),
    attempts: lead.attempts,
    possiblyDuplicate: lead.possibly_duplicate === 1,
    marked: lead.mark,
    isPaced: lead.turn !== null,
    isHoneypotFilled: lead.honeypot_filled === 1,
    product: productLabel(lead.product as ProductCode),
    timeSlot: lead.time_slot,
    callDate: callDate(lead.time_slot, new Date(lead.created_at)),
    callDespiteDoNotDisturb: lead.call_despite_do_not_disturb === 1,
    mobile: mobileOf(lead, encryption, isRevealed),
    page: lead.page ?? '',
    source: lead.source ?? '',
    campaign: parseCampaignColumn(lead.campaign),
    clickIds: lead.click_ids === null ? null : parseClickIds(lead.click_ids),
    mayReportToAdvertiser: lead.conversion_id !== null,
    upstream: lead.upstream,
    createdAt: lead.created_at,
    lastProblem: lead.last_problem ?? '',
    refusal: refusalOf(lead, encryption, isRevealed),
  } satisfies Record<ListedAnswer, unknown> & Record<string, unknown>;
}

/** The table on a terminal leaves out what only --json has. */
const tableColumns: readonly [heading: string, cellOf: (lead: ListedLead) => string][] = [
  ['reference', ({ reference }) => reference],
  [
    'state',
    (lead) => formatState(lead.state, lead.possiblyDuplicate, lead.isHoneypotFilled, lead.marked),
  ],
  ['age', ({ age }) => age],
  ['tries', ({ attempts }) => String(attempts)],
  ['product', ({ product }) => product],
  ['call on', ({ callDate }) => callDate],
  ['slot', ({ timeSlot }) => timeSlot],
  ['dnd', ({ callDespiteDoNotDisturb }) => (callDespiteDoNotDisturb ? 'call' : '')],
  ['mobile', ({ mobile }) => mobile],
  ['page', ({ page }) => page],
  ['last problem', ({ refusal, lastProblem }) => refusal || lastProblem],
];

export function leadTable(leads: readonly ListedLead[]): string {
  const headings = tableColumns.map(([heading]) => heading);
  return textTable(
    headings,
    leads.map((lead) => tableColumns.map(([, cellOf]) => cellOf(lead))),
  );
}

/** Lead.svc's message, which may contain the number. */
function refusalOf(lead: LeadRow, encryption: Services['encryption'], isRevealed: boolean): string {
  if (!lead.refusal_sealed) return '';
  if (!isRevealed) return 'refused: --reveal shows why';
  const opened = tryOpen(encryption, lead.refusal_sealed, lead.id);
  return opened.kind === 'opened' ? opened.plain : opened.reason;
}

function mobileOf(lead: LeadRow, encryption: Services['encryption'], isRevealed: boolean): string {
  if (!lead.mobile_sealed) return 'erased';
  const opened = tryOpen(encryption, lead.mobile_sealed, lead.id);
  if (opened.kind === 'unreadable') return opened.reason;
  return isRevealed ? opened.plain : maskMobile(opened.plain);
}
