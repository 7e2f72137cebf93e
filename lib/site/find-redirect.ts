/** Finds the page of a path in other capitals, or with a slash at its end. Pure. */
import { isAnswerPath } from './dynamic-paths.ts';
import { isPagePath } from './find-route.ts';

/** @returns the page to redirect to permanently, or null when the path is unknown. `pathname` as in the URL. */
export function findRedirect(pathname: string): string | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  return path !== pathname && (isPagePath(path) || isAnswerPath(path)) ? path : null;
}
