/** A day or a search as rows of a CSV. Rule: the export is an event, written before the file is. */
import 'server-only';
import { dayMs } from '../../dates/iso-date.ts';
import { listedLeadTexts, openLeadMobile } from '../../leads/lead-values.server.ts';
import { type LeadFilter, readLeads } from '../../leads/list/lead-list.server.ts';
import { openFields } from '../../requests/open-request.server.ts';
import { type Cell, toCsv, toPlainCsv } from '../../spreadsheets/csv.ts';
import {
  type LeadRow,
  type LeadTextName,
  leadTextColumns,
} from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { readCallNotes } from '../records/call-notes.server.ts';
import { findRows, findUnreachedRows } from '../records/find-records.server.ts';
import { toPolicyRecord, toRecords } from '../records/records.server.ts';
import type { DeskSearch } from '../records/search-words.ts';
import {
  type DeskActor,
  type DeskEventFilter,
  deskEventRows,
  readDeskEvents,
  recordDeskEvent,
} from '../trail/audit-trail.server.ts';
import { googleConversions } from './google-conversions.ts';

export type ExportOptions = {
  /** Full numbers and addresses, typed fields, notes. */
  isRevealed: boolean;
  /** Calls and requests whose last call did not reach the person. */
  onlyUnreached?: boolean;
};

/** `unreached`: of all days, all that may still be called. */
export type ExportedRecords = DeskSearch | { kind: 'unreached' };

export type Export = { csv: string; rows: number };

/** Google Ads does not import older clicks. */
const clickLifetimeDays = 90;

const columns = [
  'kind',
  'reference',
  'state',
  'waitsFor',
  'receivedAt',
  'withdrawnAt',
  'lastCallAt',
  'lastCall',
  'about',
  'callDate',
  'timeSlot',
  'mobile',
  'email',
  'insurer',
  'from',
  'to',
  'page',
  'lastProblem',
  'note',
] as const;
type Column = (typeof columns)[number];
type Row = Partial<Record<Column | LeadTextName | `field ${string}`, Cell>>;

/** @throws if the event cannot be written: then there is no file. */
export async function exportRecords(
  services: Services,
  actor: DeskActor,
  search: ExportedRecords,
  options: ExportOptions,
): Promise<Export> {
  const rows = await readRows(services, search, options);
  const names = [
    ...new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => name.startsWith('field '))),
  ].sort() as `field ${string}`[];
  const texts = leadTextColumns.flatMap(({ listed }) => listed ?? []);
  const header = [...new Set([...columns, ...texts, ...names])];
  await recordDeskEvent(services, {
    ...actor,
    action: 'exported',
    subject: search.kind === 'day' ? search.day : search.kind,
    detail: `${rows.length} rows${options.isRevealed ? ' with numbers' : ', masked'}${options.onlyUnreached ? ', not reached' : ''}`,
  });
  return {
    csv: toCsv([header, ...rows.map((row) => header.map((name) => row[name]))]),
    rows: rows.length,
  };
}

/** The audit trail itself, for managers. */
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

/** Requested calls for Google Ads, of visitors who consented to it. @param name of the conversion action there. */
export async function exportConversions(
  services: Services,
  actor: DeskActor,
  name: string,
  filter: LeadFilter = { limit: Number.MAX_SAFE_INTEGER },
): Promise<Export> {
  const since =
    filter.since ?? new Date(services.store.now().getTime() - clickLifetimeDays * dayMs);
  const { leads } = await readLeads(services, { ...filter, since });
  await recordDeskEvent(services, {
    ...actor,
    action: 'exported',
    subject: 'conversions',
    detail: `${leads.length} calls read`,
  });
  return { csv: toPlainCsv(googleConversions(leads, name)), rows: leads.length };
}

async function readRows(
  services: Services,
  search: ExportedRecords,
  { isRevealed, onlyUnreached }: ExportOptions,
): Promise<Row[]> {
  const { leads, requests, policies } =
    search.kind === 'unreached'
      ? { ...(await findUnreachedRows(services)), policies: [] }
      : await findRows(services, search, Number.MAX_SAFE_INTEGER);
  const leadsByReference = new Map(leads.map((lead) => [lead.reference, lead]));
  const fieldsOf = new Map(requests.map((row) => [row.reference, openFields(services, row)]));
  const rows: Row[] = [];
  for (const record of await toRecords(services, leads, requests)) {
    const { lastCall, reference } = record;
    const isUnreached = lastCall?.outcome === 'not-reached';
    if (onlyUnreached && !isUnreached) continue;
    // The call was made since, answered, withdrawn, or is too old to be made.
    if (search.kind === 'unreached' && !(isUnreached && record.waitsFor)) continue;
    const opened = fieldsOf.get(reference);
    const fields = isRevealed && opened?.kind === 'opened' ? opened.fields : {};
    const lead = leadsByReference.get(reference);
    const notes = isRevealed && lastCall ? await readCallNotes(services, reference) : [];
    rows.push({
      kind: record.kind,
      reference,
      state: record.state,
      waitsFor: record.waitsFor,
      receivedAt: record.createdAt,
      lastCallAt: lastCall?.at,
      lastCall: lastCall?.outcome,
      page: record.page,
      lastProblem: record.lastProblem,
      note: notes.at(-1)?.note,
      ...(record.kind === 'call'
        ? {
            withdrawnAt: record.withdrawnAt,
            about: record.product,
            callDate: record.callDate,
            timeSlot: record.timeSlot,
            mobile: isRevealed && lead ? mobileOf(services, lead) : record.mobile,
            ...(lead && listedLeadTexts(services.encryption, lead, isRevealed)),
          }
        : {
            about: record.requestKind,
            mobile: fields.mobile ?? record.mobile,
            email: fields.email ?? record.email,
            ...Object.fromEntries(
              Object.entries(fields)
                .filter(([name]) => name !== 'mobile' && name !== 'email')
                .map(([name, value]) => [`field ${name}`, value]),
            ),
          }),
    });
  }
  if (onlyUnreached) return rows;
  for (const policy of policies) {
    const masked = toPolicyRecord(policy);
    const shown = isRevealed ? policy.details : masked;
    rows.push({
      kind: 'policy',
      reference: shown.number,
      state: masked.withdrawnAt === null ? 'shown' : 'withdrawn',
      withdrawnAt: masked.withdrawnAt,
      receivedAt: masked.loadedOn,
      about: masked.product,
      insurer: masked.insurer,
      from: masked.from,
      to: masked.to,
      mobile: shown.mobiles.join(', '),
      email: shown.emails.join(', '),
    });
  }
  return rows;
}

function mobileOf({ encryption }: Services, lead: LeadRow): string {
  const opened = openLeadMobile(encryption, lead);
  if (opened.kind === 'erased') return 'erased';
  return opened.kind === 'opened' ? opened.mobile : opened.reason;
}
