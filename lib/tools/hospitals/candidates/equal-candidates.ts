/** Hospitals of a place or around a point that the words do not distinguish. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsWithTermInName } from '../index/index-lookups.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { preferenceWords } from '../text/word-lists.ts';
import type { Candidates } from './score-hospitals.ts';

/** Less than the difference between a place's own hospitals and those beside it. */
const preferredBonus = 0.2;

/** Equal scores, except for hospitals that name the place themselves and for preferred words. */
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

/** @returns hospitals whose name contains a preferred word such as "emergency" or "mother". */
export function preferredByName(index: HospitalIndex, terms: readonly QueryTerm[]): Set<number> {
  const words = terms.map(({ word }) => word).filter((word) => preferenceWords.has(word));
  const known = words.flatMap((word) => index.dictionary.idByTerm.get(word) ?? []);
  return new Set(known.flatMap((term) => hospitalsWithTermInName(index, term)));
}
