/** The language of a page, and its versions in others. */
import { resolveUrl } from '../page/web-url.ts';
import { isParsed, type ParsedPage, type Site } from '../site.ts';
import { quote, shortUrl } from '../text.ts';
import { type Check, indexablePages, pageCheck, siteCheck } from './check.ts';
import { alternatesOf, canonicalOf, notIndexableReason } from './tags.ts';

const where = '<link rel="alternate" hreflang>, Link header, sitemap';
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const languageTag =
  /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?(?:-[A-Za-z0-9]{5,8})*$/;

const langMissing = pageCheck(
  {
    id: 'lang-missing',
    severity: 'warning',
    about: 'A page does not declare its language, or none that exists',
    where: '<html lang>',
    of: 'html',
    why: 'Screen readers pronounce it wrongly, and browsers offer to translate it.',
    fix: 'Write lang="en-IN" on <html>.',
  },
  ({ facts: { lang } }) => {
    if (!lang) return 'there is no lang attribute';
    return !languageTag.test(lang) && `${quote(lang)} is not a language tag`;
  },
);

const hreflangBroken = pageCheck(
  {
    id: 'hreflang-broken',
    severity: 'error',
    about: 'hreflang names no language, or a page that cannot be indexed',
    where,
    why: 'Search engines may ignore the whole set.',
    fix: 'Use en-in, hi-in, x-default, and absolute URLs that return 200, can be indexed and are their own canonical.',
  },
  (page, site) => {
    const messages = alternatesOf(page, site).map(({ href, hreflang }) => {
      if (!isLanguageCode(hreflang)) return `${quote(hreflang)} is not a language`;
      const url = resolveUrl(href, page.url);
      const target = url && url !== page.url ? site.pages.get(url) : undefined;
      const why = target && notIndexableReason(target, site);
      return why && `${quote(hreflang)}: ${shortUrl(url ?? '', site)} ${why}`;
    });
    return [...new Set(messages.filter((message) => typeof message === 'string'))];
  },
);

const hreflangIncomplete = pageCheck(
  {
    id: 'hreflang-incomplete',
    severity: 'warning',
    about: 'hreflang does not name the page itself',
    where,
    why: 'Search engines then ignore the set.',
    fix: 'List every version, including this one, on each of them.',
  },
  (page, site) => {
    const named = alternatesOf(page, site).map(({ href }) => resolveUrl(href, page.url));
    const own = canonicalOf(page) ?? page.url;
    return named.length > 0 && !named.includes(own) && 'the page itself is missing';
  },
);

const hreflangOneWay = siteCheck(
  {
    id: 'hreflang-one-way',
    severity: 'error',
    about: 'Two language versions do not name each other',
    where,
    why: 'A version that is not confirmed by the other is ignored.',
    fix: 'Name each version on all others, under the same code.',
  },
  function* (site) {
    for (const page of indexablePages(site)) {
      const others = new Map(
        alternatesOf(page, site).map(({ href, hreflang }) => [
          resolveUrl(href, page.url),
          hreflang,
        ]),
      );
      for (const [url, code] of others) {
        const other = site.pages.get(url ?? '');
        if (!other || other === page || !isParsed(other)) continue;
        const back = codesOf(other, page.url, site);
        const own = codesOf(page, page.url, site);
        const name = shortUrl(other.url, site);
        if (back.length === 0) yield { url: page.url, what: `${name} (${code}) does not name it` };
        else if (own.length > 0 && !own.some((each) => back.includes(each)))
          yield { url: page.url, what: `it calls itself ${own[0]}, ${name} calls it ${back[0]}` };
      }
    }
  },
);

/** The codes under which a page names a URL. */
function codesOf(page: ParsedPage, url: string, site: Site): string[] {
  return alternatesOf(page, site)
    .filter(({ href }) => resolveUrl(href, page.url) === url)
    .map(({ hreflang }) => hreflang.toLowerCase());
}

/** An ISO 639 language, with optional script and region: en-UK and a country alone are invalid. */
function isLanguageCode(code: string): boolean {
  if (/^x-default$/i.test(code)) return true;
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(code)) return false;
  // A deprecated or alias code (UK for GB, in for id) is unknown to search engines.
  if (Intl.getCanonicalLocales(code)[0]?.toLowerCase() !== code.toLowerCase()) return false;
  const { language, region } = new Intl.Locale(code);
  // Regions with a name but without an ISO 3166-1 code.
  if (region && /^(?:EU|EZ|UN)$/.test(region)) return false;
  return languages.of(language) !== undefined && (!region || regions.of(region) !== undefined);
}

export const languageChecks: Check[] = [
  langMissing,
  hreflangBroken,
  hreflangIncomplete,
  hreflangOneWay,
];
