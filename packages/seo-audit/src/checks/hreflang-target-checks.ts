/** The values of hreflang: valid codes, and pages that can be indexed. */

import { type Check, pageCheck } from '../check-helpers/check.ts';
import { alternatesOf, canonicalOf, hasNoindex, resolveUrl } from '../check-helpers/head-tags.ts';
import { isBlockedForGooglebot } from '../check-helpers/is-blocked-for-googlebot.ts';
import { isParsed } from '../check-helpers/pages-in.ts';
import { quote, shortUrl } from '../check-helpers/wording.ts';
import { languageOf } from '../page/language-code.ts';
import { alternatesInHeader } from '../page/link-header.ts';
import { isWebAddress } from '../page/web-url.ts';
import type { Page, Site } from '../site.ts';

const where = '<link rel="alternate" hreflang>';
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** An ISO 639 language, with optional script and region: en-UK and a country alone are invalid. */
export function isLanguageCode(code: string): boolean {
  if (/^x-default$/i.test(code)) return true;
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(code)) return false;
  // A deprecated or alias code (UK for GB, in for id) is unknown to search engines.
  if (Intl.getCanonicalLocales(code)[0]?.toLowerCase() !== code.toLowerCase()) return false;
  const { language, region } = new Intl.Locale(code);
  // Regions with a name but without an ISO 3166-1 code.
  if (region && /^(?:EU|EZ|UN)$/.test(region)) return false;
  return languages.of(language) !== undefined && (!region || regions.of(region) !== undefined);
}

const hreflangBroken = pageCheck(
  {
    id: 'hreflang-broken',
    severity: 'error',
    about: 'hreflang names a page that cannot be indexed',
    where,
    why: 'Search engines may ignore the whole set.',
    fix: 'Name a URL that returns 200, can be indexed and is its own canonical.',
  },
  (page, site) =>
    [...alternatesOf(page), ...alternatesInHeader(page.linkHeader)].flatMap(
      ({ href, hreflang }) => {
        const url = resolveUrl(href, page.url);
        if (url && isBlockedForGooglebot(url, site))
          return [`${quote(hreflang)}: robots.txt disallows ${shortUrl(url, site)}`];
        const target = url ? site.pages.get(url) : undefined;
        const why = target && target.url !== page.url ? notIndexableReason(target, site) : null;
        return why ? [`${quote(hreflang)}: ${shortUrl(url ?? '', site)} ${why}`] : [];
      },
    ),
);

const hreflangRelative = pageCheck(
  {
    id: 'hreflang-relative',
    severity: 'warning',
    about: 'hreflang is not an absolute URL',
    where,
    why: 'Search engines require the whole URL, with its scheme.',
    fix: 'Write it with https:// and host.',
  },
  (page) =>
    alternatesOf(page)
      .filter(({ href }) => !isWebAddress(href))
      .map(({ href, hreflang }) => `${quote(hreflang)}: ${quote(href)}`),
);

const hreflangOutsideHead = pageCheck(
  {
    id: 'hreflang-outside-head',
    severity: 'error',
    about: 'hreflang is outside the head',
    where,
    why: 'Search engines ignore it there.',
    fix: 'Move it into the head.',
  },
  ({ facts }) =>
    facts.links
      .filter(({ hreflang, isInHead }) => hreflang && !isInHead)
      .map(({ hreflang }) => quote(hreflang)),
);

const hreflangNotLang = pageCheck(
  {
    id: 'hreflang-not-lang',
    severity: 'warning',
    about: 'hreflang and lang declare different languages for the page',
    where: `${where}, <html lang>`,
    why: 'Searchers in one language get a page in another.',
    fix: 'Use the language that the page is written in.',
  },
  (page) => {
    return alternatesOf(page)
      .filter(
        ({ href, hreflang }) =>
          page.facts.lang &&
          isLanguageCode(hreflang) &&
          !/^x-default$/i.test(hreflang) &&
          resolveUrl(href, page.url) === page.url &&
          languageOf(hreflang) !== languageOf(page.facts.lang),
      )
      .map(({ hreflang }) => `hreflang ${quote(hreflang)}, lang ${quote(page.facts.lang ?? '')}`);
  },
);

export function notIndexableReason(target: Page, site: Site): string | null {
  if (target.redirect) return 'redirects';
  if ((target.status ?? 0) >= 400) return `answers ${target.status}`;
  if (!isParsed(target)) return null;
  if (hasNoindex(target)) return 'is noindex';
  const canonical = canonicalOf(target);
  return canonical && canonical !== target.url
    ? `names ${shortUrl(canonical, site)} as canonical`
    : null;
}

export const hreflangTargetChecks: Check[] = [
  hreflangBroken,
  hreflangRelative,
  hreflangOutsideHead,
  hreflangNotLang,
];
