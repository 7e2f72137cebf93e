/** Sitemaps against what the pages themselves say. */
import { sitemapLimits } from '../crawl/sitemap-parser.ts';
import type { Site } from '../types.ts';
import {
  type Check,
  canonicalOf,
  directivesOf,
  type Found,
  isRead,
  liveCheck,
  pagesIn,
  quoted,
  shortUrl,
} from './check.ts';

const w3cDate =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

const sitemap = { where: 'sitemap' } as const;

function* rows(
  site: Site,
  say: (url: string) => string | false | null | undefined,
): Generator<Found> {
  for (const url of site.sitemapRows.keys()) {
    const what = say(url);
    if (what) yield { url, what };
  }
}

export const sitemapChecks: Check[] = [
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-unreadable',
      severity: 'error',
      about: 'A sitemap cannot be read',
      why: 'Search engines learn of no page from it.',
      fix: 'See the message; check the file with an XML reader.',
    },
    function* ({ sitemaps, robots }) {
      for (const { url, status, problem } of sitemaps) {
        const isNamed = robots.text.includes('itemap') || sitemaps.length > 1;
        if (status === 404 && !isNamed) continue;
        if (problem || status !== 200) yield { url, what: problem ?? `it answers ${status}` };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-missing',
      severity: 'warning',
      about: 'There is no sitemap',
      why: 'New and deep pages are found late.',
      fix: 'Publish /sitemap.xml and name it in robots.txt.',
    },
    function* (site) {
      if (site.sitemaps.every(({ status }) => status === 404) && site.sitemapRows.size === 0) {
        yield { url: `${site.origin}/sitemap.xml`, what: 'none was found' };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-too-large',
      severity: 'error',
      about: 'A sitemap is larger than the protocol allows',
      why: `Search engines read ${sitemapLimits.rows.toLocaleString('en-IN')} rows and 50 MB; the rest is lost.`,
      fix: 'Split it and list the parts in a sitemap index.',
    },
    function* ({ sitemaps }) {
      for (const { url, rows: count, bytes, isCut } of sitemaps) {
        const isTooLarge = count > sitemapLimits.rows || bytes >= sitemapLimits.bytes;
        if (isTooLarge)
          yield {
            url,
            what: `${count.toLocaleString('en-IN')} rows${isCut ? ' and more' : ''}, ${Math.round(bytes / 1_048_576)} MB`,
          };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-index-nested',
      severity: 'error',
      about: 'A sitemap index lists another index',
      why: 'Only one level is read.',
      fix: 'List the sitemaps themselves.',
    },
    function* ({ sitemaps }) {
      for (const { url, kind, isCut } of sitemaps) {
        if (kind === 'index' && isCut) yield { url, what: 'it stands in an index and is one' };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-foreign-row',
      severity: 'error',
      about: 'A sitemap lists an address that is not of this site',
      why: 'It is passed over; relative addresses too.',
      fix: 'List absolute addresses of this site, in its canonical form.',
    },
    function* ({ foreignRows }) {
      for (const { text, sitemap: url, reason } of foreignRows.slice(0, 200)) {
        yield { url, what: `${quoted(text)}: ${reason}` };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-row-twice',
      severity: 'warning',
      about: 'A page is listed twice',
      why: 'It does no harm, but shows that the list is not derived from one source.',
      fix: 'List each page once.',
    },
    (site) =>
      rows(
        site,
        (url) =>
          (site.sitemapRows.get(url)?.times ?? 1) > 1 &&
          `${site.sitemapRows.get(url)?.times} times`,
      ),
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-row-not-ok',
      severity: 'error',
      about: 'The sitemap lists a page that does not answer 200',
      why: 'Search engines trust a sitemap less with every such row.',
      fix: 'List only pages that answer 200 without a redirect.',
    },
    (site) =>
      rows(site, (url) => {
        const page = site.pages.get(url);
        return (
          page && page.status !== 200 && (page.problem?.message ?? `it answers ${page.status}`)
        );
      }),
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-row-closed',
      severity: 'error',
      about: 'The sitemap lists a page that asks not to be listed',
      why: 'The two contradict each other.',
      fix: 'Take the row away, or the noindex.',
    },
    (site) =>
      rows(site, (url) => {
        if (site.disallowed.has(url)) return 'robots.txt disallows it';
        const page = site.pages.get(url);
        return page && isRead(page) && directivesOf(page).has('noindex') && 'it is noindex';
      }),
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-row-not-canonical',
      severity: 'error',
      about: 'The sitemap lists another address than the page’s canonical',
      why: 'Search engines do not know which of the two counts.',
      fix: 'List the canonical address, to the letter.',
    },
    (site) =>
      rows(site, (url) => {
        const page = site.pages.get(url);
        const canonical = page && isRead(page) ? canonicalOf(page) : null;
        return (
          canonical !== null && canonical !== url && `its canonical is ${shortUrl(canonical, site)}`
        );
      }),
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-lacks-page',
      severity: 'warning',
      about: 'A page is not in the sitemap',
      why: 'It is found only by its links, and later.',
      fix: 'Add its row.',
    },
    function* (site) {
      if (site.sitemapRows.size === 0) return;
      for (const page of pagesIn(site, 'indexable')) {
        if (!site.sitemapRows.has(page.url)) yield { url: page.url, what: 'no row names it' };
      }
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-lastmod',
      severity: 'warning',
      about: 'A lastmod is no date, or lies in the future',
      why: 'Search engines then ignore all lastmod of the site.',
      fix: 'Write the day the content last changed: 2026-11-20.',
    },
    (site) =>
      rows(site, (url) => {
        const lastmod = site.sitemapRows.get(url)?.lastmod;
        if (!lastmod) return null;
        if (!w3cDate.test(lastmod) || Number.isNaN(Date.parse(lastmod))) return quoted(lastmod);
        return Date.parse(lastmod) > Date.now() + 86_400_000 && `${lastmod} is in the future`;
      }),
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-lastmod-missing',
      severity: 'notice',
      about: 'The sitemap has rows without lastmod',
      why: 'Search engines use it to decide what to read again.',
      fix: 'Add the day the content last changed.',
    },
    function* (site) {
      const without = [...site.sitemapRows.values()].filter(({ lastmod }) => !lastmod).length;
      const [file] = site.sitemaps;
      if (without > 0 && file)
        yield { url: file.url, what: `${without} of ${site.sitemapRows.size} rows` };
    },
  ),
  liveCheck(
    {
      ...sitemap,
      id: 'sitemap-lastmod-now',
      severity: 'warning',
      about: 'Every lastmod is the moment of asking',
      why: 'A date that is always now is not believed.',
      fix: 'Take the date from the content’s last change.',
    },
    function* (site) {
      const times = [...site.sitemapRows.values()].map(({ lastmod }) => lastmod ?? '');
      const isNow = (text: string) =>
        text.includes('T') && Math.abs(Date.now() - Date.parse(text)) < 3_600_000;
      const [file] = site.sitemaps;
      if (times.length > 2 && times.every(isNow) && file)
        yield { url: file.url, what: `all ${times.length} rows` };
    },
  ),
];
