/**
 * Finds the redirect of a path that is no page: a page's path in other capitals, or a path of the owner's old site.
 * Pure.
 */
import { isPagePath, isRoutePath } from './find-route.ts';
import { isAnswerPath } from './noindex-paths.ts';
import type { RoutePath } from './routes.ts';

/** One row per path of the old site that does not exist here, in lower case: '/health.aspx': '/health-insurance'. */
const legacyRedirects: Readonly<Record<string, RoutePath>> = {};

/** @returns the page to redirect to permanently, or null when the path is unknown. `pathname` as in the URL. */
export function findRedirect(
  pathname: string,
  rows: Readonly<Record<string, RoutePath>> = legacyRedirects,
): string | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (path !== pathname && (isPagePath(path) || isAnswerPath(path))) return path;
  return Object.hasOwn(rows, path) ? (rows[path] ?? null) : null;
}

/** Unreachable rows: their path is a page, has capitals, or ends in a slash. */
export function unreachableRedirects(
  rows: Readonly<Record<string, RoutePath>> = legacyRedirects,
): string[] {
  return Object.keys(rows).filter((path) => isRoutePath(path) || !/^(?:\/[^A-Z/?#]+)+$/.test(path));
}
