/**
 * URL spaces without an end, such as the months of a calendar: a crawl that follows them never reaches the rest of the
 * site.
 */

import { type Check, siteCheck } from '../check-helpers/check.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { patternOf } from '../crawl/crawl-traps.ts';
import { findRepeatedSegment } from '../crawl/find-repeated-segment.ts';
import type { Page, Site } from '../site.ts';

/** Real pagination is shorter, or links to more pages than the next one. */
const minSeriesLength = 20;

/** Pages whose URLs differ only in numbers, each first found on the previous one. */
type UrlSeries = { first: Page; last: Page; length: number };

const addressEndless = siteCheck(
  {
    id: 'address-endless',
    severity: 'warning',
    about: 'Crawl trap: links lead to an endless number of URLs',
    where: '<a href>',
    why: 'Search engines spend their crawl budget on them, and find the other pages late.',
    fix: 'Stop linking where there is nothing more to show; disallow the rest in robots.txt.',
  },
  function* (site) {
    yield* site.traps;
    for (const [url, what] of repeatedSegments(site)) yield { url, what };
    // A crawl that finished proves that there is an end.
    if (site.cutShort.length === 0) return;
    for (const [url, what] of filterCombinations(site)) yield { url, what };
    for (const [pattern, { first, last, length }] of longestSeries(site)) {
      const isNamed = site.traps.some((trap) => trap.url === first.url);
      if (isNamed || length < minSeriesLength || !hasNextLink(last, pattern, site)) continue;
      const on = `${shortUrl(last.url, site)} leads on`;
      yield {
        url: first.url,
        what: `${length} addresses, each found on the one before, and ${on}`,
      };
    }
  },
);

function* repeatedSegments(site: Site): Generator<[url: string, what: string]> {
  const worst = new Map<string, Page>();
  for (const page of site.pages.values()) {
    const folder = findRepeatedSegment(page.url);
    if (!folder) continue;
    const known = worst.get(folder);
    if (!known || page.url.length > known.url.length) worst.set(folder, page);
  }
  for (const [folder, { url }] of worst) {
    const start = url.slice(0, url.indexOf(folder) + folder.length);
    const first = [`${start}/`, start].find((one) => site.pages.has(one)) ?? url;
    yield [first, `a link there adds ${folder} again and again: ${quote(shortUrl(url, site), 80)}`];
  }
}

/** One list under dozens of URLs, for combinations of its filters. */
function* filterCombinations(site: Site): Generator<[url: string, what: string]> {
  const byPath = new Map<string, Set<string>>();
  for (const { url, status } of site.pages.values()) {
    const { origin, pathname, search } = new URL(url);
    if (search === '' || status !== 200) continue;
    const path = origin + pathname;
    byPath.set(path, (byPath.get(path) ?? new Set()).add(search));
  }
  for (const [path, searches] of byPath) {
    const sorted = Array.from(searches, (search) => [...new URLSearchParams(search)].sort().join());
    const isInAnyOrder = new Set(sorted).size < sorted.length;
    if (searches.size >= minSeriesLength && isInAnyOrder)
      yield [
        path,
        `${searches.size} addresses with other parameters, or the same in another order`,
      ];
  }
}

function longestSeries(site: Site): Map<string, UrlSeries> {
  const rows = new Map<Page, UrlSeries>();
  const longest = new Map<string, UrlSeries>();
  const reached = [...site.pages.values()].filter(({ depth }) => depth !== null);
  for (const page of reached.sort((a, b) => (a.depth ?? 0) - (b.depth ?? 0))) {
    const pattern = patternOf(page.url);
    const before = page.reachedFrom ? site.pages.get(page.reachedFrom) : undefined;
    const isNext = before !== undefined && patternOf(before.url) === pattern;
    const row = isNext ? rows.get(before) : undefined;
    const now = { first: row?.first ?? page, last: page, length: (row?.length ?? 0) + 1 };
    rows.set(page, now);
    if (now.length > (longest.get(pattern)?.length ?? 0)) longest.set(pattern, now);
  }
  return longest;
}

function hasNextLink({ facts }: Page, pattern: string, site: Site): boolean {
  return (facts?.anchors ?? []).some(
    ({ target }) => target && !site.pages.has(target) && patternOf(target) === pattern,
  );
}

export const crawlTrapChecks: Check[] = [addressEndless];
