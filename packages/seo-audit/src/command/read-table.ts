/** Reads a table from a CSV file with any usual delimiter and encoding, as spreadsheets and consoles write them. */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { errorMessage } from '../error-message.ts';
import { UsageError } from './usage-error.ts';

export type Table = {
  head: string[];
  rows: string[][];
  /** The issue named by Search Console's Metadata.csv in the same folder. */
  issue: string | null;
};

const maxBytes = 50 * 1_048_576;

/** @throws {UsageError} with the option's name and what to do. */
export function readTable(option: string, file: string): Table {
  const refuse = (why: string) => new UsageError(`${option}: ${file} ${why}`);
  let bytes: Buffer;
  try {
    if (statSync(file).size > maxBytes) throw refuse('is over 50 MB; export less of it.');
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${option}: ${errorMessage(error)}`);
  }
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw refuse('is a zip or a workbook: unpack it, or save it as CSV, and name the CSV in it.');
  const [head = [], ...rows] = cellsOf(textOf(bytes), refuse);
  if (rows.length === 0) throw refuse('has no rows under its headings.');
  return { head, rows, issue: readIssueName(file) };
}

function cellsOf(text: string, refuse: (why: string) => UsageError): string[][] {
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const count = (mark: string) => firstLine.split(mark).length;
  const delimiter = [',', ';', '\t'].reduce((best, mark) =>
    count(mark) > count(best) ? mark : best,
  );
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw refuse(`is no CSV: ${errorMessage(error)}`);
  }
}

function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace(/^\uFEFF/, '');
}

function readIssueName(file: string): string | null {
  try {
    const text = textOf(readFileSync(join(dirname(file), 'Metadata.csv')));
    const rows: string[][] = parse(text, { relax_column_count: true, relax_quotes: true });
    return rows.find(([property]) => property === 'Issue')?.[1] ?? null;
  } catch {
    // Only an unpacked export has this file; without it, the table's own file name is used.
    return null;
  }
}
