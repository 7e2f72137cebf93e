/** The language of the page that posted a form without JavaScript: the page that answers it is in the same one. */
import { englishPathOf, hindiHref } from '../site/hindi-pages.ts';

/**
 * By the referer, which only our own forms can set to a Hindi page; without one the answer is in English.
 * @param href a page of the site, as its English path
 */
export function hrefForPoster(headers: Headers, href: string): string {
  const referer = headers.get('referer') ?? '';
  const path = URL.canParse(referer) ? new URL(referer).pathname : '';
  return englishPathOf(path) === undefined ? href : hindiHref(href);
}
