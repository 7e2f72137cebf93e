/** A CSV file with any separator and encoding as rows of text; files of other kinds are refused by name. */
import { type CsvError, parse } from 'csv-parse/sync';
import { ImportProblem } from './import-problem.ts';

/** Rows that hold anything, each with its number as a spreadsheet counts them: blank ones count there. */
export type ParsedRows = { rows: string[][]; rowNumbers: number[] };

const separators = [',', ';', '\t', '|'] as const;

const binary = 'This is not a text file or XLSX: it holds binary data.';
const maxControlCharacters = 20;

/** @throws ImportProblem */
export function parseCsv(bytes: Buffer): ParsedRows & { readAs: string } {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  const rowNumbers: number[] = [];
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      // Left to itself the parser takes what ends the first line for what ends them all.
      record_delimiter: ['\r\n', '\n', '\r'],
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
  const lines = text
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .slice(0, 60)
    .filter((line) => line.trim() !== '');
  const scored = separators.map((sign) => {
    const alike = Map.groupBy(lines, (line) => line.split(sign).length - 1);
    alike.delete(0);
    const scores = [...alike].map(([parts, { length }]) => length * Math.sqrt(parts));
    return { sign, score: Math.max(0, ...scores) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).sign;
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
    throw new ImportProblem(
      'This is an old Excel file (.xls). Open it and save it as XLSX or CSV.',
    );
  if (magic.startsWith('\u00ff\u00fe'))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  if (magic.startsWith('\u00fe\u00ff'))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) throw new ImportProblem(binary);
  const decoded = decodeUtf8(bytes) ?? {
    text: new TextDecoder('windows-1252').decode(bytes),
    encoding: 'Windows-1252',
  };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary data
  const odd = decoded.text.slice(0, 20_000).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0;
  if (odd > maxControlCharacters) throw new ImportProblem(binary);
  if (/^\s*<(?:[\s\S]*<)?(?:table|tr)\b/i.test(decoded.text.slice(0, 100_000)))
    throw new ImportProblem(
      'This is a table of a web page, whatever its name says. Open it in a spreadsheet program and save it as XLSX.',
    );
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
