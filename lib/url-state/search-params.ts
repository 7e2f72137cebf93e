/** One value of a page's query, as Next hands it over. */

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first of several; empty when it is missing. Longer than any value of ours is cut, so that it fits nothing. */
export function firstValue(
  given: Record<string, string | string[] | undefined>,
  name: string,
): string {
  const value = given[name];
  return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, 200);
}
