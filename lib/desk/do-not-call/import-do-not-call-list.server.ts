/** Imports the broker's own do-not-call file into the list. */
import 'server-only';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { parseMobile } from '../../input/mobile.ts';
import {
  findOnDoNotCallList,
  stopNumbers,
  withdrawStoppedNumbers,
} from '../../leads/do-not-call-list.server.ts';
import { ImportProblem } from '../../spreadsheets/import-problem.ts';
import { readOnlySheet } from '../../spreadsheets/read-sheets.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type DoNotCallReport = {
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

type DoNotCallImport = {
  /** Its path; the event has its name. */
  file: string;
  isDryRun: boolean;
  onCommit?: (transaction: Kysely<Tables>) => Promise<void>;
};

/**
 * The broker's own do-not-call file, CSV or XLSX with one column of numbers: all of it or nothing.
 * @param onCommit runs in the transaction that changes the list.
 * @throws ImportProblem in one line, before anything is changed.
 */
export async function importDoNotCallList(
  services: Services,
  actor: DeskActor,
  { file, isDryRun, onCommit }: DoNotCallImport,
): Promise<DoNotCallReport> {
  const { store, encryption } = services;
  const { rows, rowNumbers } = await readOnlySheet(file);
  const { at, headerRow } = findNumberColumn(rows);
  const keys = new Set<string>();
  const rejected: DoNotCallReport['rejected'] = [];
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
  const { size: known } = await findOnDoNotCallList(store.db, [...keys], now);
  const report: DoNotCallReport = {
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
    return withdrawStoppedNumbers(transaction, now);
  });
  // A call that was requested while the list was written saw the earlier one.
  return {
    ...report,
    withdrawn: withdrawn + (await withdrawStoppedNumbers(store.db, now)),
  };
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
