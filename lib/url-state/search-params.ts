/** The query of a page's URL, as Next hands it over. */

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Hardly a value of ours is longer; what is longer is cut, so that it fits nothing. */
const maxValueLength = 200;
const maxValues = 20;

/** The first of several values under one name; empty when there is none. */
export function firstValue(query: SearchParams, name: string, maxChars = maxValueLength): string {
  const value = query[name];
  return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, maxChars);
}

/** Every value under one name, of which a page of ours has few. */
export function allValues(query: SearchParams, name: string): string[] {
  const value = query[name] ?? [];
  return [value]
    .flat()
    .slice(0, maxValues)
    .map((text) => text.slice(0, maxValueLength));
}
