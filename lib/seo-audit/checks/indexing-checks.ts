/** Canonical and robots: which address counts, and whether it may be listed, said once and everywhere the same. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import { rulesFrom } from '../crawl/read-robots.ts';
import type { Site } from '../types.ts';
import {
  type Check,
  canonicalOf,
  directivesOf,
  linkHrefs,
  metaContent,
  metaContents,
  pageCheck,
  partsOf,
  quoted,
  type ReadPage,
  resolved,
  shortAddress,
  siteCheck,
} from './check.ts';

const knownDirectives =
  /^(?:all|index|follow|noindex|nofollow|none|noarchive|nosnippet|notranslate|noimageindex|indexifembedded|nocache|noodp|noydir|(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)\s*:.*)$/;

function headerCanonical(page: ReadPage): string | null {
  const href = /<([^>]+)>\s*;[^,]*rel="?canonical\b/i.exec(page.linkHeader)?.[1];
  return href ? resolved(href, page.address) : null;
}

function namesAnother(page: ReadPage): boolean {
  return page.foundBy !== 'file' && canonicalOf(page) !== page.address;
}

function canonicalEnd(page: ReadPage, site: Site) {
  const canonical = canonicalOf(page);
  if (!canonical || canonical === page.address) return null;
  return { canonical, target: site.pages.get(canonical), way: followRedirects(site, canonical) };
}

export const indexingChecks: Check[] = [
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
        (href) => resolved(href, page.address) ?? href,
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
        canonical !== null &&
        namesAnother(page) &&
        `the canonical is ${shortAddress(canonical, site)}`
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
      if (way.hops.length > 0) return `${shortAddress(canonical, site)} redirects`;
      return (
        (target.status ?? 0) >= 400 && `${shortAddress(canonical, site)} answers ${target.status}`
      );
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
      const target = canonicalEnd(page, site)?.target as ReadPage | undefined;
      const next = target?.facts ? canonicalOf(target) : null;
      return (
        target &&
        next !== null &&
        next !== target.address &&
        `${shortAddress(target.address, site)} names ${shortAddress(next, site)}`
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
        resolved(canonical, page.address)?.split('?')[0] === page.address.split('?')[0];
      return (
        canonical !== null &&
        namesAnother(page) &&
        !isTagged &&
        directivesOf(page).has('noindex') &&
        `noindex, and canonical ${shortAddress(canonical, site)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'robots-noindex',
      severity: 'notice',
      about: 'A page asks not to be listed',
      where: 'robots meta tag or X-Robots-Tag',
      of: 'html',
      why: 'It will not appear in search results.',
      fix: 'Nothing, if that is meant.',
    },
    (page) =>
      (directivesOf(page).has('noindex') || directivesOf(page).has('none')) &&
      [...directivesOf(page)].join(', '),
  ),
  pageCheck(
    {
      id: 'robots-disagree',
      severity: 'error',
      about: 'Meta tag and header tell robots different things',
      where: 'robots meta tag, X-Robots-Tag',
      of: 'live',
      why: 'The stricter one wins, which is rarely the one that was meant.',
      fix: 'Say it in one place.',
    },
    (page) => {
      const meta = metaContents(page.facts, 'robots').flatMap(partsOf);
      if (meta.length === 0 || page.robotsHeader.length === 0) return null;
      const differs = ['index', 'follow'].some((word) => {
        const isNo = (parts: string[]) => parts.includes(`no${word}`) || parts.includes('none');
        return isNo(meta) !== isNo(page.robotsHeader);
      });
      return (
        differs &&
        `the tag says ${quoted(meta.join(', '))}, the header ${quoted(page.robotsHeader.join(', '))}`
      );
    },
  ),
  pageCheck(
    {
      id: 'robots-several',
      severity: 'warning',
      about: 'Several robots tags contradict each other',
      where: '<meta name="robots">',
      of: 'html',
      why: 'The stricter one wins.',
      fix: 'Keep one.',
    },
    ({ facts }) =>
      new Set(metaContents(facts, 'robots')).size > 1 &&
      metaContents(facts, 'robots')
        .map((text) => quoted(text))
        .join(' and '),
  ),
  pageCheck(
    {
      id: 'robots-unknown-word',
      severity: 'warning',
      about: 'A robots tag holds a word no search engine knows',
      where: '<meta name="robots">',
      of: 'html',
      why: 'It does nothing, and what was meant does not happen.',
      fix: 'Use index, noindex, follow, nofollow, nosnippet, max-snippet, max-image-preview and the like.',
    },
    ({ facts }) =>
      metaContents(facts, 'robots')
        .flatMap(partsOf)
        .filter((part) => !knownDirectives.test(part))
        .map((part) => quoted(part)),
  ),
  pageCheck(
    {
      id: 'robots-nofollow-page',
      severity: 'warning',
      about: 'A page tells robots to follow none of its links',
      where: 'robots meta tag or X-Robots-Tag',
      why: 'Its own pages lose the links as well.',
      fix: 'Mark single links with rel="nofollow" instead.',
    },
    (page) => directivesOf(page).has('nofollow') && 'nofollow for the whole page',
  ),
  pageCheck(
    {
      id: 'robots-outside-head',
      severity: 'error',
      about: 'A robots tag stands outside the head',
      where: '<meta name="robots">',
      of: 'html',
      why: 'Search engines disagree whether it counts there.',
      fix: 'Move it into the head.',
    },
    ({ facts }) =>
      facts.metas
        .filter(({ name, isInHead }) => name === 'robots' && !isInHead)
        .map(({ content }) => quoted(content)),
  ),
  pageCheck(
    {
      id: 'meta-refresh',
      severity: 'warning',
      about: 'A page reloads or redirects by itself',
      where: '<meta http-equiv="refresh">',
      of: 'html',
      why: 'It takes the page away from slow readers, and search engines may follow it as a redirect.',
      fix: 'Use a redirect of the server.',
    },
    ({ facts }) =>
      metaContent(facts, 'http-equiv:refresh') && quoted(metaContent(facts, 'http-equiv:refresh')),
  ),
  siteCheck(
    {
      id: 'robots-txt-blocks-files',
      severity: 'error',
      about: 'robots.txt keeps search engines from scripts or styles',
      where: 'robots.txt',
      why: 'Search engines draw the page as a browser does; without its styles they misjudge it.',
      fix: 'Allow the folders that scripts, styles and pictures come from.',
    },
    function* (site) {
      if (!site.robots || site.robots.problem) return;
      const rules = rulesFrom(site.robots);
      const blocked = new Map<string, string>();
      for (const { address, facts } of site.pages.values()) {
        for (const file of facts?.subresources ?? []) {
          const isNeeded = file.kind === 'script' || file.kind === 'style' || file.kind === 'image';
          if (
            isNeeded &&
            site.origin &&
            file.address.startsWith(`${site.origin}/`) &&
            !rules.isAllowed(file.address, 'Googlebot')
          )
            blocked.set(file.address, address);
        }
      }
      for (const [file, address] of blocked)
        yield { address, what: `${shortAddress(file, site)} is disallowed` };
    },
  ),
];
