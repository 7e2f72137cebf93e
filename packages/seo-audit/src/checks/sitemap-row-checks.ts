/** Sitemap rows compared with the pages they name. */

import { type Check, type CheckInfo, liveCheck, type RawFinding } from '../check-helpers/check.ts';
import { canonicalOf, hasNoindex } from '../check-helpers/head-tags.ts';
import { isBlockedForGooglebot } from '../check-helpers/is-blocked-for-googlebot.ts';
import { isPaginationPage, normaliseUrl } from '../check-helpers/page-urls.ts';
import { isParsed, isSystematic, pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, quote, shortUrl } from '../check-helpers/wording.ts';
import type { Site } from '../site.ts';

const sitemap = { where: 'sitemap' } as const;

const sitemapForeignRow = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-foreign-row',
    severity: 'error',
    about: 'A sitemap lists a URL of another site',
    why: 'It is ignored; relative URLs too.',
    fix: 'List absolute URLs of this site, in their canonical form.',
  },
  function* ({ foreignRows }) {
    for (const { text, sitemap: url, reason } of foreignRows.slice(0, 200))
      yield { url, what: `${quote(text)}: ${reason}` };
  },
);

const sitemapRowTwice = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-row-twice',
    severity: 'notice',
    about: 'A page is listed twice',
    why: 'It does no harm, but shows that the list is not generated from one source.',
    fix: 'List each page once.',
  },
  (url, site) =>
    (site.sitemapRows.get(url)?.times ?? 1) > 1 && `${site.sitemapRows.get(url)?.times} times`,
);

const sitemapRowFragment = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-row-fragment',
    severity: 'warning',
    about: 'The sitemap lists a URL with a fragment',
    why: 'Search engines index pages: they remove the fragment, and the page is listed twice.',
    fix: 'List the page without it.',
  },
  (url, site) => {
    const { fragment } = site.sitemapRows.get(url) ?? {};
    return fragment && quote(fragment);
  },
);

const sitemapImageBroken = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-image-broken',
    severity: 'warning',
    about: 'The sitemap lists a picture that does not exist',
    why: 'Image search finds nothing, and trusts the sitemap less.',
    fix: 'Correct the address of the picture, or remove it.',
  },
  (url, site) => {
    const missing = (site.sitemapRows.get(url)?.pictures ?? []).filter(
      (picture) => (site.resources.get(picture)?.status ?? 0) >= 400,
    );
    return missing.length > 0 && joinFirst(missing.map((picture) => shortUrl(picture, site)));
  },
);

const sitemapRowNotOk = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-row-not-ok',
    severity: 'error',
    about: 'The sitemap lists a page that does not return 200',
    why: 'Search engines trust a sitemap less with every such row.',
    fix: 'List only pages that return 200 without a redirect.',
  },
  (url, site) => {
    const page = site.pages.get(url);
    if (!page || page.unreadReason !== null) return null;
    return page.status !== 200 && (page.problem?.message ?? `it answers ${page.status}`);
  },
);

const sitemapRowClosed = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-row-closed',
    severity: 'error',
    about: 'The sitemap lists a non-indexable page (noindex)',
    why: 'The two contradict each other.',
    fix: 'Remove the row or the noindex.',
  },
  (url, site) => {
    if (site.disallowed.has(url)) return 'robots.txt disallows it';
    if (isBlockedForGooglebot(url, site)) return 'robots.txt disallows it to Google';
    const page = site.pages.get(url);
    return page && isParsed(page) && hasNoindex(page) && 'it is noindex';
  },
);

const sitemapRowNotCanonical = rowCheck(
  {
    ...sitemap,
    id: 'sitemap-row-not-canonical',
    severity: 'error',
    about: 'The sitemap lists a canonicalised URL',
    why: 'Search engines do not know which of the two counts.',
    fix: 'List exactly the canonical URL.',
  },
  (url, site) => {
    const page = site.pages.get(url);
    const canonical =
      page && isParsed(page) && !isSystematic(page, site) ? canonicalOf(page) : null;
    return (
      canonical !== null && canonical !== url && `its canonical is ${shortUrl(canonical, site)}`
    );
  },
);

const sitemapLacksPage = liveCheck(
  {
    ...sitemap,
    id: 'sitemap-lacks-page',
    severity: 'notice',
    about: 'An indexable page is not in the sitemap',
    why: 'Search engines find it only through links, and later.',
    fix: 'Add its row.',
  },
  function* (site) {
    if (site.sitemapRows.size === 0) return;
    const rows = [...site.sitemapRows.keys()];
    const forms = new Set(rows.map(normaliseUrl));
    const mayHaveQuery = rows.some((url) => url.includes('?'));
    for (const page of pagesIn(site, 'indexable')) {
      const { url } = page;
      // A sorted or paginated page is reported for its URL; it needs no row.
      if (!mayHaveQuery && url.includes('?')) continue;
      if (isPaginationPage(page, site) || forms.has(normaliseUrl(url))) continue;
      yield { url, what: 'no row names it' };
    }
  },
);

/** A check of every row with a page of this site. */
export function rowCheck(
  words: CheckInfo,
  describe: (url: string, site: Site) => string | false | null | undefined,
): Check {
  return liveCheck(words, function* (site): Generator<RawFinding> {
    for (const url of site.sitemapRows.keys()) {
      const what = describe(url, site);
      if (what) yield { url, what };
    }
  });
}

export const sitemapRowChecks: Check[] = [
  sitemapForeignRow,
  sitemapRowTwice,
  sitemapRowFragment,
  sitemapImageBroken,
  sitemapRowNotOk,
  sitemapRowClosed,
  sitemapRowNotCanonical,
  sitemapLacksPage,
];
