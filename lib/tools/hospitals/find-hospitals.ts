/** One search over the index: parse the query, find the candidates, rank them, say what was found. */
import { buildAnswer, describePlace } from './answer/build-answer.ts';
import type { HospitalAnswer, HospitalQuery } from './api/hospital-answer.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { parseSearchText } from './query/parse-search-text.ts';
import { rankHospitals } from './ranking/rank-hospitals.ts';

/** @param given problems of parsing the URL; the search adds its own. */
export function findHospitals(
  index: HospitalIndex,
  asked: HospitalQuery,
  given: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const { sort, radiusKm } = asked;
  const parsed = parseSearchText(index, asked);
  const found = findCandidates(index, parsed, radiusKm);
  const where = describePlace(index, found.query);
  const ranked = rankHospitals(index, found, { sort, radiusKm, origin: where.origin });
  return buildAnswer(index, asked, given, { ...found, ...where, ranked });
}
