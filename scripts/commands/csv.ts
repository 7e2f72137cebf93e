/** The two ways in which a command writes CSV: for a person's spreadsheet, and for an importer. */
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null | undefined;

/** @param rows the header first. Text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map((cell) => (isFormula(cell) ? `'${cell}` : cell))),
    // Excel reads ₹ and dashes only behind the mark; in some places it parts cells at semicolons, and any break ends a row.
    { bom: true, record_delimiter: 'windows', quoted_match: /[;\r\n]/ },
  );
}

/** For an importer, which takes a byte-order mark and an apostrophe for a part of the value. */
export function toPlainCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify([...rows]);
}

/** Wider than the library's own guard: spreadsheets skip leading blanks, and some take | and % for a start. */
function isFormula(cell: Cell): boolean {
  return typeof cell === 'string' && /^\s*[=+\-@|%]|^[\t\r\n]/.test(cell);
}
