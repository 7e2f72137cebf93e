/** Responses of the server: status, redirects, compression, the response to an unknown path. */
import { isThrottled } from '../crawl/polite-client.ts';
import { followRedirects, type Page, type Site } from '../site.ts';
import { quote, shortUrl } from '../text.ts';
import { type Check, pageCheck, siteCheck, urlCheck } from './check.ts';
import { metaContent } from './tags.ts';

const minCompressedBytes = 4_096;

const pageStatus = urlCheck(
  {
    id: 'page-status',
    severity: 'error',
    about: 'A page returns an error, or no answer',
    where: 'HTTP status',
    why: 'Search engines remove pages that return 4xx or do not respond, and crawl more slowly after 5xx.',
    fix: 'Restore the page, or remove its links and its sitemap row (or redirect it to its successor).',
  },
  (page, site) => {
    if (page.problem && !page.redirect) return page.problem;
    const status = page.status ?? 0;
    // A 404 that is only linked is reported with the links.
    const isExpected =
      page.foundBy === 'start' || page.foundBy === 'list' || site.sitemapRows.has(page.url);
    if (isThrottled(status)) return page.foundBy === 'start' && `it answers ${status}`;
    return (status >= 500 || (status >= 400 && isExpected)) && `it answers ${status}`;
  },
);

const redirectCircle = urlCheck(
  {
    id: 'redirect-circle',
    severity: 'error',
    about: 'A redirect leads nowhere',
    where: 'Location header',
    why: 'Neither visitors nor search engines ever reach a page.',
    fix: 'Find the rule that sends the last URL back to an earlier one and remove it; name an absolute http(s) URL.',
  },
  ({ url, problem, redirect }, site) => {
    if (redirect && !redirect.to) return `Location is ${quote(redirect.location)}`;
    if (redirect && problem) return problem;
    const { isLoop, hops } = followRedirects(site, url);
    return isLoop && `a loop: ${chain(hops, site)}`;
  },
);

const redirectChain = urlCheck(
  {
    id: 'redirect-chain',
    severity: 'warning',
    about: 'A redirect leads to another redirect',
    where: 'Location header',
    why: 'Every hop costs the visitor a round trip, and search engines give up after a few.',
    fix: 'Redirect the first URL straight to the last.',
  },
  ({ url }, site) => {
    const { hops, isLoop } = followRedirects(site, url);
    return !isLoop && hops.length > 1 && `${hops.length} hops: ${chain(hops, site)}`;
  },
);

const metaRefresh = urlCheck(
  {
    id: 'meta-refresh',
    severity: 'warning',
    about: 'A page reloads or redirects by itself',
    where: '<meta http-equiv="refresh">',
    why: 'It removes the page while slow readers still read it; search engines may follow it as a redirect, or index the empty page.',
    fix: 'Use a server redirect.',
  },
  ({ facts }) => {
    const refresh = facts && metaContent(facts, 'http-equiv:refresh');
    return refresh && quote(refresh);
  },
);

const pageUncompressed = pageCheck(
  {
    id: 'page-uncompressed',
    severity: 'warning',
    about: 'HTML is sent uncompressed',
    where: 'Content-Encoding',
    of: 'html',
    why: 'Compression reduces the download to a quarter.',
    fix: 'Switch on gzip or brotli for text/html in the web server.',
  },
  ({ encoding, htmlBytes }) =>
    !encoding &&
    htmlBytes > minCompressedBytes &&
    `${Math.round(htmlBytes / 1024)} KB without Content-Encoding`,
);

const unknownPath = siteCheck(
  {
    id: 'unknown-path',
    severity: 'warning',
    about: 'A missing page does not return an error status',
    where: 'HTTP status of an unknown path',
    why: 'Search engines call it a soft 404: they keep requesting pages that are gone.',
    fix: 'Return 404 or 410.',
  },
  function* (site) {
    const { url = '', status = 404, redirectsTo } = site.unknownPath ?? {};
    const to = redirectsTo ? ` to ${shortUrl(redirectsTo, site)}` : '';
    if (status !== 404 && status !== 410) yield { url, what: `it answers ${status}${to}` };
  },
);

function chain(hops: readonly string[], site: Site): string {
  return hops.map((hop) => shortUrl(hop, site)).join(' → ');
}

/** The answer to a link: null where the URL was not requested or not read. */
export function failureOf(page: Page | null): string | null {
  if (!page || page.unreadReason !== null) return null;
  if (page.problem && !page.facts) return page.problem;
  return (page.status ?? 0) >= 400 ? `answers ${page.status}` : null;
}

export const responseChecks: Check[] = [
  pageStatus,
  redirectCircle,
  redirectChain,
  metaRefresh,
  pageUncompressed,
  unknownPath,
];
