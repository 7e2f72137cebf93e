/** The site as a whole: depth, orphans, other ways to write an address, languages. */
import type { Probe } from '../types.ts';
import {
  type Check,
  canonicalOf,
  pageCheck,
  pagesIn,
  quoted,
  resolved,
  shortUrl,
  siteCheck,
} from './check.ts';

const maxClicks = 3;

const variantWords: Partial<Record<Probe['kind'], { id: string; about: string; fix: string }>> = {
  http: {
    id: 'variant-http',
    about: 'The site also answers without encryption',
    fix: 'Redirect http:// to https:// for good (301 or 308).',
  },
  www: {
    id: 'variant-www',
    about: 'The site answers with and without www',
    fix: 'Redirect one host to the other for good.',
  },
  'trailing-slash': {
    id: 'variant-slash',
    about: 'A page answers with and without a slash at the end',
    fix: 'Redirect one form to the other, or name one as canonical.',
  },
  uppercase: {
    id: 'variant-capitals',
    about: 'A page answers in capitals as well',
    fix: 'Redirect to the lower-case form, or name it as canonical.',
  },
};

export const structureChecks: Check[] = [
  siteCheck(
    {
      id: 'orphan-page',
      severity: 'warning',
      about: 'No link leads to a page',
      where: 'links of other pages',
      why: 'Visitors do not find it, and search engines take it for unimportant.',
      fix: 'Link to it from a page on the same subject or a menu, or remove it from the sitemap.',
    },
    function* (site) {
      // Unread pages may hold the link.
      if (site.cutShort.length > 0 || !site.origin) return;
      for (const page of pagesIn(site, 'indexable')) {
        if (page.linkedFrom === 0 && page.url !== site.start && page.foundBy === 'sitemap') {
          yield { url: page.url, what: 'it is in the sitemap only' };
        }
      }
    },
  ),
  pageCheck(
    {
      id: 'page-deep',
      severity: 'warning',
      about: 'A page is far from the start page',
      where: 'links',
      why: `What is more than ${maxClicks} clicks away is read seldom, by people and by search engines.`,
      fix: 'Link to it from a page nearer to the start.',
    },
    ({ depth }) => (depth ?? 0) > maxClicks && `${depth} clicks`,
  ),
  siteCheck(
    {
      id: 'unknown-path',
      severity: 'warning',
      about: 'A page that is not there does not say so',
      where: 'HTTP status of an unknown path',
      why: 'Search engines call it a soft 404: they go on asking for pages that are gone.',
      fix: 'Answer 404 or 410.',
    },
    function* (site) {
      for (const { kind, url, status, leadsTo } of site.probes) {
        if (kind !== 'unknown-path' || status === 404 || status === 410) continue;
        const to = leadsTo ? ` to ${shortUrl(leadsTo, site)}` : '';
        yield { url, what: `it answers ${status}${to}` };
      }
    },
  ),
  ...Object.entries(variantWords).map(([kind, words]) =>
    siteCheck(
      {
        ...words,
        severity: 'warning',
        where: 'other ways to write the address',
        why: 'The same page under two addresses divides what links are worth.',
      },
      function* (site) {
        for (const { kind: asked, url, status, canonical } of site.probes) {
          if (asked !== kind || status !== 200) continue;
          const names = site.pages.get(canonical ?? '');
          if (!names)
            yield {
              url,
              what: canonical
                ? `its canonical is ${canonical}`
                : 'it answers 200 and names no canonical',
            };
        }
      },
    ),
  ),
  siteCheck(
    {
      id: 'origin-insecure',
      severity: 'error',
      about: 'The site is not encrypted',
      where: 'address',
      why: 'Browsers call it “not secure”.',
      fix: 'Get a certificate and redirect to https://.',
    },
    function* (site) {
      const url = site.origin ? new URL(site.origin) : null;
      const isLocal = url && /^(?:localhost|127\.|10\.|192\.168\.|\[)/.test(url.hostname);
      if (url?.protocol === 'http:' && !isLocal) yield { url: site.start, what: site.origin ?? '' };
    },
  ),
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
        .filter(
          ({ hreflang }) =>
            hreflang && !/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?)$/i.test(hreflang),
        )
        .map(({ hreflang }) => quoted(hreflang)),
  ),
  pageCheck(
    {
      id: 'hreflang-incomplete',
      severity: 'warning',
      about: 'hreflang does not name the page itself or a default',
      where: '<link rel="alternate" hreflang>',
      why: 'Search engines then ignore the set.',
      fix: 'List every version, this one and x-default, on each of them.',
    },
    (page) => {
      const alternates = page.facts.links.filter(
        ({ hreflang, rel }) => hreflang && rel.includes('alternate'),
      );
      if (alternates.length === 0) return null;
      const hasSelf = alternates.some(
        ({ href }) => resolved(href, page.url) === (canonicalOf(page) ?? page.url),
      );
      const hasDefault = alternates.some(({ hreflang }) => hreflang.toLowerCase() === 'x-default');
      return [
        !hasSelf && 'the page itself is missing',
        !hasDefault && 'x-default is missing',
      ].filter((text) => text !== false);
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
  siteCheck(
    {
      id: 'crawl-incomplete',
      severity: 'notice',
      about: 'Not everything was read',
      where: 'this audit',
      why: 'What was not read was not checked; orphan pages cannot be told.',
      fix: 'Raise the limit that is named.',
    },
    function* (site) {
      for (const what of site.cutShort) yield { url: site.start, what };
    },
  ),
];
