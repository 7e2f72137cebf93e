/** Finds the numbers of the broker's own do-not-call file in its rows. */

import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { parseMobile } from '../../input/mobile.ts';

export type DoNotCallFile = {
  /** The header of the column that was read; null where the file has none. */
  column: string | null;
  /** Rows below the header, and those above it that hold a number. */
  rows: number;
  mobiles: ReadonlySet<string>;
  repeated: number;
  /** Each row of the spreadsheet that was rejected; the value is not repeated. */
  rejected: { row: number; reason: 'empty' | 'not a mobile number' }[];
};

/** @param rowNumbers of the spreadsheet, parallel to `rows`. @throws ImportError */
export function readDoNotCallList(
  rows: readonly (readonly string[])[],
  rowNumbers: readonly number[],
): DoNotCallFile {
  const { at, headerRow } = findNumberColumn(rows);
  const mobiles = new Set<string>();
  const rejected: DoNotCallFile['rejected'] = [];
  let read = 0;
  let repeated = 0;
  for (const [index, cells] of rows.entries()) {
    const cell = cells[at]?.trim() ?? '';
    const mobile = parseMobile(cell);
    // A title above the header is no row; a number there is somebody who must not be called.
    if (index === headerRow || (index < headerRow && !mobile)) continue;
    read += 1;
    if (!mobile) {
      const reason = cell === '' ? 'empty' : 'not a mobile number';
      rejected.push({ row: rowNumbers[index] ?? index + 1, reason });
      continue;
    }
    if (mobiles.has(mobile)) repeated += 1;
    mobiles.add(mobile);
  }
  const column = headerRow < 0 ? null : (rows[headerRow]?.[at]?.trim() ?? null);
  return { column, rows: read, mobiles, repeated, rejected };
}

const maxRowsAbove = 30;
/** “No.” is a number only when it is the whole header: “Notes” and “Nominee” begin like it. */
const numberHeader = /^(?:mob|phone|tel|contact(?!name|person)|cell|whatsapp|msisdn|number|nos?$)/;

/** A file of one column needs no header. @throws ImportError */
function findNumberColumn(rows: readonly (readonly string[])[]): { at: number; headerRow: number } {
  // `Math.max(...)` would fail on a long file, because the stack holds some 120,000 arguments.
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  if (width === 1) {
    // A first row with digits is a number, also a wrong one: it is reported.
    const first = rows.findIndex((cells) => /\d/.test(cells[0] ?? ''));
    return { at: 0, headerRow: Math.min(first < 0 ? 0 : first - 1, maxRowsAbove) };
  }
  for (const [headerRow, cells] of rows.slice(0, maxRowsAbove).entries()) {
    const fitting = cells.flatMap((cell, at) =>
      numberHeader.test(cell.toLowerCase().replace(/[^a-z]/g, '')) ? [at] : [],
    );
    const [at] = fitting;
    if (at === undefined) continue;
    if (fitting.length > 1)
      throw new ImportError(
        `Several columns may hold the numbers: ${fitting.map((one) => cells[one]?.trim()).join(', ')}. Keep one.`,
      );
    return { at, headerRow };
  }
  throw new ImportError('No column is called Mobile, Phone or Number.');
}
