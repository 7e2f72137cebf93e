/** Strings that many pages say, as the links of a footer, held once: without it they fill the memory on a large site. */

/** Then all are forgotten, and those of menus and footers are soon known again: the list itself would grow with the site. */
const maxStrings = 50_000;

/** @returns what goes through plain data and puts one copy in the place of each string that it has seen before. */
export function internStrings(): <Data>(data: Data) => Data {
  const seen = new Map<string, string>();
  const share = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const held = seen.get(value);
      if (held !== undefined) return held;
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
