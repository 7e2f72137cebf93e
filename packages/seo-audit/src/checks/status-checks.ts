/** Answers and redirects. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Page, Site } from '../types.ts';
import { type Check, type Found, pageCheck, shortUrl, siteCheck } from './check.ts';

const slowMs = 1_000;

function* pages(
  site: Site,
  say: (page: Page) => string | false | null | undefined,
): Generator<Found> {
  for (const page of site.pages.values()) {
    const what = say(page);
    if (what) yield { url: page.url, what };
  }
}

export const statusChecks: Check[] = [
  siteCheck(
    {
      id: 'page-unreachable',
      severity: 'error',
      about: 'A page could not be read',
      where: 'the server’s answer',
      why: 'A page that does not answer is dropped from search results, and visitors see an error.',
      fix: 'Open the address in a browser; check name, certificate, server and time-outs.',
    },
    (site) =>
      pages(
        site,
        ({ problem, facts, redirect }) =>
          problem && !facts && !redirect && problem.kind !== 'binary' && problem.message,
      ),
  ),
  siteCheck(
    {
      id: 'page-status',
      severity: 'error',
      about: 'A page answers with an error',
      where: 'HTTP status',
      why: 'Search engines remove pages that answer 4xx, and slow down when they meet 5xx.',
      fix: 'Bring the page back, or take its links and its sitemap row away (or redirect it to its successor).',
    },
    (site) =>
      pages(site, (page) => {
        const status = page.status ?? 0;
        // A 404 that only links name is reported with those links.
        const isAsked = page.foundBy === 'start' || site.sitemapRows.has(page.url);
        return (status >= 500 || (status >= 400 && isAsked)) && `it answers ${status}`;
      }),
  ),
  siteCheck(
    {
      id: 'page-binary',
      severity: 'error',
      about: 'A page is served as HTML and is something else',
      where: 'Content-Type and body',
      why: 'Browsers and search engines read it as text and find nothing.',
      fix: 'Send the Content-Type the file has, or the page it should be.',
    },
    (site) => pages(site, ({ problem }) => problem?.kind === 'binary' && problem.message),
  ),
  siteCheck(
    {
      id: 'redirect-circle',
      severity: 'error',
      about: 'A redirect never ends',
      where: 'Location header',
      why: 'Neither a visitor nor a search engine ever gets to a page.',
      fix: 'Find the rule that sends the last address back to an earlier one and remove it.',
    },
    (site) =>
      pages(site, (page) => {
        if (page.problem?.kind === 'redirects') return page.problem.message;
        const way = followRedirects(site, page.url);
        return (
          way.isLoop && `it goes round: ${way.hops.map((hop) => shortUrl(hop, site)).join(' → ')}`
        );
      }),
  ),
  siteCheck(
    {
      id: 'redirect-chain',
      severity: 'warning',
      about: 'A redirect leads to another redirect',
      where: 'Location header',
      why: 'Every hop costs the visitor a round trip, and search engines give up after a few.',
      fix: 'Redirect the first address straight to the last.',
    },
    (site) =>
      pages(site, (page) => {
        const { hops, isLoop } = followRedirects(site, page.url);
        return (
          !isLoop &&
          hops.length > 1 &&
          `${hops.length} hops: ${hops.map((hop) => shortUrl(hop, site)).join(' → ')}`
        );
      }),
  ),
  siteCheck(
    {
      id: 'redirect-broken',
      severity: 'error',
      about: 'A redirect without a usable destination',
      where: 'Location header',
      why: 'Browsers show an error page.',
      fix: 'Send an absolute http(s) address in Location.',
    },
    (site) =>
      pages(
        site,
        ({ redirect, status }) =>
          redirect && !redirect.to && `status ${status}, Location is “${redirect.location}”`,
      ),
  ),
  siteCheck(
    {
      id: 'redirect-elsewhere',
      severity: 'notice',
      about: 'A redirect leaves the site',
      where: 'Location header',
      why: 'The page behind it belongs to another host and was not read.',
      fix: 'Nothing, if that is meant; link to the destination itself if it is known.',
    },
    (site) =>
      pages(
        site,
        ({ redirect }) =>
          redirect?.to &&
          site.origin &&
          !redirect.to.startsWith(`${site.origin}/`) &&
          `it leads to ${redirect.to}`,
      ),
  ),
  pageCheck(
    {
      id: 'page-cut',
      severity: 'error',
      about: 'A page is too large to be read whole',
      where: 'response body',
      of: 'html',
      why: 'Search engines read the first megabytes only; what comes later does not count.',
      fix: 'Split the page, or find what repeats without end.',
    },
    ({ isCut, htmlBytes }) =>
      isCut && `reading stopped at ${(htmlBytes / 1_048_576).toFixed(0)} MB`,
  ),
  pageCheck(
    {
      id: 'page-slow',
      severity: 'notice',
      about: 'The server takes long to answer',
      where: 'time to the first byte',
      of: 'live',
      why: 'Slow answers cost visitors, and search engines then ask for fewer pages a day.',
      fix: 'Cache or prerender the page; look at what it waits for.',
    },
    ({ firstByteMs }) =>
      firstByteMs > slowMs && `${(firstByteMs / 1000).toFixed(1)} s until the first byte`,
  ),
  pageCheck(
    {
      id: 'page-uncompressed',
      severity: 'warning',
      about: 'HTML is sent uncompressed',
      where: 'Content-Encoding',
      of: 'live',
      why: 'Compression cuts what a phone must load to a quarter.',
      fix: 'Switch on gzip or brotli for text/html in the web server.',
    },
    ({ encoding, htmlBytes }) =>
      !encoding &&
      htmlBytes > 4_096 &&
      `${Math.round(htmlBytes / 1024)} KB without Content-Encoding`,
  ),
];
