/**
 * An insurer's file as rows of text, whatever wrote it: CSV with any separator and encoding, or XLSX. Rule: what
 * cannot be read whole is refused in one line, before anything is changed.
 */
import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { type CsvError, parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { ImportProblem } from './import-problem.ts';

export const largestFileMb = 64;
/** Packed; what it unpacks to is ten times as much. */
const largestXlsxMb = 16;
export const mostRows = 500_000;
const separators = [',', ';', '\t', '|'] as const;

export type Table = { rows: string[][]; readAs: string };

export async function readTable(file: string): Promise<Table> {
  const bytes = readBytes(file);
  const table = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (table.rows.length > mostRows)
    throw new ImportProblem(
      `The file has more than ${mostRows} rows: that is not one insurer's list.`,
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
  if (size > largestFileMb * 1024 * 1024)
    throw new ImportProblem(
      `The file has ${Math.round(size / 1024 / 1024)} MB; a list has at most ${largestFileMb}. Is it the right file?`,
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

async function readXlsx(bytes: Buffer): Promise<Table> {
  if (bytes.length > largestXlsxMb * 1024 * 1024)
    throw new ImportProblem(`An XLSX file may have ${largestXlsxMb} MB. Save a larger one as CSV.`);
  try {
    const sheet = await readSheet(bytes);
    const rows = sheet.map((row) => row.map(cellText));
    return { rows: rows.filter((row) => row.some((cell) => cell !== '')), readAs: 'XLSX' };
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

function readCsv(bytes: Buffer): Table {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: 1_000_000,
    });
    refuseCutOff(text, rows);
    return {
      rows,
      readAs: `CSV, ${encoding}, separated by ${separator === '\t' ? 'tabs' : separator}`,
    };
  } catch (error) {
    if (error instanceof ImportProblem) throw error;
    throw new ImportProblem(csvProblem(error as CsvError));
  }
}

function csvProblem({ code, lines }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell: it is cut off.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `A row around line ${lines ?? '?'} never ends: a quote is missing.`;
  return `The file cannot be read as CSV (${code ?? 'unknown'}${lines ? `, line ${lines}` : ''}).`;
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  const magic = bytes.subarray(0, 8).toString('latin1');
  if (magic.startsWith('%PDF'))
    throw new ImportProblem('This is a PDF. Ask the insurer for the list as CSV or XLSX.');
  if (magic.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new ImportProblem('This is an old Excel file (.xls). Save it as XLSX or CSV.');
  if (magic.startsWith('\u00ff\u00fe'))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0))
    throw new ImportProblem('This is not a text file or XLSX: it holds binary data.');
  let decoded: { text: string; encoding: string };
  try {
    decoded = { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    decoded = { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data
  const odd = decoded.text.slice(0, 20_000).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (odd > 20) throw new ImportProblem('This is not a text file or XLSX: it holds binary data.');
  if (/^\s*<(!doctype|html)/i.test(decoded.text))
    throw new ImportProblem('This is a web page, not a list: the download may have gone wrong.');
  return decoded;
}

/** Of the first lines, the sign that splits most; what stands in quotes does not count. */
function separatorOf(text: string): string {
  const head = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r?\n/)
    .slice(0, 30)
    .join('\n');
  const counted = separators.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

/** A download that broke off ends in the middle of a row. */
function refuseCutOff(text: string, rows: readonly string[][]): void {
  const last = rows.at(-1);
  const before = rows.slice(-20, -1).map((row) => row.length);
  if (!last || before.length < 5 || /[\r\n]\s*$/.test(text)) return;
  if (before.every((length) => length === before[0]) && last.length < (before[0] ?? 0))
    throw new ImportProblem('The last row is incomplete: the file is cut off.');
}
