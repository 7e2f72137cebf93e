/** The target of a canonical: it must respond, and be its own canonical. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import {
  canonicalOf,
  directivesOf,
  hasNoindex,
  headingOf,
  resolveUrl,
  titleOf,
} from '../check-helpers/head-tags.ts';
import { isBlockedForGooglebot } from '../check-helpers/is-blocked-for-googlebot.ts';
import { isStartPage } from '../check-helpers/page-kinds.ts';
import { isParsed, isSystematic } from '../check-helpers/pages-in.ts';
import { shortUrl } from '../check-helpers/wording.ts';
import { followRedirects } from '../crawl/follow-redirects.ts';
import { similarity } from '../page/min-hash.ts';
import type { PageFacts } from '../page/page-facts.ts';
import { isStagingHost } from '../page/web-url.ts';
import type { ParsedPage, Site } from '../site.ts';

/**
 * Minimum similarity of a page and its canonical. A sorted, filtered or tagged copy shares most of its text; two
 * different pages of one site share up to a tenth, in repeated phrases.
 */
const minSimilarity = 0.1;

const canonicalElsewhere = pageCheck(
  {
    id: 'canonical-elsewhere',
    severity: 'notice',
    about: 'A page is canonicalised to another page',
    where: '<link rel="canonical">',
    of: 'live',
    why: 'Search engines will not index this page.',
    fix: 'Nothing, if intended (printed, sorted or tagged copies); otherwise name the page’s own URL.',
  },
  (page, site) => {
    const canonical = canonicalOf(page);
    return (
      canonical !== null &&
      hasOtherCanonical(page) &&
      !isSystematic(page, site) &&
      `the canonical is ${shortUrl(canonical, site)}`
    );
  },
);

const canonicalUnlike = pageCheck(
  {
    id: 'canonical-unlike',
    severity: 'warning',
    about: 'The canonical target is a different page',
    where: '<link rel="canonical">',
    of: 'live',
    why: 'Search engines drop this page for the other, or trust no canonical of the site.',
    fix: 'Name the page itself; a canonical is for copies of one text.',
  },
  (page, site) => {
    if (isSystematic(page, site)) return null;
    const target = resolveCanonical(page, site)?.target;
    if (target?.facts && isAnotherThanStart(page, target as ParsedPage))
      return `${shortUrl(target.url, site)} is the start page, and no copy of this page`;
    // A re-sorted list begins with other items and is still a copy.
    if (target?.url.split('?')[0] === page.url.split('?')[0]) return null;
    return (
      target?.facts &&
      !isCopyOf(page.facts, target.facts) &&
      `${shortUrl(target.url, site)} has hardly a sentence of this page`
    );
  },
);

const canonicalBroken = pageCheck(
  {
    id: 'canonical-broken',
    severity: 'error',
    about: 'The canonical target is not indexable',
    where: '<link rel="canonical">',
    of: 'live',
    why: 'A canonical that redirects or returns an error removes the page from the results.',
    fix: 'Name a URL that answers 200.',
  },
  (page, site) => {
    if (isSystematic(page, site)) return null;
    const other = resolveCanonical(page, site);
    if (other && isBlockedForGooglebot(other.canonical, site))
      return `robots.txt disallows ${shortUrl(other.canonical, site)}`;
    if (!other?.target) return null;
    const { canonical, target, way } = other;
    if (isParsed(target) && hasNoindex(target)) return `${shortUrl(canonical, site)} is noindex`;
    if (way.hops.length > 0) return `${shortUrl(canonical, site)} redirects`;
    return (target.status ?? 0) >= 400 && `${shortUrl(canonical, site)} answers ${target.status}`;
  },
);

const canonicalOtherSite = pageCheck(
  {
    id: 'canonical-other-site',
    severity: 'warning',
    about: 'The canonical names another site',
    where: '<link rel="canonical">',
    of: 'live',
    why: 'The page is indexed there, or nowhere.',
    fix: 'Correct scheme and host. If the text was first published there, say so on the page.',
  },
  (page, site) => {
    const canonical = canonicalOf(page);
    const isForeign = canonical && site.origin && !canonical.startsWith(`${site.origin}/`);
    if (!isForeign || isSystematic(page, site)) return null;
    if (namesItsSource(page, canonical) || isOtherEdition(page.url, canonical)) return null;
    const isSameHost = new URL(canonical).host === new URL(page.url).host;
    return isSameHost ? `${canonical}: this host with another scheme` : canonical;
  },
);

