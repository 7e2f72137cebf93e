/** The desk's do-not-call list: stop a number, prove an entry's day, import the broker's own file. */
import 'server-only';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { dayMs, type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { maskMobile, parseMobile } from '../../input/mobile.ts';
import {
  addToDoNotCallList,
  stopNumbers,
  stoppedUntil,
} from '../../leads/do-not-call-list.server.ts';
import { affectedCalls, withdrawLeads } from '../../leads/withdraw-lead.server.ts';
import { ImportProblem } from '../../spreadsheets/import-problem.ts';
import { readOnlySheet } from '../../spreadsheets/read-sheets.server.ts';
import { acquireAdvisoryLock } from '../../store/advisory-lock.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import { inBatches } from '../../store/in-batches.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampAfter } from '../../store/timestamps.ts';
import { findRowsOf } from '../records/find-records.server.ts';
import { type DeskActor, readDeskEvents, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type StopOutcome =
  | { kind: 'not-a-mobile' }
  | {
      kind: 'stopped';
      /** Waiting calls that are not made any more. */
      withdrawn: number;
      /** Calls that Lead.svc has, or may have: tell the callers. */
      mayBeCalled: string[];
      /** When a call may be asked for again. */
      until: string;
    };

/** @param typed in any spelling. A number that is on the list keeps its first day; its time begins again. */
export async function stopNumber(
  services: Services,
  actor: DeskActor,
  typed: string,
): Promise<StopOutcome> {
  const mobile = parseMobile(typed);
  if (!mobile) return { kind: 'not-a-mobile' };
  const { store, encryption } = services;
  const key = mobileKey(encryption, mobile);
  const now = store.now();
  return store.db.transaction().execute(async (transaction): Promise<StopOutcome> => {
    // A concurrent call-back waits for this transaction, or is withdrawn by it.
    await acquireAdvisoryLock(store, transaction, key);
    const contact = { channel: 'sms', address: mobile } as const;
    const { leads } = await findRowsOf(services, contact, undefined, transaction);
    const { mayBeCalled } = affectedCalls(leads, now);
    const withdrawn = await addToDoNotCallList(transaction, key, now);
    await recordDeskEvent(
      services,
      { ...actor, action: 'stopped-number', subject: maskMobile(mobile), subjectHash: key },
      transaction,
    );
    return { kind: 'stopped', withdrawn, mayBeCalled, until: stoppedUntil(now) };
  });
}

type StopEntry = {
  /** The entry in force. */
  entry: { stoppedAt: string; until: string } | null;
  /** Requests of the visitor and acts of the desk about this number, oldest first: also when the entry is over. */
  history: { at: string; what: 'requested' | 'stopped-by-desk'; by: string }[];
};

export type StopProof = { kind: 'not-a-mobile' } | ({ kind: 'found' | 'not-on-list' } & StopEntry);

/** Proves the day of an entry. The look itself is an event. */
export async function proveStop(
  services: Services,
  actor: DeskActor,
  typed: string,
): Promise<StopProof> {
  const mobile = parseMobile(typed);
  if (!mobile) return { kind: 'not-a-mobile' };
  const key = mobileKey(services.encryption, mobile);
  const found = await readStop(services, key);
  await recordDeskEvent(services, {
    ...actor,
    action: 'proved-stop',
    subject: maskMobile(mobile),
    subjectHash: key,
  });
  return { kind: found.entry ? 'found' : 'not-on-list', ...found };
}

/** @param key of the number, which nobody can read from it: what a page shows after the look was an event. */
export async function readStop(services: Services, key: string): Promise<StopEntry> {
  const { store } = services;
  const { db } = store;
  const row = await db
    .selectFrom('stopped_number')
    .selectAll()
    .where('mobile_key', '=', key)
    .where('until', '>', store.now().toISOString())
    .executeTakeFirst();
  const requests = await db
    .selectFrom('service_request')
    .select(['reference', 'created_at'])
    .where('mobile_key', '=', key)
    .where('kind', '=', 'stop-calls')
    .execute();
  const { events } = await readDeskEvents(services, {
    action: 'stopped-number',
    subjectHash: key,
    limit: 100,
  });
  const history = [
    ...requests.map(({ reference, created_at }) => ({
      at: created_at,
      what: 'requested' as const,
      by: reference,
    })),
    ...events.map(({ at, worker }) => ({ at, what: 'stopped-by-desk' as const, by: worker })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return {
    entry: row ? { stoppedAt: row.stopped_at, until: row.until } : null,
    history,
  };
}

export type StopListCounts = {
  numbers: number;
  /** Days in India; null while the list is empty. */
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
  endingWithinAWeek: number;
};

export async function countStopList({ store }: Services): Promise<StopListCounts> {
  const now = store.now();
  const inForce = store.db.selectFrom('stopped_number').where('until', '>', now.toISOString());
  const { numbers, first, last } = await inForce
    .select(({ fn }) => [
      fn.countAll<number>().as('numbers'),
      fn.min('stopped_at').as('first'),
      fn.max('stopped_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const { ending } = await inForce
    .where('until', '<=', timestampAfter(now, 7 * dayMs))
    .select(({ fn }) => fn.countAll<number>().as('ending'))
    .executeTakeFirstOrThrow();
  const dayOf = (at: string | null) => at && todayInIndia(new Date(at));
  return {
    numbers,
    firstDay: dayOf(first) || null,
    lastDay: dayOf(last) || null,
    endingWithinAWeek: ending,
  };
}

export type StopListReport = {
  /** The header of the column that was read; null where the file has none. */
  column: string | null;
  rows: number;
  added: number;
  /** On the list already: their time begins again, the day of their first entry stays. */
  renewed: number;
  repeated: number;
  /** Waiting calls to these numbers that are not made any more; 0 in a dry run. */
  withdrawn: number;
  /** By row of the spreadsheet; the value is not repeated. */
  rejected: { row: number; reason: 'empty' | 'not a mobile number' }[];
};

type StopListImport = {
  /** Its path; the event has its name. */
  file: string;
  isDryRun: boolean;
  onCommit?: (transaction: Kysely<Tables>) => Promise<void>;
};

const batchSize = 500;

/**
 * The broker's own do-not-call file, CSV or XLSX with one column of numbers: all of it or nothing.
 * @param onCommit runs in the transaction that changes the list.
 * @throws ImportProblem in one line, before anything is changed.
 */
export async function importStopList(
  services: Services,
  actor: DeskActor,
  { file, isDryRun, onCommit }: StopListImport,
): Promise<StopListReport> {
  const { store, encryption } = services;
  const { rows, rowNumbers } = await readOnlySheet(file);
  const { at, headerRow } = findNumberColumn(rows);
  const keys = new Set<string>();
  const rejected: StopListReport['rejected'] = [];
  let repeated = 0;
  for (const [index, cells] of rows.entries()) {
    if (index <= headerRow) continue;
    const cell = cells[at]?.trim() ?? '';
    const mobile = parseMobile(cell);
    if (!mobile) {
      const reason = cell === '' ? 'empty' : 'not a mobile number';
      rejected.push({ row: rowNumbers[index] ?? index + 1, reason });
      continue;
    }
    const key = mobileKey(encryption, mobile);
    if (keys.has(key)) repeated += 1;
    keys.add(key);
  }
  if (keys.size === 0) throw new ImportProblem('Not one row holds a mobile number of ten digits.');
  const now = store.now();
  const known = await countKnown(store.db, [...keys], now);
  const report: StopListReport = {
    column: headerRow < 0 ? null : (rows[headerRow]?.[at]?.trim() ?? null),
    rows: rows.length - headerRow - 1,
    added: keys.size - known,
    renewed: known,
    repeated,
    withdrawn: 0,
    rejected,
  };
  if (isDryRun) return report;
  const withdrawn = await store.db.transaction().execute(async (transaction) => {
    const detail = `${basename(file)}: ${report.added} added, ${known} renewed, ${rejected.length} rejected`;
    await recordDeskEvent(
      services,
      { ...actor, action: 'imported-stop-list', subject: null, detail },
      transaction,
    );
    await stopNumbers(transaction, [...keys], now);
    await onCommit?.(transaction);
    return withdrawLeads(transaction, 'stopped-numbers', now);
  });
  // A call that was requested while the list was written saw the earlier one.
  return {
    ...report,
    withdrawn: withdrawn + (await withdrawLeads(store.db, 'stopped-numbers', now)),
  };
}

async function countKnown(db: Kysely<Tables>, keys: readonly string[], now: Date): Promise<number> {
  let known = 0;
  for (const { batch } of inBatches(keys, batchSize)) {
    const { count } = await db
      .selectFrom('stopped_number')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('mobile_key', 'in', batch)
      .where('until', '>', now.toISOString())
      .executeTakeFirstOrThrow();
    known += count;
  }
  return known;
}

const maxRowsAbove = 30;
const numberHeader = /^(mobile|phone|telephone|contact|cell|whatsapp|msisdn|number|no)/;

/** A file of one column needs no header. @throws ImportProblem */
function findNumberColumn(rows: readonly (readonly string[])[]): { at: number; headerRow: number } {
  // Not `Math.max(...)`: the stack holds some 120,000 arguments.
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  if (width === 1) {
    const first = rows.findIndex((cells) => parseMobile(cells[0] ?? '') !== null);
    return { at: 0, headerRow: Math.min(first < 0 ? 0 : first - 1, maxRowsAbove) };
  }
  for (const [headerRow, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const fitting = cells.flatMap((cell, at) =>
      numberHeader.test(cell.toLowerCase().replace(/[^a-z]/g, '')) ? [at] : [],
    );
    const [at] = fitting;
    if (at === undefined) continue;
    if (fitting.length > 1)
      throw new ImportProblem(
        `Several columns may hold the numbers: ${fitting.map((one) => cells[one]?.trim()).join(', ')}. Keep one.`,
      );
    return { at, headerRow };
  }
  throw new ImportProblem('No column is called Mobile, Phone or Number.');
}
