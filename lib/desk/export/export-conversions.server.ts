/**
 * Requested calls as the file that Google Ads imports, of visitors who consented to it. Rule: the export is an event,
 * written before the file is.
 */
import 'server-only';
import { dayMs } from '../../dates/iso-date.ts';
import { toPlainCsv } from '../../imports/spreadsheets/csv.ts';
import { type LeadFilter, readLeads } from '../../leads/list/lead-list.server.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';
import type { Export } from './export-records.server.ts';
import { googleConversions } from './google-conversions.ts';

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
