/** The URLs of searches, which the links of a result lead to. They work without JavaScript. */
import type { HospitalQuery, Place } from '@/lib/tools/hospitals/api/hospital-answer';
import { hospitalQueryToParams } from '@/lib/tools/hospitals/api/parse-hospital-query';

export const searchPath = '/cashless-hospital';

/** Where the results stand on the page. */
export const resultsId = 'hospitals';

export function searchHref(query: HospitalQuery): string {
  const params = hospitalQueryToParams(query).toString();
  // A link to another search leads to its results, not to the head of the page.
  return params ? `${searchPath}?${params}#${resultsId}` : searchPath;
}

/**
 * The same search at a place that was chosen from a list. The words for the place leave the free words: `city` or
 * `pin` says them now.
 */
export function queryAtPlace(query: HospitalQuery, place: Place): HospitalQuery {
  const { name, kind, state, askedAs = '' } = place;
  const words = `${name} ${askedAs} ${state}`.toLowerCase().split(/[\s,]+/);
  const q = query.q
    .split(/[\s,]+/)
    .filter((word) => !words.includes(word.toLowerCase()))
    .join(' ');
  const isPin = kind === 'pin';
  return { ...query, q, city: isPin ? '' : name, pin: isPin ? name : '', page: 1 };
}
