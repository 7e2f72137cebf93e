/** The audit trail as a CSV, for managers. Rule: the export is itself an event, written before the file is. */
import 'server-only';
import { toCsv } from '../../spreadsheets/csv.ts';
import type { Services } from '../../store/services.server.ts';
import {
  type DeskActor,
  type DeskEventFilter,
  deskEventRows,
  readDeskEvents,
  recordDeskEvent,
} from '../trail/audit-trail.server.ts';
import type { Export } from './export-records.server.ts';

/** @throws if the event cannot be written: then there is no file. */
export async function exportDeskEvents(
  services: Services,
  actor: DeskActor,
  filter: Omit<DeskEventFilter, 'limit'>,
): Promise<Export> {
  const { events } = await readDeskEvents(services, { ...filter, limit: Number.MAX_SAFE_INTEGER });
  await recordDeskEvent(services, {
    ...actor,
    action: 'exported',
    subject: 'audit trail',
    detail: `${events.length} rows`,
  });
  return { csv: toCsv(deskEventRows(events)), rows: events.length };
}
