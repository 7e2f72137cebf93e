/** Response headers of pages: caching, content type, security. */

import {
  type Check,
  type CheckInfo,
  pageCheck,
  siteCheck,
  urlCheck,
} from '../check-helpers/check.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';
import { languageOf } from '../page/language-code.ts';
import type { ResponseHeaders } from '../site.ts';

const maxHtmlAgeSeconds = 30 * 86_400;

const pageNotKept = headerCheck(
  {
    id: 'page-not-kept',
    severity: 'notice',
    about: 'A public page must not be cached',
    where: 'Cache-Control',
    why: 'Every visit waits for the server again, in many browsers even on “back”.',
    fix: 'Send no-cache, or a short max-age; no-store is for pages with personal data.',
  },
  ({ cacheControl }) => /\bno-store\b/i.test(cacheControl) && quote(cacheControl, 80),
);

const pageKeptLong = headerCheck(
  {
    id: 'page-kept-long',
    severity: 'notice',
    about: 'A page is cached for a month or longer',
    where: 'Cache-Control',
    why: 'Visitors with a cached copy see no change until then: the browser does not revalidate it.',
    fix: 'Send max-age=0, must-revalidate; use a long time for files with a hash in their name.',
  },
  ({ cacheControl }) => {
    const seconds = Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0);
    const isRevalidated = /\bno-(?:cache|store)\b/i.test(cacheControl);
    return !isRevalidated && seconds >= maxHtmlAgeSeconds && quote(cacheControl, 80);
  },
);

const pageVariesAlways = headerCheck(
  {
    id: 'page-varies-always',
    severity: 'notice',
    about: 'A page sends Vary: *',
    where: 'Vary',
    why: 'With * no cache can serve the page.',
    fix: 'Name the headers that the page depends on: usually Accept-Encoding alone.',
  },
  ({ vary }) => vary.split(',').some((name) => name.trim() === '*') && quote(vary, 80),
);

const pageSetsCookie = headerCheck(
  {
    id: 'page-sets-cookie',
    severity: 'notice',
    about: 'A public page sets a persistent cookie',
    where: 'Set-Cookie',
    why: 'It is set before the visitor consented, and most shared caches then store no copy of the page.',
    fix: 'Set it when the visitor does what it is for.',
  },
  ({ setCookie }) => {
    const stay = setCookie.filter((cookie) => /;\s*(?:max-age|expires)=/i.test(cookie));
    return (
      stay.length > 0 && joinFirst(stay.map((cookie) => quote(cookie.replace(/=.*/s, ''), 40)))
    );
  },
);

const pageTypeGuessed = headerCheck(
  {
    id: 'page-type-guessed',
    severity: 'notice',
    about: 'Browsers may guess the type of a page',
    where: 'X-Content-Type-Options',
    why: 'Without nosniff a browser may guess the type of a file from its content.',
    fix: 'Send X-Content-Type-Options: nosniff with every response.',
  },
  ({ contentTypeOptions }) => !/\bnosniff\b/i.test(contentTypeOptions) && 'no nosniff',
);

const pageTellsSoftware = headerCheck(
  {
    id: 'page-tells-software',
    severity: 'notice',
    about: 'The server discloses the version of its software',
    where: 'Server, X-Powered-By',
    why: 'Attackers can look up known vulnerabilities of that version.',
    fix: 'Send neither header, or the name without the version.',
  },
  ({ software }) => /\d+\.\d+/.test(software) && quote(software, 80),
);

const pageLanguageHeader = pageCheck(
  {
    id: 'page-language-header',
    severity: 'notice',
    about: 'The header declares another language than the page',
    where: 'Content-Language, <html lang>',
    why: 'Bing reads the header, and may show the page to readers of that language.',
    fix: 'Send the language of the page, or omit the header.',
  },
  ({ headers, facts }) => {
    const languages = (headers?.contentLanguage ?? '').split(',').map(languageOf).filter(Boolean);
    const own = languageOf(facts.lang ?? '');
    return (
      own !== '' &&
      languages.length > 0 &&
      !languages.includes(own) &&
      `the header says ${quote(headers?.contentLanguage ?? '', 40)}, the page ${quote(facts.lang ?? '')}`
    );
  },
);

const siteUnprotected = siteCheck(
  {
    id: 'site-unprotected',
    severity: 'notice',
    about: 'Security headers are missing',
    where: 'headers of the start page',
    why: 'Browsers then allow other sites to frame the page, to run scripts in it or to read where visitors come from.',
    fix: 'Send them with every page; start a Content-Security-Policy as Report-Only.',
  },
  function* (site) {
    const { headers, url } = followRedirects(site, site.start).end ?? {};
    const missing = (headers?.missingSecurityHeaders ?? '')
      .split(', ')
      // Browsers ignore this header over http.
      .filter((name) => name && (url?.startsWith('https:') || !/^Strict/.test(name)));
    if (url && missing.length > 1) yield { url, what: missing.join(', ') };
  },
);

const pageWithoutType = pageCheck(
  {
    id: 'page-without-type',
    severity: 'warning',
    about: 'A page does not say that it is HTML',
    where: 'Content-Type',
    of: 'live',
    why: 'Browsers guess; with nosniff they show the source text.',
    fix: 'Send Content-Type: text/html; charset=utf-8.',
  },
  ({ contentType, headers }) => headers && contentType === '' && 'no Content-Type',
);

const pageDownloaded = urlCheck(
  {
    id: 'page-downloaded',
    severity: 'error',
    about: 'A URL linked as a page is downloaded as a file',
    where: 'Content-Type, Content-Disposition',
    why: 'Visitors get a download instead of a page; search engines do not index it.',
    fix: 'Send Content-Type: text/html, and no Content-Disposition.',
  },
  ({ url, status, contentType, headers }) => {
    if (status !== 200) return null;
    const isHtml = /html/i.test(contentType);
    if (isHtml && /^\s*attachment\b/i.test(headers?.disposition ?? '')) return 'an attachment';
    return isPageName(url) && /^application\/octet-stream/i.test(contentType) && contentType;
  },
);

const pageAsText = urlCheck(
  {
    id: 'page-as-text',
    severity: 'error',
    about: 'A page in the sitemap is sent as plain text',
    where: 'Content-Type',
    why: 'Visitors see the source of the page, and search engines index that or nothing.',
    fix: 'Send Content-Type: text/html; charset=utf-8. Give a text file a name that ends in .txt.',
  },
  ({ url, status, contentType }, { sitemapRows }) =>
    status === 200 &&
    sitemapRows.has(url) &&
    isPageName(url) &&
    /^text\/plain/i.test(contentType) &&
    contentType,
);

/** A path with another file extension may be a file that is meant to be text. */
function isPageName(url: string): boolean {
  return !/\.\w{1,5}$/.test(new URL(url).pathname.replace(/\.html?$/i, ''));
}

/** Public pages that were fetched over the network. */
function headerCheck(
  words: CheckInfo,
  describe: (headers: ResponseHeaders) => string | false | null,
): Check {
  return pageCheck(words, ({ headers }) => headers && describe(headers));
}

export const responseHeaderChecks: Check[] = [
  pageNotKept,
  pageKeptLong,
  pageVariesAlways,
  pageSetsCookie,
  pageTypeGuessed,
  pageTellsSoftware,
  pageLanguageHeader,
  siteUnprotected,
  pageWithoutType,
  pageDownloaded,
  pageAsText,
];
