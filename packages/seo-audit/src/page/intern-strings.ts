/**
 * Shares equal strings between pages, such as those of footer links: without it they fill the memory on a large site.
 */

/** The table is emptied at this size, because it would grow with the site; strings of menus and footers soon return. */
const maxStrings = 50_000;

/** @returns a function that walks plain data and replaces each string by its first copy. */
export function internStrings(): <Data>(data: Data) => Data {
  const seen = new Map<string, string>();
  const share = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const shared = seen.get(value);
      if (shared !== undefined) return shared;
      if (seen.size >= maxStrings) seen.clear();
      seen.set(value, value);
      return value;
    }
    if (!value || typeof value !== 'object') return value;
    const fields = value as Record<string, unknown>;
    for (const name of Object.keys(fields)) {
      const field = fields[name];
      if (typeof field !== 'number') fields[name] = share(field);
    }
    return value;
  };
  return (data) => share(data) as typeof data;
}
