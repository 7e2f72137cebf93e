/**
 * Reads an insurer's file into rows of text: CSV with any separator and encoding, or XLSX. Rule: a file that cannot be
 * read in full is refused with a message of one line, before anything is changed.
 */
import 'server-only';
import { channel } from 'node:diagnostics_channel';
import { withoutTextMark } from './cell-text.ts';
import { ImportError } from './import-error.ts';
import { parseCsv } from './parse-csv.ts';
import { readListFile } from './read-list-file.server.ts';
import { readWorkbook, type Sheet } from './read-workbook.server.ts';

/** `readAs` is the detected format, for the operator. */
export type ListFileSheets = { readAs: string; sheets: readonly Sheet[] };

/** Gets the number of rows of each file that was read: how long the work on them may take depends on it. */
export const rowsReadChannel = 'chhatri:list-rows-read';
const maxRows = 500_000;

/** @param file its path. @throws ImportError */
export async function readSheets(file: string): Promise<ListFileSheets> {
  const bytes = readListFile(file);
  if (/\.xls[xm]$/i.test(file) && !isZip(bytes))
    throw new ImportError(
      'The file is no workbook, although its name says so. Save it again as XLSX or CSV.',
    );
  const { readAs, sheets } = isZip(bytes)
    ? { readAs: 'XLSX', sheets: await readWorkbook(bytes) }
    : sheetOfCsv(bytes);
  const lengths = sheets.map(({ rows }) => rows.length);
  const rowCount = lengths.reduce((sum, length) => sum + length, 0);
  if (rowCount > maxRows)
    throw new ImportError(
      `The file has more than ${maxRows} rows: that is not one insurer's list.`,
    );
  if (Math.max(0, ...lengths) < 2)
    throw new ImportError('The file holds no rows below its header.');
  channel(rowsReadChannel).publish(rowCount);
  for (const row of sheets.flatMap(({ rows }) => rows))
    for (const [at, cell] of row.entries()) row[at] = withoutTextMark(cell);
  return { readAs, sheets };
}

/** For lists that are one table: a second visible sheet is refused, not ignored. */
export async function readOnlySheet(file: string): Promise<Sheet> {
  const { sheets } = await readSheets(file);
  const filledSheets = sheets.filter(({ rows, isHidden }) => rows.length > 0 && !isHidden);
  const [only, ...more] = filledSheets;
  if (!only) throw new ImportError('Every sheet that holds anything is hidden.');
  if (more.length > 0)
    throw new ImportError(
      `The workbook has ${filledSheets.length} sheets: ${filledSheets.map(({ name }) => name).join(', ')}. Save the list as a file of its own.`,
    );
  return only;
}

function sheetOfCsv(bytes: Buffer): ListFileSheets {
  const { readAs, ...table } = parseCsv(bytes);
  return { readAs, sheets: [{ name: '', isHidden: false, hiddenRows: new Set(), ...table }] };
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}
