/** Search and suggestions for pages and handlers, on the process's own index. */
import 'server-only';
import { hospitalIndex } from './cached-index.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from './hospital-answer.ts';
import { findHospitals } from './search/find-hospitals.ts';
import { suggest } from './search/suggest-hospitals.ts';

/**
 * @param problems of reading the query; the search adds its own.
 * @throws when the lists cannot be read and none were before.
 */
export async function searchHospitals(
  query: HospitalQuery,
  problems: HospitalAnswer['problems'],
): Promise<HospitalAnswer> {
  return findHospitals(await hospitalIndex(), query, problems);
}

/** At most eight; only the first 100 letters count. */
export async function suggestHospitals(text: string): Promise<HospitalSuggestion[]> {
  return suggest(await hospitalIndex(), text);
}
