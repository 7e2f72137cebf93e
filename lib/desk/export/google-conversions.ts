/**
 * Requested calls as a file of offline conversions for Google Ads, only for visitors who consented to the report.
 * Columns: https://support.google.com/google-ads/answer/7014069
 */

import { timestampInIndia } from '../../dates/iso-date.ts';
import { conversionOf } from '../../site/campaign/campaign-columns.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';

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
