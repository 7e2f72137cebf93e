/** The hospitals that match one interpretation of a query. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsByNamePrefix, hospitalsWithTermInName } from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import { isUnambiguousPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { canBeHospitalName, distinctiveTerms, type QueryTerm } from '../query/query-terms.ts';
import { preferenceWords } from '../text/word-lists.ts';
import { type HospitalFilter, nearPlaceFilter } from './candidate-filters.ts';
import { type Candidates, scoreHospitals } from './score-hospitals.ts';

export const emptyCandidates: Candidates = {
  ids: [],
  scores: [],
  isFullMatch: false,
  matchWeight: 0,
};

/** Less than the difference between a place's own hospitals and those beside it. */
const preferredBonus = 0.2;
const namesakeScore = 1.5;

export function matchCandidates(
  index: HospitalIndex,
  query: ParsedQuery,
  isAllowed: HospitalFilter,
): Candidates {
  const { terms, place, isEmpty } = query;
  if (isEmpty) return emptyCandidates;
  const members = place ? membersOf(index, place) : null;
  if (terms.length === 0) return equalCandidates(index.byName.filter(isAllowed));
  const isBeside = place && isUnambiguousPlace(place) ? nearPlaceFilter(index, place) : null;
  const isNear = (id: number) => isAllowed(id) && (isBeside === null || isBeside(id));
  const isName = canBeHospitalName(query);
  const scope = { members: members?.ids ?? null, isAllowed: isName ? isAllowed : isNear };
  const scored = scoreHospitals(index, terms, scope);
  if (distinctiveTerms(terms).length > 0 || !members) return scored;
  const inPlace = equalCandidates(scored.ids, members.idsInPlace, preferredByName(index, terms));
  if (!isName) return inPlace;
  const namesakes = findNamesakes(index, query).filter(isAllowed);
  return moveToFront(
    namesakes,
    namesakes.map(() => namesakeScore),
    inPlace,
  );
}

/** Hospitals whose name begins with exactly these words. */
function findNamesakes(index: HospitalIndex, { terms, place }: ParsedQuery): number[] {
  const words = terms.map(({ word, isPlace }) =>
    isPlace && place?.correctedName ? place.correctedName : word,
  );
  return hospitalsByNamePrefix(index, [...new Set(words)]);
}

/** Equal scores, except for hospitals that name the place themselves and for preferred words. */
export function equalCandidates(
  ids: ArrayLike<number>,
  idsInPlace: ReadonlySet<number> | null = null,
  preferred: ReadonlySet<number> | null = null,
): Candidates {
  const scores = Float32Array.from(
    ids,
    (id) =>
      (idsInPlace === null || idsInPlace.has(id) ? 1 : 0.5) +
      (preferred?.has(id) ? preferredBonus : 0),
  );
  return { ids, scores, isFullMatch: true, matchWeight: 0 };
}

/** @returns hospitals whose name contains a preferred word such as "emergency" or "mother". */
function preferredByName(index: HospitalIndex, terms: readonly QueryTerm[]): Set<number> {
  const words = terms.map(({ word }) => word).filter((word) => preferenceWords.has(word));
  const termIds = words.flatMap((word) => index.dictionary.idByTerm.get(word) ?? []);
  return new Set(termIds.flatMap((term) => hospitalsWithTermInName(index, term)));
}

/** Hospitals with their scores, then those of `others` that are not among them. */
export function moveToFront(
  first: ArrayLike<number>,
  scores: readonly number[],
  others: Candidates,
): Candidates {
  const firstIds = new Set(Array.from(first));
  const rest = Array.from(others.ids, (id, at) => ({ id, score: others.scores[at] ?? 0 })).filter(
    ({ id }) => !firstIds.has(id),
  );
  return {
    ...others,
    ids: [...Array.from(first), ...rest.map(({ id }) => id)],
    scores: [...scores, ...rest.map(({ score }) => score)],
  };
}
