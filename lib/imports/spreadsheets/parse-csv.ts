/** Parses a CSV file with any separator and encoding into rows of text. */
import { type CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { ImportError } from './import-error.ts';
import { assertCsvSize } from './list-limits.ts';

/** Rows that are not blank, with their numbers in a spreadsheet, which counts blank rows too. */
export type ParsedRows = { rows: string[][]; rowNumbers: number[] };

const separators = [',', ';', '\t', '|'] as const;

/** @throws ImportError */
export function parseCsv(bytes: Buffer): ParsedRows & { readAs: string } {
  const { text, encoding } = decodeText(bytes);
  const separator = detectSeparator(text);
  assertCsvSize(text, separator);
  const rowNumbers: number[] = [];
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      // The parser's default would expect the line end of the first row in all rows.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      // The parser skips blank lines itself: a file may have millions.
      skip_empty_lines: true,
      max_record_size: 1_000_000,
      on_record: (cells: string[], { records, empty_lines }) => {
        if (cells.every((cell) => cell.trim() === '')) return null;
        rowNumbers.push(records + empty_lines);
        return cells;
      },
    });
    assertNotTruncated(text, rows);
    return {
      rows,
      rowNumbers,
      readAs: `CSV, ${encoding}, separated by ${separator === '\t' ? 'tabs' : separator}`,
    };
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(csvMessage(error as CsvError));
  }
}

function csvMessage({ code, lines }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'The file ends inside a quoted cell: it is cut off.';
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `A row around line ${lines ?? '?'} never ends: a quote is missing.`;
  return `The file cannot be read as CSV (${code ?? 'unknown'}${lines ? `, line ${lines}` : ''}).`;
}

/** The separator that splits most of the first lines into equally many cells; quoted text is ignored. */
function detectSeparator(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const lines = head.split(/\r?\n|\r/).slice(0, 30);
  const separatorCounts = separators.map((sign) => {
    const cells = lines.map((line) => line.split(sign).length).filter((count) => count > 1);
    // Addresses have more commas than a row has tabs, but not equally many in every row.
    const rowsByCount = Map.groupBy(cells, (count) => count);
    const usual = Math.max(0, ...[...rowsByCount.values()].map((same) => same.length));
    return { sign, usual, count: cells.length };
  });
  return separatorCounts.reduce((best, one) =>
    one.usual > best.usual || (one.usual === best.usual && one.count > best.count) ? one : best,
  ).sign;
}

/** An incomplete download ends in the middle of a row. */
function assertNotTruncated(text: string, rows: readonly string[][]): void {
  const last = rows.at(-1);
  const before = rows.slice(-20, -1).map((row) => row.length);
  if (!last || before.length < 5 || /[\r\n]\s*$/.test(text)) return;
  if (before.every((length) => length === before[0]) && last.length < (before[0] ?? 0))
    throw new ImportError('The last row is incomplete: the file is cut off.');
}
