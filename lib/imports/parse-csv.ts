/** A CSV file with any separator and encoding as rows of text; files of other kinds are refused by name. */
import { type CsvError, parse } from 'csv-parse/sync';
import { ImportProblem } from './import-problem.ts';

/**
 * Rows that hold anything, each with its number as a spreadsheet counts them: blank ones count there. `readAs` says in
 * words what the file was taken for.
 */
export type ParsedTable = { rows: string[][]; rowNumbers: number[]; readAs: string };

const separators = [',', ';', '\t', '|'] as const;

const binary = 'This is not a text file or XLSX: it holds binary data.';
const maxControlCharacters = 20;

/** @throws ImportProblem */
export function parseCsv(bytes: Buffer): ParsedTable {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  const rowNumbers: number[] = [];
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      // Not as rows of their own: a file may hold millions.
      skip_empty_lines: true,
      max_record_size: 1_000_000,
      on_record: (cells: string[], { records, empty_lines }) => {
        if (cells.every((cell) => cell.trim() === '')) return null;
        rowNumbers.push(records + empty_lines);
        return cells;
      },
    });
    refuseCutOff(text, rows);
    return {
      rows,
      rowNumbers,
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

/** Of the first lines, the sign that splits most of them alike; what stands in quotes does not count. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const lines = head.split(/\r?\n|\r/).slice(0, 30);
  const counted = separators.map((sign) => {
    const cells = lines.map((line) => line.split(sign).length).filter((count) => count > 1);
    // Addresses have more commas than a row has tabs, but never as many in every row.
    const alike = Map.groupBy(cells, (count) => count);
    const usual = Math.max(0, ...[...alike.values()].map((same) => same.length));
    return { sign, usual, count: cells.length };
  });
  return counted.reduce((best, one) =>
    one.usual > best.usual || (one.usual === best.usual && one.count > best.count) ? one : best,
  ).sign;
}

/** A download that broke off ends in the middle of a row. */
function refuseCutOff(text: string, rows: readonly string[][]): void {
  const last = rows.at(-1);
  const before = rows.slice(-20, -1).map((row) => row.length);
  if (!last || before.length < 5 || /[\r\n]\s*$/.test(text)) return;
  if (before.every((length) => length === before[0]) && last.length < (before[0] ?? 0))
    throw new ImportProblem('The last row is incomplete: the file is cut off.');
}

type DecodedText = { text: string; encoding: string };

function decode(bytes: Buffer): DecodedText {
  const magic = bytes.subarray(0, 8).toString('latin1');
  if (magic.startsWith('%PDF'))
    throw new ImportProblem('This is a PDF. The list is needed as CSV or XLSX.');
  if (magic.startsWith('\u00d0\u00cf\u0011\u00e0'))
    throw new ImportProblem('This is an old Excel file (.xls). Save it as XLSX or CSV.');
  if (magic.startsWith('\u00ff\u00fe'))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) throw new ImportProblem(binary);
  const decoded = decodeUtf8(bytes) ?? {
    text: new TextDecoder('windows-1252').decode(bytes),
    encoding: 'Windows-1252',
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data
  const odd = decoded.text.slice(0, 20_000).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (odd > maxControlCharacters) throw new ImportProblem(binary);
  if (/^\s*<(!doctype|html)/i.test(decoded.text))
    throw new ImportProblem('This is a web page, not a list: the download may have gone wrong.');
  return decoded;
}

function decodeUtf8(bytes: Buffer): DecodedText | null {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return null;
  }
}
