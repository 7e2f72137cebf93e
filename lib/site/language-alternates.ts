/** Where a page exists in both languages: hreflang alternates for its head and the sitemap. */
import { hindiHref } from './hindi-pages.ts';
import { pageUrl } from './page-urls.ts';

export type LanguageAlternates = Readonly<Record<'en-IN' | 'hi-IN' | 'x-default', string>>;

/**
 * hreflang to URL, the same on both pages, with English as `x-default`.
 * @param path of the English page
 * @returns undefined for a page in one language: search engines ask for no alternates then
 */
export function languageAlternates(origin: string, path: string): LanguageAlternates | undefined {
  const hindi = hindiHref(path);
  if (hindi === path) return undefined;
  const url = pageUrl(origin, path);
  return { 'en-IN': url, 'hi-IN': pageUrl(origin, hindi), 'x-default': url };
}
