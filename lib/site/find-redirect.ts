/**
 * Finds the page of an old path, and of a path in other capitals, with superfluous slashes or escapes, or with the
 * ending of another server's files. Pure.
 */
import { isAnswerPath } from './dynamic-paths.ts';
import { isPagePath } from './find-route.ts';
import { hindiHref } from './hindi-pages.ts';
import { oldPaths } from './old-paths.ts';
import { citiesPath, isCityPath } from './tool-paths.ts';

const pageByOldPath = new Map<string, string>(Object.entries(oldPaths));

/** @returns the page to redirect to permanently, or null when the path is unknown. `pathname` as in the URL. */
export function findRedirect(pathname: string): string | null {
  const path = decodeUnreserved(pathname)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/(?<=.)\/$/, '');
  const bare = path
    .replace(/(?<=[^/])\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/(?<=.)\/(?:index|default)$/, '');
  const page = [path, bare].find((one) => isKnown(one));
  const target = page ?? pageByOldPath.get(bare) ?? null;
  return target === pathname ? null : target;
}

/**
 * Where a path leads that is no page and has none: home, in the language of the path. Below `/hi` first to the page
 * that there is in English alone, and to that of an old path; not for good, because the page may get its Hindi.
 */
export function findHome(pathname: string): string {
  if (!belowHindi.test(pathname)) return '/';
  const english = pathname.replace(belowHindi, '');
  const page = isKnown(english) ? english : findRedirect(english);
  return hindiHref(page ?? '/');
}

const belowHindi = /^\/hi(?=\/|$)/i;

function isKnown(path: string): boolean {
  return isPagePath(path) || isAnswerPath(path) || path === citiesPath || isCityPath(path);
}

/** `/%63laim` and `/claim` are one address (RFC 3986, 6.2.2.2). */
function decodeUnreserved(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, (code) => {
    const letter = decodeURIComponent(code);
    return /[\w.~-]/.test(letter) ? letter : code;
  });
}
