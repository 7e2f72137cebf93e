/** The language of the page that posted a form: the page that answers it is in the same one, and so is its record. */
import { refererPage } from '../anti-forgery/same-origin.server.ts';
import type { Environment } from '../config/parse-environment.ts';
import { languageOfPage, type PageLanguage } from '../site/hindi-pages.ts';

/** By the referer, if it is a page of this site: all that is known of a post whose body was not read. */
export function languageOfPoster(headers: Headers, env: Environment): PageLanguage {
  return languageOfPage(refererPage(headers, env)?.pathname ?? '');
}

/**
 * @param page the form's field: on a Hindi page it names a Hindi page, also where the browser sends no referer. Another
 * path, or none, may be on a Hindi page too, because not each page to record exists in Hindi.
 */
export function languageOfForm(
  page: string,
  { headers, env }: { headers: Headers; env: Environment },
): PageLanguage {
  return languageOfPage(page) === 'hindi' ? 'hindi' : languageOfPoster(headers, env);
}
