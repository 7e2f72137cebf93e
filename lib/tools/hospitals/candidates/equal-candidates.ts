/** Hospitals of a place or around a point, none of which the words tell from another. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsWithTermInName } from '../index/index-lookups.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { preferenceWords } from '../text/word-lists.ts';
import type { Candidates } from './score-hospitals.ts';

/** Less than what tells a place's own hospitals from those beside it. */
const preferredBonus = 0.2;

/** None fits better than another, but those that say themselves that they lie in the place, and the preferred. */
export function equalCandidates(
  ids: ArrayLike<number>,
  own: ReadonlySet<number> | null = null,
  preferred: ReadonlySet<number> | null = null,
): Candidates {
  const scores = Float32Array.from(
    ids,
    (id) => (own === null || own.has(id) ? 1 : 0.5) + (preferred?.has(id) ? preferredBonus : 0),
  );
  return { ids, scores, isFullMatch: true, matchWeight: 0 };
}

/** @returns hospitals that bear a word such as "emergency" or "mother" in their name. */
export function preferredByName(index: HospitalIndex, terms: readonly QueryTerm[]): Set<number> {
  const words = terms.map(({ word }) => word).filter((word) => preferenceWords.has(word));
  const known = words.flatMap((word) => index.dictionary.idByTerm.get(word) ?? []);
  return new Set(known.flatMap((term) => hospitalsWithTermInName(index, term)));
}
