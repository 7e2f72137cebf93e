/** Language versions of a page, and whether they name each other. */
import type { ParsedPage } from '../site.ts';
import { type Check, pageCheck, siteCheck } from './check.ts';
import { canonicalOf, resolved } from './head-tags.ts';
import { isLanguageCode } from './hreflang-target-checks.ts';
import { pagesIn } from './pages-in.ts';
import { quoted, shortUrl, some } from './wording.ts';

export const hreflangChecks: Check[] = [
  pageCheck(
    {
      id: 'hreflang-code',
      severity: 'error',
      about: 'An hreflang is no language',
      where: '<link rel="alternate" hreflang>',
      why: 'It is passed over.',
      fix: 'Use en-in, hi-in, x-default.',
    },
    ({ facts }) =>
      facts.links
        .filter(({ hreflang }) => hreflang && !isLanguageCode(hreflang))
        .map(({ hreflang }) => quoted(hreflang)),
  ),
  pageCheck(
    {
      id: 'hreflang-incomplete',
      severity: 'warning',
      about: 'hreflang does not name the page itself',
      where: '<link rel="alternate" hreflang>',
      why: 'Search engines then ignore the set.',
      fix: 'List every version, this one too, on each of them.',
    },
    (page) => {
      const alternates = alternatesOf(page);
      const own = canonicalOf(page) ?? page.url;
      const codes = alternates.map(({ hreflang }) => hreflang.toLowerCase());
      const ownCodes = codes.filter(
        (_, at) => resolved(alternates[at]?.href ?? '', page.url) === own,
      );
      if (alternates.length > 0 && ownCodes.length === 0) return 'the page itself is missing';
      // Whoever chooses a language on it may be sent there by default; its own language has a page then.
      const language = page.facts.lang?.toLowerCase().split('-')[0] ?? '';
      const isNamed = ownCodes.some((code) => code !== 'x-default');
      const hasLanguage = codes.some((code) => code.split('-')[0] === language);
      return (
        ownCodes.length > 0 &&
        !isNamed &&
        !hasLanguage &&
        language !== '' &&
        `it is named as x-default alone, and no page for ${quoted(language)}`
      );
    },
  ),
  pageCheck(
    {
      id: 'hreflang-no-default',
      severity: 'notice',
      about: 'hreflang names no page for all other languages',
      where: '<link rel="alternate" hreflang="x-default">',
      why: 'Whoever reads none of the languages gets the one that search engines pick.',
      fix: 'Add x-default where one version is meant for everybody else.',
    },
    (page) => {
      const alternates = alternatesOf(page);
      const hasDefault = alternates.some(({ hreflang }) => hreflang.toLowerCase() === 'x-default');
      return alternates.length > 0 && !hasDefault && 'x-default is missing';
    },
  ),
  pageCheck(
    {
      id: 'hreflang-twice',
      severity: 'error',
      about: 'One language is given two addresses',
      where: '<link rel="alternate" hreflang>, Link header',
      why: 'Search engines take neither, or the wrong one.',
      fix: 'Name one page for each language, in the tags or in the header.',
    },
    (page, site) => {
      const pages = new Map<string, Set<string>>();
      const named = [...page.facts.links, ...alternatesInHeader(page.linkHeader)];
      for (const { href, hreflang } of named) {
        const code = hreflang.toLowerCase();
        const url = code ? resolved(href, page.url) : null;
        if (url) pages.set(code, (pages.get(code) ?? new Set()).add(url));
      }
      return [...pages]
        .filter(([, urls]) => urls.size > 1)
        .map(([code, urls]) => `${code}: ${some([...urls].map((url) => shortUrl(url, site)))}`);
    },
  ),
  siteCheck(
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
          const other = hreflang ? site.pages.get(resolved(href, page.url) ?? '') : undefined;
          if (!other?.facts || other === page) continue;
          const isNamed = other.facts.links.some(
            (link) => link.hreflang && resolved(link.href, other.url) === page.url,
          );
          if (!isNamed)
            yield {
              url: page.url,
              what: `${shortUrl(other.url, site)} (${hreflang}) does not name it`,
            };
        }
      }
    },
  ),
];

export function alternatesOf({ facts }: ParsedPage) {
  return facts.links.filter(({ hreflang, rel }) => hreflang && rel.includes('alternate'));
}

export function alternatesInHeader(linkHeader: string): { href: string; hreflang: string }[] {
  const links = linkHeader.matchAll(/<([^<>]+)>((?:\s*;[^,;]+)+)/g);
  return Array.from(links, ([, href = '', parameters = '']) => ({
    href,
    hreflang: /\bhreflang="?([\w-]+)/i.exec(parameters)?.[1] ?? '',
  }));
}
