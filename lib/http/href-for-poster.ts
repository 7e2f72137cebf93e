/** The language of the page that posted a form without JavaScript: the page that answers it is in the same one. */
import { hindiHref, languageOfPage, type PageLanguage } from '../site/hindi-pages.ts';

/** By the referer, which only our own forms can set to a Hindi page; without one the answer is in English. */
export function languageOfPoster(headers: Headers): PageLanguage {
  const referer = headers.get('referer') ?? '';
  return languageOfPage(URL.canParse(referer) ? new URL(referer).pathname : '');
}

/** @param href a page of the site, as its English path */
export function hrefForPoster(headers: Headers, href: string): string {
  return languageOfPoster(headers) === 'hindi' ? hindiHref(href) : href;
}
