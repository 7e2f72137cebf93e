/** Converts the words of a search to terms: expands abbreviations, resolves kinds, removes stop words. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { findKindAt, type HospitalKind } from '../text/hospital-kinds.ts';
import { normalizeWord } from '../text/to-words.ts';
import lists from '../text/word-lists.json' with { type: 'json' };
import { commonWords, questionWords, stopWords } from '../text/word-lists.ts';
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

export const maxTerms = 10;

type Word = Pick<QueryTerm, 'word' | 'isPlace' | 'isLast' | 'isHindi'>;

/**
 * @param writtenWords words in their own script (`toWrittenWords`).
 * @param hasOtherCriteria the query has other criteria, such as a PIN code or a city, so that no words need remain.
 */
export function toQueryTerms(
  index: HospitalIndex,
  writtenWords: readonly string[],
  place: MatchedPlace | null,
  hasOtherCriteria = false,
): QueryTerm[] {
  const words = significantWords(index, writtenWords, place, hasOtherCriteria);
  const kinds = kindsOf(words);
  return words.map((one, at) => {
    const kind = kinds[at] ?? null;
    const isCommon = !one.isPlace && (kind === 'repeated' || commonWords.has(one.word));
    const [before, after] = [words[at - 1]?.word, words[at + 1]?.word];
    const joined = [...(before ? [before + one.word] : []), ...(after ? [one.word + after] : [])];
    return {
      ...one,
      isCommon,
      joined: isCommon ? [] : joined,
      kind: kind === 'repeated' ? null : kind,
      isFuzzy: false,
    };
  });
}

/** Leaves out stop words; question words stay only where nothing else is left. */
function significantWords(
  index: HospitalIndex,
  writtenWords: readonly string[],
  place: MatchedPlace | null,
  hasOtherCriteria: boolean,
): Word[] {
  const words = writtenWords.map((one, at): Word => {
    const isPlace =
      place !== null && ((at >= place.from && at < place.to) || place.areaWordIndexes.includes(at));
    const isHindi = /[\u0900-\u097f]/.test(one);
    const isLast = at === writtenWords.length - 1;
    return { word: toSearchWord(index, one, isPlace), isPlace, isLast, isHindi };
  });
  const significant = words.filter(
    ({ word, isPlace }, at) =>
      // One letter is the prefix of too many words.
      (word.length > 1 || (word !== '' && writtenWords.length > 1)) &&
      (isPlace || !stopWords.has(word)) &&
      words.findIndex((other) => other.word === word) === at,
  );
  const withoutQuestionWords = significant.filter(
    ({ word, isPlace }) => isPlace || !questionWords.has(word),
  );
  const isEnough = withoutQuestionWords.length > 0 || place || hasOtherCriteria;
  return (isEnough ? withoutQuestionWords : significant).slice(0, maxTerms);
}

/** A word that occurs in hospitals' names, or names a kind, is not expanded: "dant" is a tooth, not "diagnostic". */
function toSearchWord(index: HospitalIndex, writtenWord: string, isPlace: boolean): string {
  const word = normalizeWord(writtenWord);
  const isKnown =
    isPlace ||
    commonWords.has(word) ||
    countNamesWithWord(index, word) > 0 ||
    findKindAt([word], 0) !== null;
  return isKnown || stopWords.has(word) || questionWords.has(word)
    ? word
    : (expandAbbreviation(word) ?? word);
}

/** The first word that names a kind carries it; the others only affect the rank. */
function kindsOf(words: readonly Word[]): (HospitalKind | 'repeated' | null)[] {
  const kinds: (HospitalKind | 'repeated' | null)[] = words.map(() => null);
  const plain = words.map(({ word, isPlace }) => (isPlace ? '' : word));
  for (let at = 0; at < plain.length; at++) {
    const found = findKindAt(plain, at);
    if (!found) continue;
    // "child specialist ... kids hospital" names one kind twice.
    kinds[at] = kinds.includes(found.kind) ? 'repeated' : found.kind;
    for (let more = 1; more < found.length; more++) kinds[at + more] = 'repeated';
    at += found.length - 1;
  }
  return kinds;
}

const minAbbreviationLetters = 3;
/** With fewer letters it is another word: "sure" is not "superspeciality". */
const minShare = 1 / 3;

/**
 * Expands "hsptl", "clnc" and "rsrch": the shortest common word that starts with the same letter and contains the
 * letters in order; null for none.
 */
function expandAbbreviation(word: string): string | null {
  if (word.length < minAbbreviationLetters || !/^[a-z]+$/.test(word)) return null;
  const fitting = lists.abbreviatedWords.filter(
    (full) =>
      full.length > word.length &&
      word.length >= minShare * full.length &&
      isAbbreviationOf(word, full),
  );
  return fitting.sort((a, b) => a.length - b.length)[0] ?? null;
}

function isAbbreviationOf(word: string, full: string): boolean {
  if (word[0] !== full[0]) return false;
  let at = 0;
  for (const letter of full) if (letter === word[at]) at++;
  return at === word.length;
}
