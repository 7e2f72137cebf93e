/**
 * Recognises pages that are versions of one page in several languages or for several countries: their shared text is
 * intended.
 */
import { alternatesInHeader } from '../page/link-header.ts';
import type { ParsedPage, Site } from '../site.ts';
import { alternatesOf, resolveUrl } from './head-tags.ts';

/** @returns whether two pages name each other as versions, in tags, headers or sitemap rows. */
export function createVersionMatcher(site: Site): (one: ParsedPage, other: ParsedPage) => boolean {
  const known = new Map<ParsedPage, Set<string | null>>();
  const namedBy = (page: ParsedPage) => {
    const before = known.get(page);
    if (before) return before;
    const versions = [
      ...alternatesOf(page),
      ...alternatesInHeader(page.linkHeader),
      ...(site.sitemapRows.get(page.url)?.alternates ?? []),
    ];
    const versionUrls = new Set(versions.map(({ href }) => resolveUrl(href, page.url)));
    known.set(page, versionUrls);
    return versionUrls;
  };
  return (one, other) => namedBy(one).has(other.url) && namedBy(other).has(one.url);
}
