/** Call-back requests as `npm run leads` lists them: the newest first, the number masked unless it is requested. */
import { parseClickIds } from '../../lib/campaign/campaign-columns.ts';
import { maskMobile } from '../../lib/input/mobile.ts';
import { type ProductCode, productLabel } from '../../lib/lead-service/call-back-products.ts';
import type { CallBackDetails } from '../../lib/leads/call-back-submission.ts';
import { callDate } from '../../lib/leads/call-date.ts';
import { parseCampaignColumn } from '../../lib/leads/count-by-campaign.ts';
import type { LeadRow, LeadState } from '../../lib/store/outbox-schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { formatAge, formatState, textTable } from './list-output.ts';

export type LeadFilter = {
  state: LeadState | undefined;
  since: Date | undefined;
  limit: number;
};

/** Every answer of the form is listed; the one left out has another name here. */
type ListedAnswer = Exclude<keyof CallBackDetails, 'reportToAdvertiser'>;

type ListedLead = ReturnType<typeof toListedLead>;

/** @returns at most `limit` of them, and their total number. */
export async function readLeadRows(
  { store }: Services,
  { state, since, limit }: LeadFilter,
): Promise<{ rows: LeadRow[]; total: number }> {
  let query = store.db.selectFrom('lead');
  if (state) query = query.where('state', '=', state);
  if (since) query = query.where('created_at', '>=', since.toISOString());
  const rows = await query.selectAll().orderBy('created_at', 'desc').limit(limit).execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

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
  return isRevealed
    ? decryptOrNotice(lead.refusal_sealed, lead.id, encryption)
    : 'refused: --reveal shows why';
}

function mobileOf(lead: LeadRow, encryption: Services['encryption'], isRevealed: boolean): string {
  if (!lead.mobile_sealed) return 'erased';
  const mobile = decryptOrNotice(lead.mobile_sealed, lead.id, encryption);
  return isRevealed || mobile === otherKeyNotice ? mobile : maskMobile(mobile);
}

const otherKeyNotice = 'sealed with another key';

function decryptOrNotice(sealed: string, id: string, encryption: Services['encryption']): string {
  try {
    return encryption.open(sealed, id);
  } catch {
    return otherKeyNotice;
  }
}
