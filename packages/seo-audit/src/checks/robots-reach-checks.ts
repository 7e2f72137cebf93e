/** Side effects of robots rules: what they cost beyond indexing, and which agent they address. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import {
  canonicalOf,
  directivesOf,
  hasNoindex,
  metaContents,
  splitDirectives,
  titleOf,
} from '../check-helpers/head-tags.ts';
import { isPaginationPage } from '../check-helpers/page-urls.ts';
import { quote } from '../check-helpers/wording.ts';
import type { ParsedPage } from '../site.ts';

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

const robotsAgentClosed = pageCheck(
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
);

const robotsExpired = pageCheck(
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
);

const robotsNoSnippet = pageCheck(
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
);

const nosnippetIgnored = pageCheck(
  {
    id: 'nosnippet-ignored',
    severity: 'warning',
    about: 'data-nosnippet is on an element where search engines ignore it',
    where: 'data-nosnippet',
    why: 'Google reads it on span, div and section only: the text may be quoted.',
    fix: 'Put it on a div, span or section around those words; never around the whole content.',
  },
  ({ facts }) => [...new Set(facts.nosnippetIgnoredOn)].map((name) => `<${name}>`),
);

const robotsNoPreview = pageCheck(
  {
    id: 'robots-no-preview',
    severity: 'notice',
    about: 'A page forbids a picture beside its result',
    where,
    why: 'Results with a picture are chosen more often.',
    fix: 'Use max-image-preview:large.',
  },
  (page) => [...directivesOf(page)].filter((rule) => /^max-image-preview\s*:\s*none$/.test(rule)),
);

const paginationClosed = pageCheck(
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
);

const searchResultsIndexable = pageCheck(
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
);

function isNoindex(rule: string): boolean {
  return rule === 'noindex' || rule === 'none';
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

export const robotsReachChecks: Check[] = [
  robotsAgentClosed,
  robotsExpired,
  robotsNoSnippet,
  nosnippetIgnored,
  robotsNoPreview,
  paginationClosed,
  searchResultsIndexable,
];
