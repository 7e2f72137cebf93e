/** Posts that answer with a file. Each is an event, and each is for managers. */
import 'server-only';
import { todayInIndia } from '../../dates/iso-date.ts';
import { downloadHeaders } from '../../http/download-headers.ts';
import type { FormPost } from '../../http/form-post.server.ts';
import { toCsv } from '../../imports/spreadsheets/csv.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskReply, deskAction, invalidPost, postedText } from '../desk-action.server.ts';
import { deskExportsPath, deskFieldIds } from '../desk-paths.ts';
import { actorOf } from '../sign-in/desk-sessions.server.ts';
import {
  type DeskActor,
  type DeskEventFilter,
  deskEventRows,
  parseEventFilter,
  readDeskEvents,
  recordDeskEvent,
} from '../trail/audit-trail.server.ts';
import { exportConversions, isConversionName } from './export-conversions.server.ts';
import { type Export, type ExportedRecords, exportRecords } from './export-records.server.ts';

export const exportRecordsAction = deskAction({
  name: 'export-records',
  role: 'manager',
  parse: (post) => {
    const search = parseSearch(post);
    return search
      ? { kind: 'valid', submission: { search, isRevealed: postedText(post, 'numbers') === 'yes' } }
      : invalidPost('export-no-day', deskExportsPath, deskFieldIds.exportDay);
  },
  run: async ({ search, isRevealed }, { services, staffMember, now }) => {
    const made = await exportRecords(services, actorOf(staffMember, now), search, { isRevealed });
    const name = search.kind === 'day' ? `day-${search.day}` : `not-reached-${todayInIndia(now)}`;
    return csvFile(made, name);
  },
});

export const exportConversionsAction = deskAction({
  name: 'export-conversions',
  role: 'manager',
  parse: (post) => {
    const name = postedText(post, 'name');
    return isConversionName(name)
      ? { kind: 'valid', submission: name }
      : invalidPost('export-no-name', deskExportsPath, deskFieldIds.exportName);
  },
  run: async (name, { services, staffMember, now }) =>
    csvFile(
      await exportConversions(services, actorOf(staffMember, now), name),
      `conversions-${todayInIndia(now)}`,
    ),
});

export const exportEventsAction = deskAction({
  name: 'export-events',
  role: 'manager',
  parse: (post) => ({
    kind: 'valid',
    submission: parseEventFilter((name) => postedText(post, name)).filter,
  }),
  run: async (filter, { services, staffMember, now }) =>
    csvFile(
      await exportDeskEvents(services, actorOf(staffMember, now), filter),
      `events-${todayInIndia(now)}`,
    ),
});

function parseSearch(post: FormPost): ExportedRecords | null {
  if (postedText(post, 'which') === 'unreached') return { kind: 'unreached', within: null };
  const day = parseCalendarDate(postedText(post, 'day'));
  return day && { kind: 'day', day };
}

function csvFile({ csv }: Export, name: string): DeskReply {
  const headers = downloadHeaders('text/csv; charset=utf-8', `${name}.csv`);
  return { outcome: 'exported', response: new Response(csv, { headers }) };
}

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
