/**
 * The languages that are listed for search. A further row gives every page and kind of claim hreflang alternates in its
 * head and in the sitemap; with a single language there are none, as search engines ask. Hindi has pages
 * (hindi-pages.ts), and no row before its text is signed.
 */
import { pageUrl } from './page-urls.ts';

export type SiteLanguage = {
  /** BCP 47, as in `<html lang>`. */
  tag: string;
  /** Prefix of every path of this language: "" or "/hi". */
  prefix: string;
};

/** The first one is the default for other languages. */
export const languages: readonly SiteLanguage[] = [{ tag: 'en-IN', prefix: '' }];

/** hreflang to URL, with `x-default`; undefined while there is one language. */
export function languageAlternates(
  origin: string,
  path: string,
  candidates: readonly SiteLanguage[] = languages,
): Record<string, string> | undefined {
  const [first] = candidates;
  if (!first || candidates.length < 2) return undefined;
  const urlIn = ({ prefix }: SiteLanguage) =>
    pageUrl(origin, prefix && path === '/' ? prefix : `${prefix}${path}`);
  return {
    ...Object.fromEntries(candidates.map((language) => [language.tag, urlIn(language)])),
    'x-default': urlIn(first),
  };
}
