/** Language versions of a page, and whether they refer to each other. */

import { type Check, pageCheck, siteCheck } from '../check-helpers/check.ts';
import { alternatesOf, canonicalOf, resolveUrl } from '../check-helpers/head-tags.ts';
import { pagesIn } from '../check-helpers/pages-in.ts';
import { joinFirst, quote, shortUrl } from '../check-helpers/wording.ts';
import { languageOf } from '../page/language-code.ts';
import { alternatesInHeader } from '../page/link-header.ts';
import type { LinkTag } from '../page/page-facts.ts';
import type { ParsedPage } from '../site.ts';
import { isLanguageCode } from './hreflang-target-checks.ts';

const hreflangCode = pageCheck(
  {
    id: 'hreflang-code',
    severity: 'error',
    about: 'An hreflang value is not a language',
    where: '<link rel="alternate" hreflang>',
    why: 'Search engines ignore it.',
    fix: 'Use en-in, hi-in, x-default.',
  },
  ({ facts }) =>
    facts.links
      .filter(({ hreflang }) => hreflang && !isLanguageCode(hreflang))
      .map(({ hreflang }) => quote(hreflang)),
);

const hreflangIncomplete = pageCheck(
  {
    id: 'hreflang-incomplete',
    severity: 'warning',
    about: 'hreflang does not name the page itself',
    where: '<link rel="alternate" hreflang>',
    why: 'Search engines then ignore the set.',
    fix: 'List every version, including this one, on each of them.',
  },
  (page) => {
    const alternates = alternatesOf(page);
    const own = canonicalOf(page) ?? page.url;
    const selfReferences = alternates.filter(({ href }) => resolveUrl(href, page.url) === own);
    if (alternates.length > 0 && selfReferences.length === 0) return 'the page itself is missing';
    if (!selfReferences.every(isDefault)) return null;
    // A language selection page may be the default; its own language then has a page too.
    const language = languageOf(page.facts.lang ?? '');
    const hasPage = alternates.some(({ hreflang }) => languageOf(hreflang) === language);
    const isAlone = selfReferences.length > 0 && language !== '' && !hasPage;
    return isAlone && `it is named only as x-default, and there is no page for ${quote(language)}`;
  },
);

const hreflangNoDefault = pageCheck(
  {
    id: 'hreflang-no-default',
    severity: 'notice',
    about: 'hreflang has no page for all other languages',
    where: '<link rel="alternate" hreflang="x-default">',
    why: 'Readers of none of the languages get the version that search engines pick.',
    fix: 'Add x-default where one version is meant for everybody else.',
  },
  (page) => {
    const alternates = alternatesOf(page);
    return alternates.length > 0 && !alternates.some(isDefault) && 'x-default is missing';
  },
);

const hreflangTwice = pageCheck(
  {
    id: 'hreflang-twice',
    severity: 'error',
    about: 'One language has two addresses',
    where: '<link rel="alternate" hreflang>, Link header',
    why: 'Search engines use neither, or the wrong one.',
    fix: 'Name one page for each language, in the tags or in the header.',
  },
  (page, site) => {
    const pages = new Map<string, Set<string>>();
    const alternates = [...page.facts.links, ...alternatesInHeader(page.linkHeader)];
    for (const { href, hreflang } of alternates) {
      const code = hreflang.toLowerCase();
      const url = code ? resolveUrl(href, page.url) : null;
      if (url) pages.set(code, (pages.get(code) ?? new Set()).add(url));
    }
    return [...pages]
      .filter(([, urls]) => urls.size > 1)
      .map(([code, urls]) => `${code}: ${joinFirst([...urls].map((url) => shortUrl(url, site)))}`);
  },
);

const hreflangOneWay = siteCheck(
  {
    id: 'hreflang-one-way',
    severity: 'error',
    about: 'Two language versions do not name each other',
    where: '<link rel="alternate" hreflang>',
    why: 'A version that is not confirmed by the other is ignored.',
    fix: 'Name each version on all others.',
  },
  function* (site) {
    for (const page of pagesIn(site, 'indexable')) {
      for (const { href, hreflang } of page.facts.links) {
        const other = hreflang ? site.pages.get(resolveUrl(href, page.url) ?? '') : undefined;
        if (!other?.facts || other === page) continue;
        const isNamed = other.facts.links.some(
          (link) => link.hreflang && resolveUrl(link.href, other.url) === page.url,
        );
        if (!isNamed)
          yield {
            url: page.url,
            what: `${shortUrl(other.url, site)} (${hreflang}) does not name it`,
          };
        const own = ownCode(page);
        const back = other.facts.links.filter(
          (link) =>
            link.hreflang && !isDefault(link) && resolveUrl(link.href, other.url) === page.url,
        );
        if (own && back.length > 0 && !back.some((link) => link.hreflang.toLowerCase() === own))
          yield {
            url: page.url,
            what: `it calls itself ${own}, ${shortUrl(other.url, site)} calls it ${back[0]?.hreflang}`,
          };
      }
    }
  },
);

/** The code that a page gives itself. */
function ownCode(page: ParsedPage): string | undefined {
  return page.facts.links
    .find(
      (link) => link.hreflang && !isDefault(link) && resolveUrl(link.href, page.url) === page.url,
    )
    ?.hreflang.toLowerCase();
}

function isDefault({ hreflang }: LinkTag): boolean {
  return /^x-default$/i.test(hreflang);
}

export const hreflangChecks: Check[] = [
  hreflangCode,
  hreflangIncomplete,
  hreflangNoDefault,
  hreflangTwice,
  hreflangOneWay,
];
