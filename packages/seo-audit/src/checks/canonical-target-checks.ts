/** The page that a canonical names: one that answers, and that names itself. */
import { followRedirects } from '../crawl/follow-redirects.ts';
import { similarity } from '../page/min-hash.ts';
import type { ParsedPage, Site } from '../site.ts';
import { type Check, pageCheck } from './check.ts';
import { canonicalOf, directivesOf, isClosed, resolved } from './head-tags.ts';
import { isKeptBack } from './kept-back.ts';
import { isRead, isSystematic } from './pages-in.ts';
import { shortUrl } from './wording.ts';

/** A page that is sorted, filtered or tagged anew shares far more with the one that it is a copy of. */
const unlikeBelow = 0.05;

export const canonicalTargetChecks: Check[] = [
  pageCheck(
    {
      id: 'canonical-elsewhere',
      severity: 'notice',
      about: 'A page hands its rank to another URL',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'This page will not be listed itself.',
      fix: 'Nothing, if that is meant (printed, sorted or tagged copies); else name the page’s own URL.',
    },
    (page, site) => {
      const canonical = canonicalOf(page);
      return (
        canonical !== null &&
        namesAnother(page) &&
        !isSystematic(page, site) &&
        `the canonical is ${shortUrl(canonical, site)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'canonical-unlike',
      severity: 'warning',
      about: 'The canonical names a page about something else',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'Search engines take this page out of the results and show the other, or believe no canonical of the site.',
      fix: 'Name the page itself; a canonical is for copies of one text.',
    },
    (page, site) => {
      if (isSystematic(page, site)) return null;
      const target = canonicalEnd(page, site)?.target;
      const [own, other] = [page.facts.signature, target?.facts?.signature ?? []];
      const isCopy = own.length === 0 || other.length === 0 || similarity(own, other) > unlikeBelow;
      return (
        target && !isCopy && `${shortUrl(target.url, site)} has hardly a sentence of this page`
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
      fix: 'Name a URL that answers 200.',
    },
    (page, site) => {
      if (isSystematic(page, site)) return null;
      const other = canonicalEnd(page, site);
      if (other && isKeptBack(other.canonical, site))
        return `robots.txt closes ${shortUrl(other.canonical, site)}`;
      if (!other?.target) return null;
      const { canonical, target, way } = other;
      if (isRead(target) && isClosed(target)) return `${shortUrl(canonical, site)} is noindex`;
      if (way.hops.length > 0) return `${shortUrl(canonical, site)} redirects`;
      return (target.status ?? 0) >= 400 && `${shortUrl(canonical, site)} answers ${target.status}`;
    },
  ),
  pageCheck(
    {
      id: 'canonical-other-site',
      severity: 'warning',
      about: 'The canonical names another site',
      where: '<link rel="canonical">',
      of: 'live',
      why: 'The page is listed there, or nowhere.',
      fix: 'Correct scheme and host. Nothing, if the text was first published there.',
    },
    (page, site) => {
      const canonical = canonicalOf(page);
      const isForeign = canonical && site.origin && !canonical.startsWith(`${site.origin}/`);
      return isForeign && !isSystematic(page, site) && canonical;
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

function namesAnother(page: ParsedPage): boolean {
  return page.foundBy !== 'file' && canonicalOf(page) !== page.url;
}

function canonicalEnd(page: ParsedPage, site: Site) {
  const canonical = canonicalOf(page);
  if (!canonical || canonical === page.url) return null;
  return { canonical, target: site.pages.get(canonical), way: followRedirects(site, canonical) };
}
