/** Addresses by pattern, as waivers, --include and --exclude write them: a path or whole URL in which `*` stands for any characters. */

export function addressPattern(written: string): RegExp {
  const escaped = written.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}

/** Whether the URL, or its path with the query, fits one of the patterns. */
export function matchesAddress(url: string, patterns: readonly RegExp[]): boolean {
  if (patterns.length === 0) return false;
  const names = [url];
  if (URL.canParse(url)) {
    const { pathname, search } = new URL(url);
    names.push(pathname + search);
  }
  return patterns.some((pattern) => names.some((name) => pattern.test(name)));
}
