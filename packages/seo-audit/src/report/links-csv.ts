/** Every link of the site as CSV, written in chunks: a large site has millions. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import { formatCount } from '../format-count.ts';
import type { Site } from '../site.ts';
import { csvChunks } from './csv-table.ts';
import { linksFrom } from './link-lists.ts';

/** The row limit of spreadsheets, less the line that reports the cut. */
const maxRows = 1_000_000;

export function linksCsv(site: Site): Iterable<string> {
  return csvChunks(rowsOf(site));
}

function* rowsOf(site: Site): Generator<(string | number)[]> {
  yield [
    'from',
    'to',
    'words of the link',
    'rel',
    'times on the page',
    'answer',
    'leads on to',
    'clicks from start',
  ];
  let rows = 0;
  for (const { url, depth } of site.pages.values()) {
    for (const { anchor, target, times } of linksFrom(site, url)) {
      if (rows === maxRows) {
        yield [`only the first ${formatCount(maxRows)} links are here`];
        return;
      }
      rows += 1;
      yield [
        url,
        target,
        anchor.text,
        anchor.rel,
        times,
        describeStatus(site, target),
        followRedirects(site, target).hops.at(-1) ?? '',
        depth ?? '',
      ];
    }
  }
}

/** The target's status in a word. */
export function describeStatus(site: Site, url: string): string | number {
  const page = site.pages.get(url);
  if (page) return page.status ?? (page.foundBy === 'file' ? 'file' : 'no answer');
  return site.disallowed.has(url) ? 'disallowed by robots.txt' : 'not requested';
}
