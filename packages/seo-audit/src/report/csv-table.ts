/** CSV that every spreadsheet opens, and in which no cell is read as a formula. */
import { stringify } from 'csv-stringify/sync';

type Row = (string | number)[];

const rowsPerChunk = 2_000;

export function csvTable(rows: Row[]): string {
  return [...csvChunks(rows)].join('');
}

/** The same in chunks, so that a long table is never one string in memory. */
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

/** A cell that a spreadsheet would read as a formula gets a leading apostrophe. */
function formatChunk(rows: Row[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((value) => (isFormula(value) ? `'${value}` : value))),
    // Excel reads ₹ and dashes only after a byte order mark. Some locales separate cells by semicolons, and every line
    // break ends a row.
    { bom: isFirst, record_delimiter: 'windows', quoted_match: /[;\r\n]/ },
  );
}

function isFormula(value: string | number): boolean {
  return typeof value === 'string' && /^\s*[=+\-@|%]|^[\t\r\n]/.test(value);
}
