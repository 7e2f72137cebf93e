/** Language versions in sitemap rows. */

import { type Check, type CheckInfo, liveCheck, type RawFinding } from '../check-helpers/check.ts';
import { resolveUrl } from '../check-helpers/head-tags.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import type { Site, SitemapRow } from '../site.ts';
import { isLanguageCode, notIndexableReason } from './hreflang-target-checks.ts';

type Alternate = NonNullable<SitemapRow['alternates']>[number];
const maxFindings = 200;

/** A check of every language version in a row; equal messages are one finding. */
function alternateCheck(
  words: Omit<CheckInfo, 'where'>,
  describe: (alternate: Alternate, url: string, site: Site) => string | false | null | undefined,
): Check {
  return liveCheck({ ...words, where: 'sitemap' }, function* (site): Generator<RawFinding> {
    let found = 0;
    for (const [url, { alternates = [] }] of site.sitemapRows) {
      for (const alternate of alternates) {
        const what = describe(alternate, url, site);
        if (!what || found >= maxFindings) continue;
        found += 1;
        yield { url, what };
      }
    }
  });
}

const sitemapHreflangBroken = alternateCheck(
  {
    id: 'sitemap-hreflang-broken',
    severity: 'error',
    about: 'A sitemap names a language version that cannot be indexed',
    why: 'Search engines may ignore the whole set.',
    fix: 'Name a URL that returns 200, can be indexed and is its own canonical.',
  },
  ({ hreflang, href }, url, site) => {
    const to = resolveUrl(href, url) ?? '';
    const target = to === url ? undefined : site.pages.get(to);
    const why = target && notIndexableReason(target, site);
    return why && `${quote(hreflang)}: ${shortUrl(to, site)} ${why}`;
  },
);

const sitemapHreflangCode = alternateCheck(
  {
    id: 'sitemap-hreflang-code',
    severity: 'error',
    about: 'A sitemap names a language that does not exist',
    why: 'Search engines ignore the entry.',
    fix: 'Use a code such as en, hi or en-IN: the language first, then the country.',
  },
  ({ hreflang }) => !isLanguageCode(hreflang) && quote(hreflang),
);

const sitemapHreflangOneWay = alternateCheck(
  {
    id: 'sitemap-hreflang-one-way',
    severity: 'error',
    about: 'A sitemap names a language version that does not name the page back',
    why: 'Search engines accept such a pair only when both name each other.',
    fix: 'Give each of the pages a row that names all of them.',
  },
  ({ href }, url, site) => {
    const to = resolveUrl(href, url) ?? '';
    // Each row must name its own page as one of the versions.
    if (to === url) return false;
    const row = site.sitemapRows.get(to);
    // The other page may name this one in its own head instead.
    const page = site.pages.get(to);
    const namedVersions = [...(row?.alternates ?? []), ...(page?.facts?.links ?? [])];
    const isKnown = row !== undefined || Boolean(page?.facts);
    const isBack = namedVersions.some(
      (other) => other.hreflang && resolveUrl(other.href, to) === url,
    );
    return isKnown && !isBack && `${shortUrl(to, site)} does not name it`;
  },
);

export const sitemapLanguageChecks: Check[] = [
  sitemapHreflangBroken,
  sitemapHreflangCode,
  sitemapHreflangOneWay,
];
