/**
 * An insurer's file as rows of text, whatever wrote it: CSV with any separator and encoding, or XLSX. Rule: what
 * cannot be read whole is refused in one line, before anything is changed.
 */
import 'server-only';
import { readSheet } from 'read-excel-file/node';
import { ImportProblem } from './import-problem.ts';
import { type ParsedTable, parseCsv } from './parse-csv.ts';
import { readBytes } from './read-bytes.server.ts';

/** Packed; what it unpacks to is ten times as much. */
const maxXlsxMb = 16;
const maxRows = 500_000;
export async function readTable(file: string): Promise<ParsedTable> {
  const bytes = readBytes(file);
  const table = isZip(bytes) ? await readXlsx(bytes) : parseCsv(bytes);
  if (table.rows.length > maxRows)
    throw new ImportProblem(
      `The file has more than ${maxRows} rows: that is not one insurer's list.`,
    );
  if (table.rows.length < 2) throw new ImportProblem('The file holds no rows below its header.');
  return table;
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 2).toString('latin1') === 'PK';
}

async function readXlsx(bytes: Buffer): Promise<ParsedTable> {
  if (bytes.length > maxXlsxMb * 1024 * 1024)
    throw new ImportProblem(`An XLSX file may have ${maxXlsxMb} MB. Save a larger one as CSV.`);
  try {
    const sheet = await readSheet(bytes);
    const rows: string[][] = [];
    const rowNumbers: number[] = [];
    for (const [index, row] of sheet.entries()) {
      const cells = row.map(cellText);
      if (cells.every((cell) => cell === '')) continue;
      rows.push(cells);
      rowNumbers.push(index + 1);
    }
    return { rows, rowNumbers, readAs: 'XLSX' };
  } catch {
    throw new ImportProblem(
      'The XLSX file is damaged or cut off. Open it and save it again, or save it as CSV.',
    );
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  // A spreadsheet keeps fifteen digits of a number: what it had more of it has lost, and it must not pass for whole.
  if (typeof cell === 'number' && Math.abs(cell) >= 1e15) return cell.toExponential();
  return String(cell);
}
