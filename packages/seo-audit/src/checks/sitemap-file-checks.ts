/** Sitemaps as files: present, valid, within the limits of the protocol. */

import { type Check, liveCheck, type RawFinding } from '../check-helpers/check.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { sitemapLimits } from '../crawl/sitemap-parser.ts';
import { formatCount } from '../format-count.ts';
import type { Site } from '../site.ts';

const sitemap = { where: 'sitemap' } as const;
/** Google: a site of about 500 pages that link to each other may need no sitemap. */
const maxSmallPages = 500;

function lacksSitemap({ sitemaps, sitemapRows }: Site): boolean {
  return sitemaps.every(({ status }) => status === 404) && sitemapRows.size === 0;
}

/** A site that was not read whole may be large. */
function isSmall({ pages, cutShort }: Site): boolean {
  return cutShort.length === 0 && [...pages.values()].filter(isParsed).length <= maxSmallPages;
}

function noSitemap({ origin }: Site): RawFinding {
  return { url: `${origin}/sitemap.xml`, what: 'none was found' };
}

const sitemapUnreadable = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-unreadable',
    severity: 'error',
    about: 'A sitemap cannot be read',
    why: 'Search engines find no page through it.',
    fix: 'See the message; check the file with an XML reader.',
  },
  function* ({ sitemaps, robots }) {
    for (const { url, status, problem } of sitemaps) {
      const isNamed = robots.text.includes('itemap') || sitemaps.length > 1;
      if (status === 404 && !isNamed) continue;
      if (problem || status !== 200) yield { url, what: problem ?? `it answers ${status}` };
    }
  },
);

const sitemapMissing = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-missing',
    severity: 'warning',
    about: 'There is no sitemap',
    why: 'Search engines find new and deep pages late.',
    fix: 'Publish /sitemap.xml and name it in robots.txt.',
  },
  function* (site) {
    if (lacksSitemap(site) && !isSmall(site)) yield noSitemap(site);
  },
);

const sitemapMissingSmall = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-missing-small',
    severity: 'notice',
    about: 'A small site has no sitemap',
    why: 'Search engines find its pages by their links; a sitemap also tells when they change.',
    fix: 'Publish /sitemap.xml and name it in robots.txt.',
  },
  function* (site) {
    if (lacksSitemap(site) && isSmall(site)) yield noSitemap(site);
  },
);

const sitemapEmpty = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-empty',
    severity: 'error',
    about: 'A sitemap lists nothing',
    why: 'Search engines find no page through it.',
    fix: 'Check the program that writes it; until it has rows, remove it from robots.txt.',
  },
  function* ({ sitemaps }) {
    for (const { url, status, problem, kind, rows, isCut } of sitemaps) {
      const isWhole = status === 200 && !problem && !isCut && kind !== 'unknown';
      if (isWhole && rows === 0) yield { url, what: 'it has no row' };
    }
  },
);

const sitemapTooLarge = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-too-large',
    severity: 'error',
    about: 'A sitemap is larger than the protocol allows',
    why: `Search engines read ${formatCount(sitemapLimits.rows)} rows and 50 MB; the rest is lost.`,
    fix: 'Split it and list the parts in a sitemap index.',
  },
  function* ({ sitemaps }) {
    for (const { url, rows: count, bytes, isCut } of sitemaps) {
      const isTooLarge = count > sitemapLimits.rows || bytes >= sitemapLimits.bytes;
      if (isTooLarge)
        yield {
          url,
          what: `${formatCount(count)} rows${isCut ? ' and more' : ''}, ${Math.round(bytes / 1_048_576)} MB`,
        };
    }
  },
);

const sitemapIndexNested = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-index-nested',
    severity: 'error',
    about: 'A sitemap index lists another index',
    why: 'Only one level is read.',
    fix: 'List the sitemaps themselves.',
  },
  function* ({ sitemaps }) {
    for (const { url, kind, isCut } of sitemaps)
      if (kind === 'index' && isCut) yield { url, what: 'it is an index within an index' };
  },
);

export const sitemapFileChecks: Check[] = [
  sitemapUnreadable,
  sitemapMissing,
  sitemapMissingSmall,
  sitemapEmpty,
  sitemapTooLarge,
  sitemapIndexNested,
];
