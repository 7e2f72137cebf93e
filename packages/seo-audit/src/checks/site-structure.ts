/** Sitemaps and the pages they name; how pages are linked; URL spaces without an end; what was not read. */
import { findRepeatedSegment, patternOf } from '../crawl/crawl-traps.ts';
import { sitemapLimits } from '../crawl/sitemap-parser.ts';
import { isParsed, type Page, type Site } from '../site.ts';
import { formatCount, quote, shortUrl } from '../text.ts';
import {
  type Check,
  type CheckInfo,
  indexablePages,
  isSystematic,
  pageCheck,
  type RawFinding,
  siteCheck,
} from './check.ts';
import { canonicalOf, hasNoindex, isBlockedForGooglebot } from './tags.ts';

const maxForeignRows = 200;
const maxClicks = 3;
/** Real pagination is shorter, or links to more pages than the next one. */
const minSeriesLength = 20;

const sitemapUnreadable = siteCheck(
  {
    id: 'sitemap-unreadable',
    severity: 'error',
    about: 'A sitemap cannot be read, or lists nothing',
    where: 'sitemap',
    why: 'Search engines find no page through it.',
    fix: 'See the message; the protocol allows UTF-8, 50,000 rows, 50 MB, and one level of indexes.',
  },
  function* ({ sitemaps, robots }) {
    for (const { url, status, problem, rows, isCut, kind } of sitemaps) {
      const isNamed = /sitemap/i.test(robots.text) || sitemaps.length > 1;
      if (status === 404 && !isNamed) continue;
      if (problem || status !== 200) yield { url, what: problem ?? `it answers ${status}` };
      else if (isCut)
        yield {
          url,
          what: kind === 'index' ? 'it is an index within an index' : 'it is too large',
        };
      else if (rows > sitemapLimits.rows) yield { url, what: `it has ${formatCount(rows)} rows` };
      else if (rows === 0) yield { url, what: 'it has no row' };
    }
  },
);

const sitemapRowNotOk = rowCheck(
  {
    id: 'sitemap-row-not-ok',
    severity: 'error',
    about: 'The sitemap lists a URL that does not return 200, or of another site',
    where: 'sitemap',
    why: 'Search engines trust a sitemap less with every such row.',
    fix: 'List only absolute URLs of pages that return 200 without a redirect.',
  },
  (page) => {
    if (page.unreadReason !== null) return null;
    if (page.redirect) return `it redirects to ${page.redirect.to ?? 'nowhere'}`;
    return page.status !== 200 && (page.problem ?? `it answers ${page.status}`);
  },
  function* ({ foreignRows }) {
    for (const { text, sitemap: url, reason } of foreignRows.slice(0, maxForeignRows))
      yield { url, what: `${quote(text)}: ${reason}` };
  },
);

const sitemapRowClosed = rowCheck(
  {
    id: 'sitemap-row-closed',
    severity: 'error',
    about: 'The sitemap lists a noindex, canonicalised or disallowed page',
    where: 'sitemap',
    why: 'The two contradict each other.',
    fix: 'List exactly the canonical URLs of pages that may be indexed.',
  },
  (page, site) => {
    if (!isParsed(page)) return null;
    if (hasNoindex(page)) return 'it is noindex';
    const canonical = isSystematic(page, site) ? null : canonicalOf(page);
    return canonical && canonical !== page.url && `its canonical is ${shortUrl(canonical, site)}`;
  },
  function* (site) {
    for (const url of site.sitemapRows.keys())
      if (site.disallowed.has(url) || isBlockedForGooglebot(url, site))
        yield { url, what: 'robots.txt disallows it' };
  },
);

const sitemapLacksPage = siteCheck(
  {
    id: 'sitemap-lacks-page',
    severity: 'notice',
    about: 'An indexable page is not in the sitemap',
    where: 'sitemap',
    why: 'Search engines find it only through links, and later.',
    fix: 'Add its row.',
  },
  function* (site) {
    if (site.sitemapRows.size === 0) return;
    const rows = [...site.sitemapRows.keys()];
    const mayHaveQuery = rows.some((url) => url.includes('?'));
    for (const { url } of indexablePages(site)) {
      // A sorted page is reported for its URL, and the later pages of a list need no row.
      if (site.sitemapRows.has(url) || (!mayHaveQuery && url.includes('?'))) continue;
      if (!isLaterPage(url, site)) yield { url, what: 'no row names it' };
    }
  },
);

