/** The canonical: which of several addresses counts, said once, and an address that answers. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import type { Site } from '../types.ts';
import {
  type Check,
  canonicalOf,
  directivesOf,
  linkHrefs,
  type ParsedPage,
  pageCheck,
  quoted,
  resolved,
  shortUrl,
} from './check.ts';

function headerCanonical(page: ParsedPage): string | null {
  const href = /<([^>]+)>\s*;[^,]*rel="?canonical\b/i.exec(page.linkHeader)?.[1];
  return href ? resolved(href, page.url) : null;
}

function namesAnother(page: ParsedPage): boolean {
  return page.foundBy !== 'file' && canonicalOf(page) !== page.url;
}

function canonicalEnd(page: ParsedPage, site: Site) {
  const canonical = canonicalOf(page);
  if (!canonical || canonical === page.url) return null;
  return { canonical, target: site.pages.get(canonical), way: followRedirects(site, canonical) };
}

export const canonicalChecks: Check[] = [
  pageCheck(
    {
      id: 'canonical-missing',
      severity: 'error',
      about: 'A page has no canonical address',
      where: '<link rel="canonical">',
      why: 'Every address with other tags (advertisements, sorting) then counts as a page of its own.',
      fix: 'Name the page’s own absolute address.',
    },
    (page) =>
      linkHrefs(page.facts, 'canonical').length === 0 &&
      !headerCanonical(page) &&
      'there is none in the head',
  ),
  pageCheck(
    {
      id: 'canonical-several',
      severity: 'error',
      about: 'A page names several canonical addresses',
      where: '<link rel="canonical">, Link header',
      of: 'html',
      why: 'Search engines then trust none of them.',
      fix: 'Keep one.',
    },
    (page) => {
      const tags = linkHrefs(page.facts, 'canonical').map(
        (href) => resolved(href, page.url) ?? href,
      );
      const header = headerCanonical(page);
      const all = header && !tags.includes(header) ? [...tags, header] : tags;
      return all.length > 1 && all.join(' and ');
    },
  ),
  pageCheck(
    {
      id: 'canonical-outside-head',
      severity: 'error',
      about: 'The canonical stands outside the head',
      where: '<link rel="canonical">',
      of: 'html',
      why: 'There it is passed over.',
      fix: 'Move it into the head; look for an element that ends the head early.',
    },
    ({ facts }) =>
      facts.links
        .filter(({ rel, isInHead }) => rel === 'canonical' && !isInHead)
        .map(({ href }) => href),
  ),
  pageCheck(
    {
      id: 'canonical-relative',
      severity: 'warning',
      about: 'The canonical is no absolute address',
      where: '<link rel="canonical">',
      of: 'html',
      why: 'On a copy of the site, or behind http, it names the wrong place.',
      fix: 'Write it with https:// and host.',
    },
    ({ facts }) =>
      linkHrefs(facts, 'canonical')
        .filter((href) => !/^https?:\/\//i.test(href))
        .map((href) => quoted(href)),
  ),
  pageCheck(
    {
      id: 'canonical-fragment',
      severity: 'warning',
      about: 'The canonical holds a fragment',
      where: '<link rel="canonical">',
      of: 'html',
      why: 'A place within a page cannot be listed.',
      fix: 'Leave out the # and what follows.',
    },
    ({ facts }) =>
      linkHrefs(facts, 'canonical')
        .filter((href) => href.includes('#'))
        .map((href) => quoted(href)),
  ),
  pageCheck(
    {
      id: 'canonical-elsewhere',
      severity: 'notice',
      about: 'A page hands its rank to another address',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'This page will not be listed itself.',
      fix: 'Nothing, if that is meant (printed, sorted or tagged copies); else name the page’s own address.',
    },
    (page, site) => {
      const canonical = canonicalOf(page);
      return (
        canonical !== null && namesAnother(page) && `the canonical is ${shortUrl(canonical, site)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'canonical-broken',
      severity: 'error',
      about: 'The canonical leads nowhere',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'A canonical that redirects or answers with an error takes the page out of the results.',
      fix: 'Name an address that answers 200.',
    },
    (page, site) => {
      const other = canonicalEnd(page, site);
      if (!other?.target) return null;
      const { canonical, target, way } = other;
      if (way.hops.length > 0) return `${shortUrl(canonical, site)} redirects`;
      return (target.status ?? 0) >= 400 && `${shortUrl(canonical, site)} answers ${target.status}`;
    },
  ),
  pageCheck(
    {
      id: 'canonical-chain',
      severity: 'warning',
      about: 'The canonical names a page that names another',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'Search engines may follow neither.',
      fix: 'Name the last one directly.',
    },
    (page, site) => {
      const target = canonicalEnd(page, site)?.target as ParsedPage | undefined;
      const next = target?.facts ? canonicalOf(target) : null;
      return (
        target &&
        next !== null &&
        next !== target.url &&
        `${shortUrl(target.url, site)} names ${shortUrl(next, site)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'canonical-and-noindex',
      severity: 'warning',
      about: 'A page is closed off and names another as its canonical',
      where: '<link rel="canonical">, robots',
      of: 'live',
      why: 'The two contradict each other: noindex may be carried over to the other page.',
      fix: 'Use one of the two. On tool results that visitors make, noindex with the clean page as canonical is accepted practice: waive it.',
    },
    (page, site) => {
      const canonical = canonicalOf(page);
      const isTagged =
        canonical !== null &&
        resolved(canonical, page.url)?.split('?')[0] === page.url.split('?')[0];
      return (
        canonical !== null &&
        namesAnother(page) &&
        !isTagged &&
        directivesOf(page).has('noindex') &&
        `noindex, and canonical ${shortUrl(canonical, site)}`
      );
    },
  ),
];
