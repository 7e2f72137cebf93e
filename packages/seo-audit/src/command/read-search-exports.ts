/** Reads Google Search Console exports as downloaded: the pages of Performance, and the tables of Page indexing. */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { isWebAddress } from '../page/web-url.ts';
import { stripControlCharacters } from '../report/printable-text.ts';
import type { SearchData, SearchFigures } from '../report/search-summary.ts';
import { errorMessage } from '../text.ts';
import { UsageError } from './usage-error.ts';

const columnPatterns = {
  url: /^(?:top pages|pages?|url|address|landing page)$/,
  // A comparison of two periods names the later one first: "1/7/26 - 31/7/26 Clicks".
  clicks: /(?:^| )clicks$/,
  impressions: /(?:^| )impressions$/,
  position: /(?:^| )position$/,
  crawled: /^last crawled$/,
  reason: /^(?:reason|issue|status)$/,
};

/** @throws {UsageError} for any other file, with the name of the right export. */
export function readSearchExports(files: readonly string[]): SearchData | null {
  if (files.length === 0) return null;
  const data: SearchData = { files: [], figures: new Map(), notListed: new Map() };
  for (const file of files) {
    const table = readTable(file);
    const at = (name: keyof typeof columnPatterns) =>
      table.head.findIndex((cell) => columnPatterns[name].test(cell.trim().toLowerCase()));
    const columns = { url: at('url'), reason: at('reason'), position: at('position') };
    const [clicks, impressions] = [at('clicks'), at('impressions')];
    if (columns.url >= 0 && clicks >= 0 && impressions >= 0) {
      const figures = { ...columns, clicks, impressions };
      for (const [url, row] of sumSearchFigures(table.rows, figures, addressOf))
        data.figures.set(url, row);
    } else if (columns.url >= 0 && (columns.reason >= 0 || at('crawled') >= 0)) {
      addNotListed(data, table, columns, file);
    } else {
      throw new UsageError(
        `--search-console: ${file} has the columns ${stripControlCharacters(table.head.slice(0, 8).join(', ')).slice(0, 300)}; expected is Pages.csv of a Performance export (Top pages, Clicks, Impressions) or Table.csv of a Page indexing one (URL, Last crawled), with English headings.`,
      );
    }
    data.files.push(basename(file));
  }
  return data;
}

function addNotListed(
  { notListed }: SearchData,
  { rows, issue }: Table,
  { url: urlAt, reason: reasonAt }: { url: number; reason: number },
  file: string,
): void {
  for (const row of rows) {
    const url = addressOf(row[urlAt]);
    const reason = (row[reasonAt] ?? '').trim() || issue || `in ${basename(file)}`;
    if (url) notListed.set(url, reason.slice(0, 200));
  }
}

function addressOf(cell = ''): string | null {
  const address = cell.trim();
  if (!isWebAddress(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

type Table = {
  head: string[];
  rows: string[][];
  /** The issue named by Search Console's Metadata.csv in the same folder. */
  issue: string | null;
};

const maxBytes = 50 * 1_048_576;

/** A CSV file with any usual delimiter and encoding, as spreadsheets and consoles write them. */
function readTable(file: string): Table {
  const refuse = (why: string) => new UsageError(`--search-console: ${file} ${why}`);
  let bytes: Buffer;
  try {
    if (statSync(file).size > maxBytes) throw refuse('is over 50 MB; export less of it.');
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--search-console: ${errorMessage(error)}`);
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

type Columns = { url: number; clicks: number; impressions: number; position: number };
type Sums = { clicks: number; impressions: number; rankedImpressions: number; positionSum: number };

/** Adds up the rows of a Performance export by address: the console lists `/page#part` apart from `/page`. */
function sumSearchFigures(
  rows: readonly string[][],
  columns: Columns,
  addressOf: (cell: string | undefined) => string | null,
): Map<string, SearchFigures> {
  const sums = new Map<string, Sums>();
  for (const row of rows) {
    const url = addressOf(row[columns.url]);
    if (!url) continue;
    const clicks = parseExportNumber(row[columns.clicks]) ?? 0;
    const impressions = parseExportNumber(row[columns.impressions]) ?? 0;
    // Zero means "no position" there: the first position is 1.
    const position = parseExportNumber(row[columns.position]) ?? 0;
    const placed = position > 0 ? impressions : 0;
    const known = sums.get(url) ?? {
      clicks: 0,
      impressions: 0,
      rankedImpressions: 0,
      positionSum: 0,
    };
    sums.set(url, {
      clicks: known.clicks + clicks,
      impressions: known.impressions + impressions,
      rankedImpressions: known.rankedImpressions + placed,
      positionSum: known.positionSum + position * placed,
    });
  }
  return new Map([...sums].map(([url, sum]) => [url, figuresOf(sum)]));
}

function figuresOf({ clicks, impressions, rankedImpressions, positionSum }: Sums): SearchFigures {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    clicks,
    impressions,
    ctr: impressions > 0 ? rounded((clicks / impressions) * 100) : 0,
    position: rankedImpressions > 0 ? rounded(positionSum / rankedImpressions) : null,
  };
}

const thousands = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/**
 * Parses numbers as consoles and spreadsheets write them: "1,234", "1 234", "3.4", "3,4", "12,5 %". A comma before
 * exactly three digits is a thousands separator. Null for anything else, and for negative numbers.
 */
export function parseExportNumber(cell = ''): number | null {
  const bare = cell.replace(/[\s\u00a0\u202f%']/g, '');
  const plain = thousands.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const value = plain === '' ? Number.NaN : Number(plain);
  return Number.isFinite(value) && value >= 0 ? value : null;
}
