/** The two CSV formats that we write: for a person's spreadsheet, and for an importer. */
import { stringify } from 'csv-stringify/sync';
import { isFormula } from './cell-text.ts';

export type Cell = string | number | null | undefined;

/** @param rows the header first. A text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' && isFormula(cell) ? `'${cell}` : cell)),
    ),
    // Excel reads ₹ and dashes only after a byte-order mark; some locales split cells at semicolons, and any line break
    // ends a row.
    { bom: true, record_delimiter: 'windows', quoted_match: /[;\r\n]/ },
  );
}

/** CSV for an importer, which would read a byte-order mark or an apostrophe as part of the value. */
export function toPlainCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows]);
}
