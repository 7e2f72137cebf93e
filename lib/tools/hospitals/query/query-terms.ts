/** A word of a search with its possible meanings, and how the words combine. */
import type { HospitalKind } from '../text/hospital-kinds.ts';
import type { MatchedPlace } from './matched-place.ts';

export type QueryTerm = {
  word: string;
  /** Most hospitals carry it: it affects the rank and excludes nothing. */
  isCommon: boolean;
  /** Part of the name of the place. */
  isPlace: boolean;
  /** The visitor may still be typing it. */
  isLast: boolean;
  /** Joined with its neighbour: "silver crest" may be "Silvercrest". */
  joined: readonly string[];
  /** Set where the word names a kind: all hospitals of the kind match. */
  kind: HospitalKind | null;
  /** Also matched with edits although the lists contain the exact word; used when the exact word found nothing. */
  isFuzzy: boolean;
  /** Typed in Devanagari, so its vowels are uncertain. */
  isHindi: boolean;
};

/** Whether the term excludes hospitals: it is neither part of a place nor carried by nearly all of them. */
export function isDistinctive({ isCommon, isPlace }: QueryTerm): boolean {
  return !isCommon && !isPlace;
}

export function distinctiveTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.filter(isDistinctive);
}

/**
 * Whether the words may be a hospital's name: "bombay hospital" may be one; "bombay" and "hospitals in bombay" are not.
 */
export function canBeHospitalName({
  terms,
  place,
}: {
  terms: readonly QueryTerm[];
  place: MatchedPlace | null;
}): boolean {
  return (
    place !== null &&
    !place.isExplicit &&
    terms[0]?.isPlace === true &&
    terms.some(({ isCommon }) => isCommon) &&
    terms.every(({ isCommon, isPlace }) => isCommon || isPlace)
  );
}
