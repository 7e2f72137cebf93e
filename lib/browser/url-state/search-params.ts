/** The query of a URL. */

/** As Next passes it to a page. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** What Next passes to a page; not its global type of this name, which exists only after `next typegen`. */
export type PageProps<Params = object> = {
  params: Promise<Params>;
  searchParams: Promise<SearchParams>;
};

/** A route handler has the other form; one reader, so that page and file read a query alike. */
export type QueryParams = SearchParams | URLSearchParams;

/** Longer than any valid value; a longer one is cut, so that it matches nothing. */
const maxValueLength = 200;
const maxValues = 20;

/** The first of several values of one name that is not blank; empty if there is none. */
export function firstValue(query: QueryParams, name: string, maxChars = maxValueLength): string {
  const values = allValuesOf(query, name);
  return (values.find((value) => value.trim() !== '') ?? values[0] ?? '').slice(0, maxChars);
}

/** Whether one of the names has a value that is not blank. */
export function hasAnyValue(query: QueryParams, names: readonly string[]): boolean {
  return names.some((name) => firstValue(query, name).trim() !== '');
}

/** All values of one name; our pages use few. */
export function allValues(query: QueryParams, name: string): string[] {
  return allValuesOf(query, name)
    .slice(0, maxValues)
    .map((text) => text.slice(0, maxValueLength));
}

/** All values of one name, not limited. */
export function allValuesOf(query: QueryParams, name: string): string[] {
  return query instanceof URLSearchParams ? query.getAll(name) : [query[name] ?? []].flat();
}
