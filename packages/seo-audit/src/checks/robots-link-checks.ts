/** Links to pages that search engines must not read or index. */

import type { Check } from '../check-helpers/check.ts';
import { canonicalOf, hasNoindex } from '../check-helpers/head-tags.ts';
import { targetCheck } from '../check-helpers/link-check.ts';
import { isParsed, isSystematic } from '../check-helpers/pages-in.ts';
import type { Anchor } from '../page/page-facts.ts';
import type { ParsedPage, Site } from '../site.ts';

const linkToBlocked = targetCheck(
  {
    id: 'link-to-blocked',
    severity: 'notice',
    about: 'A link leads to a URL that robots.txt disallows',
    where: '<a href>',
    why: 'Search engines see the link and must not follow it.',
    fix: 'Allow the URL, or mark the link with rel="nofollow".',
  },
  (target, { rel }, _page, site) => !rel.includes('nofollow') && site.disallowed.has(target),
);

const linkToCopy = targetCheck(
  {
    id: 'link-to-copy',
    severity: 'notice',
    about: 'A link leads to a canonicalised page',
    where: '<a href>',
    why: 'The link’s weight takes a detour, and visitors share the copy.',
    fix: 'Link to the canonical page.',
  },
  (url, anchor, page, site) => {
    const target = findFollowedTarget(url, anchor, page, site);
    const canonical = !target || isSystematic(target, site) ? null : canonicalOf(target);
    // A sorted or filtered list is meant to be a copy.
    return (
      canonical !== null &&
      (canonical.split('?')[0] !== url.split('?')[0] || isTrackingVariant(url, canonical))
    );
  },
);

const linkToNoindex = targetCheck(
  {
    id: 'link-to-noindex',
    severity: 'notice',
    about: 'A link leads to a non-indexable page (noindex)',
    where: '<a href>',
    why: 'The link’s weight is lost.',
    fix: 'Nothing, if intended.',
  },
  (url, anchor, page, site) => {
    const target = findFollowedTarget(url, anchor, page, site);
    return target !== null && hasNoindex(target);
  },
);

/** The other page that a followed link leads to. */
function findFollowedTarget(
  url: string,
  { rel }: Anchor,
  page: ParsedPage,
  site: Site,
): ParsedPage | null {
  const target = url === page.url || rel.includes('nofollow') ? undefined : site.pages.get(url);
  return target && isParsed(target) ? target : null;
}

/** Query parameters that record where a visitor came from. */
const trackingParameter = /^(?:utm_\w+|from|ref|referrer|source|src|campaign|gclid|fbclid)$/i;

/** Two addresses of one page: the longer one only adds a referrer. */
function isTrackingVariant(url: string, canonical: string): boolean {
  const [parameters, canonicalParameters] = [
    new URL(url).searchParams,
    new URL(canonical).searchParams,
  ];
  const extraNames = [...parameters.keys()].filter((name) => !canonicalParameters.has(name));
  return extraNames.length > 0 && extraNames.every((name) => trackingParameter.test(name));
}

export const robotsLinkChecks: Check[] = [linkToBlocked, linkToCopy, linkToNoindex];
