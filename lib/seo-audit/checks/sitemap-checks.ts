/** robots.txt and sitemaps against what the pages themselves say. */
import { sitemapLimits } from '../crawl/parse-sitemap.ts';
import { looksLikeHtml, rulesFrom } from '../crawl/read-robots.ts';
import type { Site } from '../types.ts';
import {
  type Check,
  type CheckWords,
  canonicalOf,
  directivesOf,
  type Found,
  isRead,
  pagesIn,
  quoted,
  shortAddress,
  siteCheck,
} from './check.ts';

const robotsLine =
  /^\s*(?:#.*|(?:user-agent|allow|disallow|sitemap|crawl-delay|host|clean-param|content-signal|noindex|request-rate|visit-time)\s*:.*)?$/i;
const mostInvalidLines = 5;
const w3cDate =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?)?)?$/;

const robotsFile = { where: 'robots.txt' } as const;
const sitemap = { where: 'sitemap' } as const;

/** Of a site that was crawled; a folder of saved pages has neither file. */
function liveCheck(
  words: CheckWords,
  find: (site: Site & { robots: NonNullable<Site['robots']> }) => Iterable<Found>,
): Check {
  return siteCheck(words, function* (site) {
    const { robots } = site;
    if (robots) yield* find({ ...site, robots });
  });
}

function* rows(
  site: Site,
  say: (address: string) => string | false | null | undefined,
): Generator<Found> {
  for (const address of site.sitemapRows.keys()) {
    const what = say(address);
    if (what) yield { address, what };
  }
}

export const sitemapChecks: Check[] = [
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-unreachable',
      severity: 'error',
      about: 'robots.txt cannot be read',
      why: 'While it answers 5xx or not at all, search engines read nothing of the site.',
      fix: 'Make it answer 200, or 404 if there is none.',
    },
    function* ({ robots }) {
      const status = robots.status ?? 0;
      if (robots.problem || status >= 500)
        yield { address: robots.address, what: robots.problem ?? `it answers ${status}` };
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-missing',
      severity: 'warning',
      about: 'There is no robots.txt',
      why: 'It is where crawlers look for the sitemap.',
      fix: 'Add one that allows everything and names the sitemap.',
    },
    function* ({ robots }) {
      const status = robots.status ?? 0;
      if (status >= 400 && status < 500)
        yield { address: robots.address, what: `it answers ${status}` };
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-html',
      severity: 'error',
      about: 'robots.txt is a web page',
      why: 'Crawlers find no rule in it and no sitemap.',
      fix: 'Serve it as text/plain; look for a rule that sends unknown paths to the home page.',
    },
    function* ({ robots }) {
      if (robots.status === 200 && looksLikeHtml(robots))
        yield { address: robots.address, what: robots.contentType || 'HTML' };
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-line',
      severity: 'warning',
      about: 'A line of robots.txt is no rule',
      why: 'Crawlers pass over it, and what was meant does not happen.',
      fix: 'Use User-agent, Allow, Disallow, Sitemap; # begins a comment.',
    },
    function* ({ robots }) {
      if (robots.status !== 200 || looksLikeHtml(robots)) return;
      const wrong = robots.text
        .split(/\r?\n/)
        .flatMap((line, at) =>
          robotsLine.test(line) ? [] : [`line ${at + 1}: ${quoted(line, 80)}`],
        );
      for (const what of wrong.slice(0, mostInvalidLines)) yield { address: robots.address, what };
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-too-large',
      severity: 'warning',
      about: 'robots.txt is too large',
      why: 'Search engines read the first 500 KB only.',
      fix: 'Use patterns instead of lists.',
    },
    function* ({ robots }) {
      if (robots.isCut) yield { address: robots.address, what: 'more than 500 KB' };
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-blocks-all',
      severity: 'error',
      about: 'robots.txt closes the whole site',
      why: 'No search engine will read a page.',
      fix: 'Remove “Disallow: /” before going live.',
    },
    function* (site) {
      if (
        site.robots.status === 200 &&
        !rulesFrom(site.robots).isAllowed(site.start, 'Googlebot')
      ) {
        yield {
          address: site.robots.address,
          what: `${shortAddress(site.start, site)} is disallowed`,
        };
      }
    },
  ),
  liveCheck(
    {
      ...robotsFile,
      id: 'robots-txt-no-sitemap',
      severity: 'warning',
      about: 'robots.txt names no sitemap',
      why: 'Search engines that were not told of it do not find it.',
      fix: 'Add a line: Sitemap: https://…/sitemap.xml',
    },
    function* ({ robots }) {
      if (robots.status === 200 && rulesFrom(robots).sitemaps.length === 0)
        yield { address: robots.address, what: 'there is no Sitemap line' };
    },
  ),
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
      for (const { address, status, problem } of sitemaps) {
        const isNamed = robots.text.includes('itemap') || sitemaps.length > 1;
        if (status === 404 && !isNamed) continue;
        if (problem || status !== 200) yield { address, what: problem ?? `it answers ${status}` };
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
        yield { address: `${site.origin}/sitemap.xml`, what: 'none was found' };
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
      for (const { address, rows: count, bytes, isCut } of sitemaps) {
        const isTooLarge = count > sitemapLimits.rows || bytes >= sitemapLimits.bytes;
        if (isTooLarge)
          yield {
            address,
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
      for (const { address, kind, isCut } of sitemaps) {
        if (kind === 'index' && isCut) yield { address, what: 'it stands in an index and is one' };
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
      for (const { text, sitemap: address, reason } of foreignRows.slice(0, 200)) {
        yield { address, what: `${quoted(text)}: ${reason}` };
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
        (address) =>
          (site.sitemapRows.get(address)?.times ?? 1) > 1 &&
          `${site.sitemapRows.get(address)?.times} times`,
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
      rows(site, (address) => {
        const page = site.pages.get(address);
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
      rows(site, (address) => {
        if (site.disallowed.has(address)) return 'robots.txt disallows it';
        const page = site.pages.get(address);
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
      rows(site, (address) => {
        const page = site.pages.get(address);
        const canonical = page && isRead(page) ? canonicalOf(page) : null;
        return (
          canonical !== null &&
          canonical !== address &&
          `its canonical is ${shortAddress(canonical, site)}`
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
        if (!site.sitemapRows.has(page.address))
          yield { address: page.address, what: 'no row names it' };
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
      rows(site, (address) => {
        const lastmod = site.sitemapRows.get(address)?.lastmod;
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
        yield { address: file.address, what: `${without} of ${site.sitemapRows.size} rows` };
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
        yield { address: file.address, what: `all ${times.length} rows` };
    },
  ),
];
