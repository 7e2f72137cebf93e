/**
 * An insurer's file as rows of text, whatever wrote it: CSV with any separator and encoding, or XLSX. Rule: what
 * cannot be read whole is refused in one line, before anything is changed.
 */
import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { ImportProblem } from './import-problem.ts';
import { type ParsedTable, parseCsv } from './parse-csv.ts';

const maxFileMb = 64;
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

function readBytes(file: string): Buffer {
  let size: number;
  try {
    const stat = statSync(file);
    if (!stat.isFile()) throw new ImportProblem(`${file} is not a file.`);
    size = stat.size;
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(`There is no file ${file}, or it may not be read.`);
  }
  if (size === 0) throw new ImportProblem('The file is empty.');
  if (size > maxFileMb * 1024 * 1024)
    throw new ImportProblem(
      `The file has ${Math.round(size / 1024 / 1024)} MB; a list has at most ${maxFileMb}. Is it the right file?`,
    );
  try {
    return readFileSync(file);
  } catch {
    throw new ImportProblem(`${file} may not be read.`);
  }
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
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