const canonicalChain = pageCheck(
  {
    id: 'canonical-chain',
    severity: 'warning',
    about: 'Canonical chain: the target is canonicalised itself',
    where: '<link rel="canonical">',
    of: 'live',
    why: 'Search engines may follow neither.',
    fix: 'Name the last one directly.',
  },
  (page, site) => {
    const target = resolveCanonical(page, site)?.target as ParsedPage | undefined;
    const next = target?.facts ? canonicalOf(target) : null;
    return (
      target &&
      next !== null &&
      next !== target.url &&
      `${shortUrl(target.url, site)} names ${shortUrl(next, site)}`
    );
  },
);

const canonicalAndNoindex = pageCheck(
  {
    id: 'canonical-and-noindex',
    severity: 'notice',
    about: 'A page is both noindex and canonicalised',
    where: '<link rel="canonical">, robots',
    of: 'live',
    why: 'The two contradict each other: noindex may be carried over to the other page.',
    fix: 'Use one of the two. On tool results that visitors create, noindex with the clean page as canonical is accepted practice: waive it.',
  },
  (page, site) => {
    const canonical = canonicalOf(page);
    const isTagged =
      canonical !== null &&
      resolveUrl(canonical, page.url)?.split('?')[0] === page.url.split('?')[0];
    return (
      canonical !== null &&
      hasOtherCanonical(page) &&
      !isTagged &&
      directivesOf(page).has('noindex') &&
      `noindex, and canonical ${shortUrl(canonical, site)}`
    );
  },
);

/**
 * A syndicated text links to the page that it was taken from, or says where it first appeared; a staging host or
 * another scheme is a mistake.
 */
function namesItsSource({ url, facts }: ParsedPage, canonical: string): boolean {
  const [own, other] = [new URL(url).hostname, new URL(canonical).hostname];
  const isRelated = own === other || own.endsWith(`.${other}`) || other.endsWith(`.${own}`);
  const isSource = (target: string | null) =>
    target?.replace(/\/$/, '') === canonical.replace(/\/$/, '');
  if (isRelated || isStagingHost(canonical)) return false;
  return (
    facts.anchors.some(({ target }) => isSource(target)) ||
    facts.sourceNotice !== null ||
    facts.isCanonicalNamed
  );
}

/** Hosts of versions for phones or print, whose canonical is the page on the main host. */
const versionHost = /^(?:m|mobile|amp|wap|touch|print)\./;

/** The version for phones of a page, or the same page under the domain of another country. */
function isOtherEdition(url: string, canonical: string): boolean {
  const [own, other] = [new URL(url), new URL(canonical)];
  if (own.pathname !== other.pathname || isStagingHost(canonical)) return false;
  const [host, target] = [own.hostname, other.hostname].map((name) => name.replace(/^www\./, ''));
  if (!host || !target) return false;
  const name = (one: string) => one.split('.')[0] ?? '';
  const isCountry =
    host !== target && name(host) === name(target) && own.protocol === other.protocol;
  return isCountry || (versionHost.test(host) && host.replace(versionHost, '') === target);
}

/** A deeper page is a copy of the start page only if nearly all of its text is there. */
const minStartSimilarity = 0.5;

function isAnotherThanStart(page: ParsedPage, target: ParsedPage): boolean {
  if (target.foundBy !== 'start' || isStartPage(page)) return false;
  const [own, other] = [page.facts.signature, target.facts.signature];
  if (own.length > 0 && other.length > 0) return similarity(own, other) < minStartSimilarity;
  return titleOf(page) !== titleOf(target) && headingOf(page) !== headingOf(target);
}

function hasOtherCanonical(page: ParsedPage): boolean {
  return page.foundBy !== 'file' && canonicalOf(page) !== page.url;
}

/** A text too short for a signature may be a copy of another short text. */
function isCopyOf(own: PageFacts, other: PageFacts): boolean {
  if (own.signature.length === 0) return true;
  if (other.signature.length === 0) return own.words < 3 * other.words;
  return similarity(own.signature, other.signature) > minSimilarity;
}

function resolveCanonical(page: ParsedPage, site: Site) {
  const canonical = canonicalOf(page);
  if (!canonical || canonical === page.url) return null;
  return { canonical, target: site.pages.get(canonical), way: followRedirects(site, canonical) };
}

export const canonicalTargetChecks: Check[] = [
  canonicalElsewhere,
  canonicalUnlike,
  canonicalBroken,
  canonicalOtherSite,
  canonicalChain,
  canonicalAndNoindex,
];
