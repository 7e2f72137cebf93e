/** Responses: whether a page can be read, how fast it arrives, and whether it is compressed. */
import { type Check, pageCheck, urlCheck } from '../check-helpers/check.ts';
import type { Thresholds } from './thresholds.ts';

const pageUnreachable = urlCheck(
  {
    id: 'page-unreachable',
    severity: 'error',
    about: 'A page could not be read',
    where: 'the server’s answer',
    why: 'A page that does not respond is dropped from search results, and visitors see an error.',
    fix: 'Open the URL in a browser; check name, certificate, server and timeouts.',
  },
  ({ problem, facts, redirect }) =>
    problem && !facts && !redirect && problem.kind !== 'binary' && problem.message,
);

const pageStatus = urlCheck(
  {
    id: 'page-status',
    severity: 'error',
    about: 'A page returns an error',
    where: 'HTTP status',
    why: 'Search engines remove pages that return 4xx, and crawl more slowly after 5xx.',
    fix: 'Restore the page, or remove its links and its sitemap row (or redirect it to its successor).',
  },
  (page, site) => {
    const status = page.status ?? 0;
    // A 404 that is only linked is reported with the links.
    const isExpected =
      page.foundBy === 'start' || page.foundBy === 'list' || site.sitemapRows.has(page.url);
    return (status >= 500 || (status >= 400 && isExpected)) && `it answers ${status}`;
  },
);

const pageBinary = urlCheck(
  {
    id: 'page-binary',
    severity: 'error',
    about: 'A page is served as HTML but is another kind of file',
    where: 'Content-Type and body',
    why: 'Browsers and search engines parse it as text and find nothing.',
    fix: 'Send the Content-Type of the file, or the intended page.',
  },
  ({ problem }) => problem?.kind === 'binary' && problem.message,
);

const pageCut = pageCheck(
  {
    id: 'page-cut',
    severity: 'notice',
    about: 'Only the beginning of a page was read',
    where: 'this audit',
    of: 'html',
    why: 'The rest was not checked. Search engines, too, read only the first megabytes.',
    fix: 'Split the page, or find the part that repeats without end.',
  },
  ({ isCut, htmlBytes }) => isCut && `reading stopped at ${(htmlBytes / 1_048_576).toFixed(0)} MB`,
);

const pageUnread = urlCheck(
  {
    id: 'page-unread',
    severity: 'notice',
    about: 'This audit could not read a page',
    where: 'this audit',
    why: 'Nothing is known about the page and its links: they may be right or wrong.',
    fix: 'Check the page by hand. If it is very large, split it.',
  },
  ({ unreadReason }) => unreadReason,
);

const pageSlow = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'page-slow',
      severity: 'notice',
      about: 'The server responds slowly',
      where: 'time to the first byte',
      of: 'live',
      why: 'Slow responses cost visitors, and search engines then crawl fewer pages a day.',
      fix: 'Cache or prerender the page; look at what it waits for.',
    },
    ({ firstByteMs }) =>
      firstByteMs > thresholds['answer-ms'] &&
      `${(firstByteMs / 1000).toFixed(1)} s until the first byte`,
  );

const pageUncompressed = pageCheck(
  {
    id: 'page-uncompressed',
    severity: 'warning',
    about: 'HTML is sent uncompressed',
    where: 'Content-Encoding',
    of: 'live',
    why: 'Compression reduces the download to a quarter.',
    fix: 'Switch on gzip or brotli for text/html in the web server.',
    cause: 'HTML without Content-Encoding',
  },
  ({ encoding, htmlBytes }) =>
    !encoding && htmlBytes > 4_096 && `${Math.round(htmlBytes / 1024)} KB without Content-Encoding`,
);

export const statusChecks = (thresholds: Thresholds): Check[] => [
  pageUnreachable,
  pageStatus,
  pageBinary,
  pageCut,
  pageUnread,
  pageSlow(thresholds),
  pageUncompressed,
];
