/** A word of a search with what it may stand for, and what the words together may mean. */
import type { MatchedPlace } from './matched-place.ts';

export type QueryTerm = {
  word: string;
  /** Most hospitals carry it: it influences the order and excludes nothing. */
  isCommon: boolean;
  /** Belongs to the name of the place. */
  isPlace: boolean;
  /** May still be in the making. */
  isLast: boolean;
  /** With its neighbour as one word, where it has one: "silver crest" may be "Silvercrest". */
  joined: string | null;
  /** Also read with edits although the lists hold the very word: for when that found nothing. */
  isFuzzy: boolean;
};

/** Terms that exclude hospitals: not a place's, and not those that nearly all carry. */
export function tellingTerms(terms: readonly QueryTerm[]): QueryTerm[] {
  return terms.filter(({ isCommon, isPlace }) => !isCommon && !isPlace);
}

/** "bombay hospital" may be a hospital's name; "bombay" and "hospitals in bombay" are not. */
export function mayBeHospitalName({
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
