/** The words of a search, each with what it may stand for. */
import { normalizeWord } from '../text/normalize-text.ts';
import { commonWords, stopWords } from '../text/word-lists.ts';
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

export const maxTerms = 10;

/** @param written words in their own script (`toWrittenWords`). */
export function toQueryTerms(written: readonly string[], place: MatchedPlace | null): QueryTerm[] {
  const terms: QueryTerm[] = [];
  const seen = new Set<string>();
  written.forEach((one, at) => {
    const isPlace =
      place !== null && ((at >= place.from && at < place.to) || at === place.stateWord);
    const word = normalizeWord(one);
    if (word === '' || seen.has(word) || (!isPlace && stopWords.has(word))) return;
    // One letter begins half of all words.
    if (word.length === 1 && written.length === 1) return;
    seen.add(word);
    const isCommon = !isPlace && commonWords.has(word);
    const isLast = at === written.length - 1;
    terms.push({ word, isCommon, isPlace, isLast, joined: null, isFuzzy: false });
  });
  const first = terms.slice(0, maxTerms);
  return first.map((one, at) => {
    const [before, after] = [first[at - 1], first[at + 1]];
    const joined = after ? one.word + after.word : before ? before.word + one.word : null;
    return { ...one, joined: one.isCommon ? null : joined };
  });
}

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
