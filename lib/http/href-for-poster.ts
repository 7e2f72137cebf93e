/** The language of the page that posted a form: the page that answers it is in the same one, and so is its record. */
import { refererPage } from '../anti-forgery/same-origin.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { hindiHref, languageOfPage, type PageLanguage } from '../site/hindi-pages.ts';

/** By the referer, if it is a page of this site; without one the form itself may tell. */
export function languageOfPoster(headers: Headers, env: Environment): PageLanguage {
  return languageOfPage(refererPage(headers, env)?.pathname ?? '');
}

/** @param href a page of the site, as its English path */
export function hrefForPoster(headers: Headers, href: string, env: Environment): string {
  return languageOfPoster(headers, env) === 'hindi' ? hindiHref(href) : href;
}

/**
 * The same by the form itself, for a browser that sends no referer.
 * @param page the form's field, which names a Hindi page where the form was shown on one
 */
export function hrefForForm(href: string, page: string): string {
  return languageOfPage(page) === 'hindi' ? hindiHref(href) : href;
}

/**
 * The language in which a form, and what is consented to in it, was shown.
 * @param page the form's field, which names an English page, or none that we know, where the page of the form is not
 * the one to record
 */
export function languageOfForm(
  page: string,
  { headers, env }: { headers: Headers; env: Environment },
): PageLanguage {
  return languageOfPage(page) === 'hindi' ? 'hindi' : languageOfPoster(headers, env);
}
