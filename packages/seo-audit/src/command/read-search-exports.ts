/** Reads Google Search Console exports as downloaded: the pages of Performance, and the tables of Page indexing. */
import { basename } from 'node:path';
import { isWebAddress } from '../page/web-url.ts';
import { stripControlCharacters } from '../report/printable-text.ts';
import type { SearchData } from '../search-figures.ts';
import { readTable, type Table } from './read-table.ts';
import { sumSearchFigures } from './sum-search-figures.ts';
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
    const table = readTable('search-console', file);
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
        `search-console: ${file} has the columns ${stripControlCharacters(table.head.slice(0, 8).join(', ')).slice(0, 300)}; expected is Pages.csv of a Performance export (Top pages, Clicks, Impressions) or Table.csv of a Page indexing one (URL, Last crawled), with English headings.`,
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
