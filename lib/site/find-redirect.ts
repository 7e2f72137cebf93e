/**
 * Finds the page of a path in other capitals, with superfluous slashes or escapes, or with the ending of another
 * server's files. Pure.
 */
import { isAnswerPath } from './dynamic-paths.ts';
import { isPagePath } from './find-route.ts';
import { citiesPath, isCityPath } from './tool-paths.ts';

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
  return page === undefined || page === pathname ? null : page;
}

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
