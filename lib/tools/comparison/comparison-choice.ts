/**
 * The visitor's comparison in the query: `?compare=a,b&differences=0`. Only differences are shown unless it is 0. Rule:
 * only ids of the page's plans are returned, so that nothing of a crafted link is displayed or written back.
 */

/** Maximum columns side by side on a desktop. */
export const maxComparedPlans = 4;
/** On a phone two columns are readable, three are not. */
export const maxPhoneColumns = 2;
/** Without a choice: the two kinds that most people decide between. */
export const initialColumns = 2;

export type ComparisonChoice = {
  /** In the order of the columns, at most `maxComparedPlans`; empty without a choice. */
  ids: readonly string[];
  isDifferencesOnly: boolean;
};

/**
 * @param search the query, with or without its question mark.
 * @param knownIds ids of the page's plans. Unknown and repeated ids are ignored; of five, four stay.
 */
export function parseChoice(search: string, knownIds: readonly string[]): ComparisonChoice {
  const query = new URLSearchParams(search);
  const requestedIds = query.getAll('compare').join().split(',');
  const ids =
    knownIds.length > 0 ? [...new Set(requestedIds)].filter((id) => knownIds.includes(id)) : [];
  return {
    ids: ids.slice(0, maxComparedPlans),
    isDifferencesOnly: query.get('differences') !== '0',
  };
}

/** The query with this choice and all other parameters (an advertisement's tags) unchanged; '' for no query. */
export function withChoice(search: string, { ids, isDifferencesOnly }: ComparisonChoice): string {
  const query = new URLSearchParams(search);
  query.delete('compare');
  query.delete('differences');
  // Built by hand, because URLSearchParams would write the comma as %2C. Ids are kebab-case.
  const parts = [
    query.toString(),
    ids.length > 0 ? `compare=${ids.join()}` : '',
    isDifferencesOnly ? '' : 'differences=0',
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function addComparedPlan(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) || ids.length >= maxComparedPlans ? ids : [...ids, id];
}

export function removeComparedPlan(ids: readonly string[], id: string): readonly string[] {
  // An empty table compares nothing, so the last column stays.
  return ids.length > 1 ? ids.filter((other) => other !== id) : ids;
}

/** @param steps -1 for one position to the left, 1 for one to the right. */
export function moveId(ids: readonly string[], id: string, steps: -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const neighbour = ids[from + steps];
  if (from < 0 || neighbour === undefined) return ids;
  return ids.map((other) => (other === id ? neighbour : other === neighbour ? id : other));
}

/** Puts a plan in a position. If it is in another column already, the two swap. */
export function replaceComparedPlan(
  ids: readonly string[],
  place: number,
  id: string,
): readonly string[] {
  const previous = ids[place];
  if (previous === undefined) return addComparedPlan(ids, id);
  return ids.map((other, index) => (index === place ? id : other === id ? previous : other));
}
