/** URLs of searches, for the links in results: they work without JavaScript. */

import { hospitalQueryKeys as keys } from '@/lib/browser/url-state/hospital-query-keys';
import { answerPath } from '@/lib/site/tool-paths';
import type { HospitalQuery, SearchPlace } from '@/lib/tools/hospitals/api/hospital-answer';

export const hospitalsPath = '/cashless-hospital';
export const searchPath = answerPath(hospitalsPath);

/** Id of the one field. */
export const fieldId = 'hospital-q';

/** Id of the results. */
export const resultsId = 'hospitals';

/** Fragment of the links to insurers' own lists, where no list is loaded. */
export const ownListsId = 'insurers-own-lists';

/** Fragment of a hospital's row, by its number in the whole list. */
export function hospitalRowId(number: number): string {
  return `hospital-${number}`;
}

/** The shortest query string of a search: it omits empty criteria. */
export function hospitalQueryToParams(query: HospitalQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.q) params.set(keys.q, query.q);
  if (query.city) params.set(keys.city, query.city);
  if (query.pin) params.set(keys.pin, query.pin);
  if (query.kind) params.set(keys.kind, query.kind);
  for (const insurer of query.insurers) params.append(keys.insurers, insurer);
  if (query.speciality) params.set(keys.speciality, query.speciality);
  if (query.tieUp) params.set(keys.tieUp, query.tieUp);
  if (query.near) params.set(keys.near, `${query.near.latitude},${query.near.longitude}`);
  if (query.radiusKm !== null) params.set(keys.radiusKm, String(query.radiusKm));
  if (query.sort !== 'relevance') params.set(keys.sort, query.sort);
  if (query.isAll) params.set(keys.isAll, 'all');
  if (query.page > 1) params.set(keys.page, String(query.page));
  return params;
}

export function searchHref(query: HospitalQuery): string {
  const params = hospitalQueryToParams(query).toString();
  // The answer opens at its heading, which has the count; the first hospital is on the same screen.
  return params ? `${searchPath}?${params}` : hospitalsPath;
}

/** Path at which a reload shows the same search. */
export function searchPathFor(search: string): string {
  return search ? searchPath : hospitalsPath;
}

/**
 * The same search at a chosen place. The words for the place leave the free text, because `city` or `pin` replaces
 * them.
 * @param typed other words that named the place, such as a misspelt name.
 */
export function queryAtPlace(query: HospitalQuery, place: SearchPlace, typed = ''): HospitalQuery {
  const { name, kind, state, askedAs = '' } = place;
  const words = `${name} ${askedAs} ${state} ${typed}`.toLowerCase().split(/[\s,]+/);
  const q = query.q
    .split(/[\s,]+/)
    .filter((word) => !words.includes(word.toLowerCase()))
    .join(' ');
  const isPin = kind === 'pin';
  return { ...query, q, city: isPin ? '' : name, pin: isPin ? name : '', page: 1 };
}

/** The words alone, without a place. */
export function queryEverywhere(query: HospitalQuery, words: string): HospitalQuery {
  return { ...query, q: words, city: '', pin: '', near: null, radiusKm: null, page: 1 };
}

/** Leaves out the filters for specialities and tie-ups, because a hospital often has more than its list states. */
export function withoutLabelFilters(query: HospitalQuery): HospitalQuery {
  return { ...query, speciality: '', tieUp: '', page: 1 };
}

/** Text of the one field for a search with a separate place: submitted again, it finds the same. */
export function toFieldText({ q, city, pin }: HospitalQuery): string {
  return [q, city, pin].filter(Boolean).join(' ');
}
