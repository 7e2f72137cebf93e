/** A day or a search as rows of a CSV. Rule: the export is an event, written before the file is. */
import 'server-only';
import { type Cell, toCsv } from '../../imports/spreadsheets/csv.ts';
import { leadMobileText, listedLeadTexts } from '../../leads/list/lead-texts.server.ts';
import type { DeskPolicy } from '../../policies/find-policies.server.ts';
import { openFields } from '../../requests/open-request.server.ts';
import {
  type LeadRow,
  type LeadTextName,
  leadTextColumns,
} from '../../store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { readLastNotes } from '../records/call-notes.server.ts';
import { findRows, findUnreachedRows } from '../records/find-records.server.ts';
import {
  type CallRecord,
  type RequestRecord,
  toPolicyRecord,
  toRecords,
} from '../records/records.server.ts';
import type { DeskSearch } from '../records/search-words.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type ExportOptions = {
  /** Full numbers and addresses, typed fields, notes. */
  isRevealed: boolean;
};

/**
 * `unreached`: calls and requests whose last call did not reach the person and that may still be called; `within` null,
 * of all days.
 */
export type ExportedRecords = DeskSearch | { kind: 'unreached'; within: DeskSearch | null };

export type Export = { csv: string; rows: number };

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
  const rows = await readRows(services, search, options, actor.now);
  const isUnreached = search.kind === 'unreached';
  const records = isUnreached ? search.within : search;
  const names = [
    ...new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => name.startsWith('field '))),
  ].sort() as `field ${string}`[];
  const texts = leadTextColumns.flatMap(({ listed }) => listed ?? []);
  const header = [...new Set([...columns, ...texts, ...names])];
  await recordDeskEvent(services, {
    ...actor,
    action: 'exported',
    subject: records?.kind === 'day' ? records.day : (records ?? search).kind,
    detail: `${rows.length} rows${options.isRevealed ? ' with numbers' : ', masked'}${isUnreached && records ? ', not reached' : ''}`,
  });
  return {
    csv: toCsv([header, ...rows.map((row) => header.map((name) => row[name]))]),
    rows: rows.length,
  };
}

async function readRows(
  services: Services,
  search: ExportedRecords,
  { isRevealed }: ExportOptions,
  now: Date,
): Promise<Row[]> {
  const isUnreached = search.kind === 'unreached';
  const { leads, requests, policies } = await findExported(services, search);
  const records = (await toRecords(services, leads, requests, now)).filter(
    // The call was made since, answered, withdrawn, or is too old to be made.
    (record) =>
      !isUnreached ||
      (record.lastCall?.outcome === 'not-reached' &&
        record.waitsFor !== null &&
        !(record.kind === 'call' && record.isOver)),
  );
  const leadsByReference = new Map(leads.map((lead) => [lead.reference, lead]));
  const requestsByReference = new Map(requests.map((row) => [row.reference, row]));
  const references = records.flatMap((record) => (record.lastCall ? record.reference : []));
  const notes = isRevealed ? await readLastNotes(services, references) : null;
  const rows = records.map((record): Row => {
    const { lastCall, reference } = record;
    return {
      kind: record.kind,
      reference,
      state: record.state,
      waitsFor: record.waitsFor,
      receivedAt: record.createdAt,
      lastCallAt: lastCall?.at,
      lastCall: lastCall?.outcome,
      page: record.page,
      lastProblem: record.lastProblem,
      note: notes?.get(reference)?.note,
      ...(record.kind === 'call'
        ? callCells(services, record, leadsByReference.get(reference), isRevealed)
        : requestCells(services, record, requestsByReference.get(reference), isRevealed)),
    };
  });
  return [...rows, ...policies.map((policy) => policyRow(policy, isRevealed))];
}

async function findExported(services: Services, search: ExportedRecords) {
  if (search.kind !== 'unreached') return findRows(services, search, Number.MAX_SAFE_INTEGER);
  const found = search.within
    ? await findRows(services, search.within, Number.MAX_SAFE_INTEGER)
    : await findUnreachedRows(services);
  // A policy is not called.
  return { ...found, policies: [] };
}

/** @param row of the record; without it nothing is revealed. */
function callCells(
  services: Services,
  record: CallRecord,
  row: LeadRow | undefined,
  isRevealed: boolean,
): Row {
  return {
    withdrawnAt: record.withdrawnAt,
    about: record.product,
    callDate: record.callDate,
    timeSlot: record.timeSlot,
    mobile: isRevealed && row ? leadMobileText(services.encryption, row, true) : record.mobile,
    ...(row && listedLeadTexts(services.encryption, row, isRevealed)),
  };
}

/** @param row of the record; without it nothing is revealed. */
function requestCells(
  services: Services,
  record: RequestRecord,
  row: ServiceRequestRow | undefined,
  isRevealed: boolean,
): Row {
  const opened = isRevealed && row ? openFields(services, row) : null;
  const { mobile, email, ...others } = opened?.kind === 'opened' ? opened.fields : {};
  return {
    about: record.requestKind,
    mobile: mobile ?? record.mobile,
    email: email ?? record.email,
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [`field ${name}`, value])),
  };
}

function policyRow(policy: DeskPolicy, isRevealed: boolean): Row {
  const masked = toPolicyRecord(policy);
  const shown = isRevealed ? policy.details : masked;
  return {
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
  };
}
