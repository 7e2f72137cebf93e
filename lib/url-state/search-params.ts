/** The query of a page's URL, as Next passes it. */

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Longer than any valid value; a longer one is cut, so that it matches nothing. */
const maxValueLength = 200;
const maxValues = 20;

/** The first of several values of one name that is not blank; empty if there is none. */
export function firstValue(query: SearchParams, name: string, maxChars = maxValueLength): string {
  const values = [query[name] ?? []].flat();
  return (values.find((value) => value.trim() !== '') ?? values[0] ?? '').slice(0, maxChars);
}

/** All values of one name; our pages use few. */
export function allValues(query: SearchParams, name: string): string[] {
  const value = query[name] ?? [];
  return [value]
    .flat()
    .slice(0, maxValues)
    .map((text) => text.slice(0, maxValueLength));
}
