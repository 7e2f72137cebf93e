/**
 * Side effects of robots rules: what they cost beyond indexing, which agent they address, and links to blocked pages.
 */
import type { Anchor } from '../page/page-facts.ts';
import type { ParsedPage, Site } from '../site.ts';
import { type Check, pageCheck } from './check.ts';
import {
  canonicalOf,
  directivesOf,
  hasNoindex,
  metaContents,
  splitDirectives,
  titleOf,
} from './head-tags.ts';
import { targetCheck } from './link-check.ts';
import { isPaginationPage } from './page-urls.ts';
import { isParsed, isSystematic } from './pages-in.ts';
import { quote } from './wording.ts';

const otherAgents = [
  'bingbot',
  'msnbot',
  'duckduckbot',
  'slurp',
  'applebot',
  'yandex',
  'baiduspider',
];
/** A shorter page has little to quote. */
const minQuotableWords = 50;
const where = 'robots meta tag or X-Robots-Tag';

export const robotsReachChecks: Check[] = [
  pageCheck(
    {
      id: 'robots-agent-closed',
      severity: 'warning',
      about: 'A page is blocked for one search engine',
      where,
      why: 'It is missing there, and nobody notices because the others list it.',
      fix: 'Use the same rule for all, unless it is intended.',
    },
    (page) => {
      const tags = otherAgents.filter((agent) =>
        metaContents(page.facts, agent).flatMap(splitDirectives).some(isNoindex),
      );
      const headers = page.robotsHeader.filter((part) =>
        otherAgents.some(
          (agent) => part.startsWith(`${agent}:`) && isNoindex(part.split(/:\s*/)[1] ?? ''),
        ),
      );
      return [...tags.map((agent) => `${agent}: noindex`), ...headers];
    },
  ),
  pageCheck(
    {
      id: 'robots-expired',
      severity: 'error',
      about: 'The unavailable_after date of a page has passed',
      where,
      why: 'unavailable_after removes it from the results permanently.',
      fix: 'Remove unavailable_after, or set a future date.',
    },
    (page) => {
      const rules = [...metaContents(page.facts, 'robots'), page.robotsHeader.join(', ')];
      return rules.filter((rule) => {
        const day = /unavailable_after:\s*([^;]+)/i.exec(rule)?.[1];
        return day !== undefined && Date.parse(day) < Date.now();
      });
    },
  ),
  pageCheck(
    {
      id: 'robots-no-snippet',
      severity: 'notice',
      about: 'A page forbids the text under its result',
      where: `${where}, data-nosnippet`,
      why: 'A result without text is seldom chosen.',
      fix: 'Remove nosnippet or max-snippet:0; use data-nosnippet for the few words that must not be quoted.',
    },
    (page) => {
      const { words, nosnippetWords } = page.facts;
      const isCovered = words >= minQuotableWords && nosnippetWords / words > 0.8;
      return [...directivesOf(page)]
        .filter((rule) => /^nosnippet$|^max-snippet\s*:\s*0$/.test(rule))
        .concat(isCovered ? `data-nosnippet on ${nosnippetWords} of ${words} words` : []);
    },
  ),
  pageCheck(
    {
      id: 'nosnippet-ignored',
      severity: 'warning',
      about: 'data-nosnippet is on an element where search engines ignore it',
      where: 'data-nosnippet',
      why: 'Google reads it on span, div and section only: the text may be quoted.',
      fix: 'Put it on a div, span or section around those words; never around the whole content.',
    },
    ({ facts }) => [...new Set(facts.nosnippetIgnoredOn)].map((name) => `<${name}>`),
  ),
  pageCheck(
    {
      id: 'robots-no-preview',
      severity: 'notice',
      about: 'A page forbids a picture beside its result',
      where,
      why: 'Results with a picture are chosen more often.',
      fix: 'Use max-image-preview:large.',
    },
    (page) => [...directivesOf(page)].filter((rule) => /^max-image-preview\s*:\s*none$/.test(rule)),
  ),
  pageCheck(
    {
      id: 'pagination-closed',
      severity: 'warning',
      about: 'A paginated page is non-indexable',
      where: 'robots, canonical',
      of: 'live',
      why: 'Items that are only there are not found: links on a noindex page are soon no longer followed.',
      fix: 'Let each page of a list be indexed under its own URL.',
    },
    (page, site) => isPaginationPage(page, site) && noindexReason(page),
  ),
  pageCheck(
    {
      id: 'search-results-indexable',
      severity: 'warning',
      about: 'A page of the site’s own search can be indexed',
      where: 'robots',
      of: 'live',
      why: 'There is one for every word: search engines call such pages thin and stop crawling the rest.',
      fix: 'Give results noindex, or disallow them in robots.txt.',
    },
    (page) => {
      const { pathname, searchParams } = new URL(page.url);
      const words = ['q', 's', 'query', 'search', 'keyword', 'k'].find((name) =>
        searchParams.get(name),
      );
      const isSearch = /\/(?:search|suche|recherche|find|results?)(?:\/|\.\w+)?$/i.test(pathname);
      const isResult =
        words && (isSearch || words === 's' || /\bsearch results?\b/i.test(titleOf(page)));
      const isOwn = [null, page.url].includes(canonicalOf(page));
      return (
        isResult &&
        isOwn &&
        !hasNoindex(page) &&
        `results for ${quote(searchParams.get(words) ?? '')}`
      );
    },
  ),
  targetCheck(
    {
      id: 'link-to-blocked',
      severity: 'notice',
      about: 'A link leads to a URL that robots.txt disallows',
      where: '<a href>',
      why: 'Search engines see the link and must not follow it.',
      fix: 'Allow the URL, or mark the link with rel="nofollow".',
    },
    (target, { rel }, _page, site) => !rel.includes('nofollow') && site.disallowed.has(target),
  ),
  targetCheck(
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
  ),
  targetCheck(
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
  ),
];

function isNoindex(rule: string): boolean {
  return rule === 'noindex' || rule === 'none';
}

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

function noindexReason(page: ParsedPage): string | null {
  if (hasNoindex(page)) return 'it is noindex';
  const [canonical] = page.facts.links.filter(
    ({ rel, isInHead }) => isInHead && rel === 'canonical',
  );
  const canonicalUrl =
    canonical && URL.canParse(canonical.href, page.url) ? new URL(canonical.href, page.url) : null;
  const isFirst =
    canonicalUrl &&
    !/\d$/.test(canonicalUrl.href.replace(/\/$/, '')) &&
    page.url.startsWith(canonicalUrl.href);
  return isFirst ? `it names the first page as canonical: ${quote(canonicalUrl.href)}` : null;
}
