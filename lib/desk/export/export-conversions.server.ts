/**
 * Requested calls as the file that Google Ads imports, of visitors who consented to it. Rule: the export is an event,
 * written before the file is.
 */
import 'server-only';
import { dayMs, timestampInIndia } from '../../dates/iso-date.ts';
import { toPlainCsv } from '../../imports/spreadsheets/csv.ts';
import { type LeadFilter, readLeads } from '../../leads/list/lead-list.server.ts';
import { conversionOf } from '../../site/campaign/campaign-columns.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import type { Export } from './export-records.server.ts';

/** Google Ads does not import older clicks. */
const clickLifetimeDays = 90;

/** @param name of the conversion action there. @throws if the event cannot be written: then there is no file. */
export async function exportConversions(
  services: Services,
  actor: DeskActor,
  name: string,
  filter: LeadFilter = { limit: Number.MAX_SAFE_INTEGER },
): Promise<Export> {
  const since = filter.since ?? new Date(actor.now.getTime() - clickLifetimeDays * dayMs);
  const { leads } = await readLeads(services, { ...filter, since });
  await recordDeskEvent(services, {
    ...actor,
    action: 'exported',
    subject: 'conversions',
    detail: `${leads.length} calls read`,
  });
  return { csv: toPlainCsv(googleConversions(leads, name)), rows: leads.length };
}

/**
 * Requested calls as a file of offline conversions for Google Ads, only for visitors who consented to the report.
 * Columns: https://support.google.com/google-ads/answer/7014069
 */
const columns = [
  'Google Click ID',
  'GBRAID',
  'WBRAID',
  'Conversion Name',
  'Conversion Time',
  'Order ID',
] as const;

type ReportedLead = Pick<LeadRow, 'state' | 'created_at' | 'conversion_id' | 'click_ids'>;

/** @param name of the conversion action in Google Ads. */
export function googleConversions(leads: readonly ReportedLead[], name: string): string[][] {
  const rows = leads.flatMap((lead) => {
    const conversion = conversionOf(lead);
    const isAccepted = lead.state === 'delivered' || lead.state === 'pending';
    if (!conversion || !isAccepted) return [];
    const { transactionId, clickIds } = conversion;
    const { gclid, gbraid, wbraid } = clickIds;
    if (!(gclid ?? gbraid ?? wbraid)) return [];
    // Google accepts one click id per row.
    const ids = gclid ? [gclid, '', ''] : gbraid ? ['', gbraid, ''] : ['', '', wbraid ?? ''];
    return [[...ids, name, timestampInIndia(new Date(lead.created_at)), transactionId]];
  });
  return [['Parameters:TimeZone=+0530'], [...columns], ...rows];
}

/** The name of a conversion action in Google Ads, which is a column of the file that its importer reads. */
export const maxConversionNameLength = 100;

/** The importer takes no apostrophe that would defuse a formula: a name that could be one is rejected. */
const allowedName = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,&()_-]*$/u;

export function isConversionName(name: string): boolean {
  return name.length <= maxConversionNameLength && allowedName.test(name);
}
