/** A word of a search with what it may stand for, and what the words together may mean. */
import type { HospitalKind } from '../text/hospital-kinds.ts';
import type { MatchedPlace } from './matched-place.ts';

export type QueryTerm = {
  word: string;
  /** Most hospitals carry it: it influences the order and excludes nothing. */
  isCommon: boolean;
  /** Belongs to the name of the place. */
  isPlace: boolean;
  /** May still be in the making. */
  isLast: boolean;
  /** With a neighbour as one word: "silver crest" may be "Silvercrest". */
  joined: readonly string[];
  /** It names a kind: all hospitals of the kind fit. */
  kind: HospitalKind | null;
  /** Also read with edits although the lists hold the very word: for when that found nothing. */
  isFuzzy: boolean;
  /** Typed in Devanagari: its vowels are a guess. */
  isHindi: boolean;
};

/** It excludes hospitals: it is not a place's, and not one that nearly all carry. */
export function isDistinctive({ isCommon, isPlace }: QueryTerm): boolean {
  return !isCommon && !isPlace;
}

export function distinctiveTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.filter(isDistinctive);
}

/** "bombay hospital" may be a hospital's name; "bombay" and "hospitals in bombay" are not. */
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
