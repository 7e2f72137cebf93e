/** The site as a whole: reachable pages, the response to an unknown path, pages that were not read. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { isPaginationPage } from '../check-helpers/page-urls.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { patternOf } from '../crawl/crawl-traps.ts';
import type { Thresholds } from './thresholds.ts';

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
    if (site.cutShort.length > 0 || site.scope || !site.origin) return;
    for (const page of pagesIn(site, 'indexable')) {
      if (page.linkedFrom === 0 && page.url !== site.start && page.foundBy === 'sitemap')
        yield { url: page.url, what: 'it is in the sitemap only' };
    }
  },
);

const pageDeep = (thresholds: Thresholds): Check =>
  pageCheck(
    {
      id: 'page-deep',
      severity: 'notice',
      about: 'A page has a high crawl depth',
      where: 'links',
      why: `Pages more than ${thresholds.clicks} clicks away are seldom visited by people and search engines.`,
      fix: 'Link to it from a page nearer to the start.',
    },
    // The shorter path may lead through pages that were left out.
    // Each later page of a list is one click deeper, by design.
    (page, site) =>
      !site.scope &&
      (page.depth ?? 0) > thresholds.clicks &&
      !isPaginationPage(page, site) &&
      !site.traps.some((trap) => patternOf(trap.url) === patternOf(page.url)) &&
      `${page.depth} clicks`,
  );

const pageDeadEnd = pageCheck(
  {
    id: 'page-dead-end',
    severity: 'notice',
    about: 'A page has no link to another page',
    where: 'links',
    why: 'Visitors can only go back, and the page passes no link weight on.',
    fix: 'Add the site’s menu, and links to related pages.',
  },
  ({ facts, url, foundBy }, site) =>
    foundBy !== 'file' &&
    site.pages.size > 1 &&
    !facts.anchors.some(({ target }) => target && target !== url) &&
    'it has no link to another page',
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
    for (const { kind, url, status, redirectsTo } of site.probes) {
      if (kind !== 'unknown-path' || status === 404 || status === 410) continue;
      const to = redirectsTo ? ` to ${shortUrl(redirectsTo, site)}` : '';
      yield { url, what: `it answers ${status}${to}` };
    }
  },
);

const crawlIncomplete = siteCheck(
  {
    id: 'crawl-incomplete',
    severity: 'notice',
    about: 'Not every page was read',
    where: 'this audit',
    why: 'Unread pages were not checked, and orphan pages cannot be recognised.',
    fix: 'Raise the limit that is named.',
  },
  function* (site) {
    for (const what of site.cutShort) yield { url: site.start, what };
  },
);

export const structureChecks = (thresholds: Thresholds): Check[] => [
  orphanPage,
  pageDeep(thresholds),
  pageDeadEnd,
  unknownPath,
  crawlIncomplete,
];
