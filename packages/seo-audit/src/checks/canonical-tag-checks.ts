/** The canonical tag itself: once, absolute, in the head. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { linkHrefs, resolveUrl } from '../check-helpers/head-tags.ts';
import { hasCampaignParameter } from '../check-helpers/page-urls.ts';
import { quote } from '../check-helpers/wording.ts';
import { isWebAddress } from '../page/web-url.ts';
import type { ParsedPage } from '../site.ts';

const canonicalMissing = pageCheck(
  {
    id: 'canonical-missing',
    severity: 'notice',
    about: 'A page has no canonical URL',
    where: '<link rel="canonical">',
    why: 'Every URL with other parameters (advertisements, sorting) then counts as a page of its own.',
    fix: 'Name the page’s own absolute URL.',
  },
  (page) =>
    linkHrefs(page.facts, 'canonical').length === 0 &&
    !headerCanonical(page) &&
    'there is none in the head',
);

const canonicalSeveral = pageCheck(
  {
    id: 'canonical-several',
    severity: 'error',
    about: 'A page names several canonical URLs',
    where: '<link rel="canonical">, Link header',
    of: 'html',
    why: 'Search engines then trust none of them.',
    fix: 'Keep one.',
  },
  (page) => {
    const tags = linkHrefs(page.facts, 'canonical').map(
      (href) => resolveUrl(href, page.url) ?? href,
    );
    // The same address twice, as a theme and a plugin write it, is no contradiction.
    const all = new Set([...tags, headerCanonical(page) ?? []].flat());
    return all.size > 1 && [...all].join(' and ');
  },
);

const canonicalOutsideHead = pageCheck(
  {
    id: 'canonical-outside-head',
    severity: 'error',
    about: 'The canonical is outside the head',
    where: '<link rel="canonical">',
    of: 'html',
    why: 'Search engines ignore it there.',
    fix: 'Move it into the head; look for an element that ends the head early.',
  },
  ({ facts }) =>
    facts.links
      .filter(({ rel, isInHead }) => rel === 'canonical' && !isInHead)
      .map(({ href }) => href),
);

const canonicalNarrowed = pageCheck(
  {
    id: 'canonical-narrowed',
    severity: 'error',
    about: 'The canonical tag has hreflang, lang, media or type, and is ignored',
    where: '<link rel="canonical">',
    of: 'html',
    why: 'Google ignores a canonical with hreflang, lang, media or type: the page has none.',
    fix: 'Remove these attributes; use rel="alternate" for languages and media.',
  },
  ({ facts }) =>
    facts.links
      .filter(({ rel, isInHead }) => isInHead && rel.split(/\s+/).includes('canonical'))
      .flatMap(({ qualifiers }) => qualifiers.map((attribute) => `it has ${attribute}`)),
);

const canonicalRelative = pageCheck(
  {
    id: 'canonical-relative',
    severity: 'notice',
    about: 'The canonical is not an absolute URL',
    where: '<link rel="canonical">',
    of: 'html',
    why: 'On a copy of the site, or over http, it names the wrong URL.',
    fix: 'Write it with https:// and host.',
  },
  ({ facts }) =>
    linkHrefs(facts, 'canonical')
      .filter((href) => !isWebAddress(href))
      .map((href) => (href ? quote(href) : 'it is empty')),
);

const canonicalCampaign = pageCheck(
  {
    id: 'canonical-campaign',
    severity: 'warning',
    about: 'The canonical contains campaign parameters',
    where: '<link rel="canonical">',
    of: 'html',
    why: 'The page is indexed under an address that counts every visitor as one of that campaign.',
    fix: 'Name the address without them.',
  },
  ({ facts }) =>
    linkHrefs(facts, 'canonical')
      .filter(hasCampaignParameter)
      .map((href) => quote(href, 120)),
);

const canonicalFragment = pageCheck(
  {
    id: 'canonical-fragment',
    severity: 'warning',
    about: 'The canonical contains a fragment',
    where: '<link rel="canonical">',
    of: 'html',
    why: 'Search engines index pages, not places within a page.',
    fix: 'Remove the # and what follows.',
  },
  ({ facts }) =>
    linkHrefs(facts, 'canonical')
      .filter((href) => href.includes('#'))
      .map((href) => quote(href)),
);

function headerCanonical(page: ParsedPage): string | null {
  const href = /<([^>]+)>\s*;[^,]*rel="?canonical\b/i.exec(page.linkHeader)?.[1];
  return href ? resolveUrl(href, page.url) : null;
}

export const canonicalTagChecks: Check[] = [
  canonicalMissing,
  canonicalSeveral,
  canonicalOutsideHead,
  canonicalNarrowed,
  canonicalRelative,
  canonicalCampaign,
  canonicalFragment,
];
