/**
 * URL patterns as waivers, --include and --exclude write them: a path or whole URL in which `*` matches any
 * characters.
 */

/** The literals between the stars are matched one after the other, so no pattern is slow on a long address. */
export type UrlPattern = readonly string[];

export function parseUrlPattern(pattern: string): UrlPattern {
  return pattern.split('*');
}

/** Whether the URL, or its path with the query, matches one of the patterns. */
export function matchesUrlPattern(url: string, patterns: readonly UrlPattern[]): boolean {
  if (patterns.length === 0) return false;
  const names = [url];
  if (URL.canParse(url)) {
    const { pathname, search } = new URL(url);
    names.push(pathname + search);
  }
  return patterns.some((pattern) => names.some((name) => matchesPattern(name, pattern)));
}

function matchesPattern(name: string, [first = '', ...rest]: UrlPattern): boolean {
  const last = rest.pop();
  if (last === undefined) return name === first;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}
