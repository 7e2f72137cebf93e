/** Rows as text that every spreadsheet opens, and that none takes for a formula. */
import { stringify } from 'csv-stringify/sync';

type Row = (string | number)[];

const rowsPerChunk = 2_000;

export function csvTable(rows: Row[]): string {
  return [...csvChunks(rows)].join('');
}

/** The same in pieces, so that a long table is never one text in memory. */
export function* csvChunks(rows: Iterable<Row>): Generator<string> {
  let waiting: Row[] = [];
  let isFirst = true;
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsPerChunk) continue;
    yield formatChunk(waiting, isFirst);
    waiting = [];
    isFirst = false;
  }
  if (waiting.length > 0 || isFirst) yield formatChunk(waiting, isFirst);
}

/** Text that a spreadsheet would take for a formula gets an apostrophe before it. */
function formatChunk(rows: Row[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((value) => (isFormula(value) ? `'${value}` : value))),
    // Excel reads ₹ and dashes only behind the mark; some locales part cells at semicolons, all end a row at any break.
    { bom: isFirst, record_delimiter: 'windows', quoted_match: /[;\r\n]/ },
  );
}

function isFormula(value: string | number): boolean {
  return typeof value === 'string' && /^\s*[=+\-@|%]|^[\t\r\n]/.test(value);
}
