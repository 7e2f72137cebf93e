/**
 * Finds the page of an old path, and of a path in other capitals, with superfluous slashes or escapes, or with the
 * ending of another server's files. Pure.
 */
import { isAnswerPath } from './dynamic-paths.ts';
import { isPagePath } from './find-route.ts';
import { oldPaths } from './old-paths.ts';

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
  const page = [path, bare].find((one) => isPagePath(one) || isAnswerPath(one));
  const target = page ?? pageByOldPath.get(bare) ?? null;
  return target === pathname ? null : target;
}

/** `/%63laim` and `/claim` are one address (RFC 3986, 6.2.2.2). */
function decodeUnreserved(path: string): string {
  return path.replace(/%[2-7][\da-f]/gi, (code) => {
    const letter = decodeURIComponent(code);
    return /[\w.~-]/.test(letter) ? letter : code;
  });
}