const orphanPage = siteCheck(
  {
    id: 'orphan-page',
    severity: 'warning',
    about: 'Orphan page: no internal link leads to it',
    where: 'links of other pages',
    why: 'Visitors do not find it, and search engines consider it unimportant.',
    fix: 'Link to it from a page on the same subject or a menu, or remove it from the sitemap.',
  },
  function* (site) {
    // Unread pages may have the link.
    if (site.cutShort.length > 0 || site.scope) return;
    for (const { url, linkedFrom, foundBy } of indexablePages(site))
      if (linkedFrom === 0 && url !== site.start && foundBy === 'sitemap')
        yield { url, what: 'it is in the sitemap only' };
  },
);

const pageDeep = pageCheck(
  {
    id: 'page-deep',
    severity: 'notice',
    about: 'A page has a high crawl depth',
    where: 'links',
    why: `Pages more than ${maxClicks} clicks away are seldom visited by people and search engines.`,
    fix: 'Link to it from a page nearer to the start.',
  },
  // The shorter path may lead through pages that were left out; each later page of a list is deeper by design.
  ({ depth, url }, site) =>
    !site.scope &&
    (depth ?? 0) > maxClicks &&
    !isLaterPage(url, site) &&
    !site.traps.some((trap) => patternOf(trap.url) === patternOf(url)) &&
    `${depth} clicks`,
);

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
    const worst = new Map<string, string>();
    for (const url of site.pages.keys()) {
      const folder = findRepeatedSegment(url);
      if (folder && url.length > (worst.get(folder)?.length ?? 0)) worst.set(folder, url);
    }
    for (const [folder, url] of worst) {
      const what = `a link adds ${folder} again and again: ${quote(shortUrl(url, site), 80)}`;
      yield { url: url.slice(0, url.indexOf(folder) + folder.length), what };
    }
    // A crawl that finished proves that there is an end.
    if (site.cutShort.length > 0) yield* unfinishedSeries(site);
  },
);

const crawlIncomplete = siteCheck(
  {
    id: 'crawl-incomplete',
    severity: 'notice',
    about: 'Not every page was read',
    where: 'this audit',
    why: 'Unread pages were not checked, and orphan pages cannot be recognised.',
    fix: 'Raise the limit that is named, or ask the server more slowly.',
  },
  function* (site) {
    for (const what of site.cutShort) yield { url: site.start, what };
  },
);

/** Pages whose URLs differ only in numbers, each first found on the previous one, and the last leads on. */
function* unfinishedSeries(site: Site): Generator<RawFinding> {
  const series = new Map<Page, { first: Page; length: number }>();
  const longest = new Map<string, { first: Page; last: Page; length: number }>();
  const reached = [...site.pages.values()].filter(({ depth }) => depth !== null);
  for (const page of reached.sort((a, b) => (a.depth ?? 0) - (b.depth ?? 0))) {
    const pattern = patternOf(page.url);
    const before = page.reachedFrom ? site.pages.get(page.reachedFrom) : undefined;
    const row = before && patternOf(before.url) === pattern ? series.get(before) : undefined;
    const now = { first: row?.first ?? page, length: (row?.length ?? 0) + 1 };
    series.set(page, now);
    if (now.length > (longest.get(pattern)?.length ?? 0))
      longest.set(pattern, { ...now, last: page });
  }
  for (const [pattern, { first, last, length }] of longest) {
    const leadsOn = last.facts?.anchors.some(
      ({ target }) => target && !site.pages.has(target) && patternOf(target) === pattern,
    );
    const isNamed = site.traps.some(({ url }) => url === first.url);
    if (leadsOn && !isNamed && length >= minSeriesLength)
      yield {
        url: first.url,
        what: `${length} addresses, each found on the one before, and ${shortUrl(last.url, site)} leads on`,
      };
  }
}

/** Its last path segment or a page parameter is a number above 1, and the first page of the list was crawled too. */
function isLaterPage(url: string, { pages }: Site): boolean {
  const first = url.replace(
    /(?:\/page)?\/(?:[2-9]|[1-9]\d)\/?$|\?(?:page|p)=(?:[2-9]|[1-9]\d)$/,
    '',
  );
  return first !== url && (pages.has(first) || pages.has(`${first}/`));
}

/** A check of every row with a page of this site. */
function rowCheck(
  words: CheckInfo,
  describe: (page: Page, site: Site) => string | false | null,
  findMore: (site: Site) => Iterable<RawFinding>,
): Check {
  return siteCheck(words, function* (site): Generator<RawFinding> {
    for (const url of site.sitemapRows.keys()) {
      const page = site.pages.get(url);
      const what = page && describe(page, site);
      if (what) yield { url, what };
    }
    yield* findMore(site);
  });
}

export const structureChecks: Check[] = [
  sitemapUnreadable,
  sitemapRowNotOk,
  sitemapRowClosed,
  sitemapLacksPage,
  orphanPage,
  pageDeep,
  addressEndless,
  crawlIncomplete,
];
