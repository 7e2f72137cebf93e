/** The words of the lists that a search term may stand for, each with its confidence. */
import { isPronounceable, phoneticKey } from '../../../text/search/phonetic-key.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countWithTerm, hospitalsWithTermInName } from '../index/index-lookups.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { termsNear, termsSoundingLike, termsWithPrefix } from '../text/term-dictionary.ts';
import { normalizeWord } from '../text/to-words.ts';
import { preferenceWords } from '../text/word-lists.ts';

/** `term` is an id in the dictionary. */
type TermMatch = { term: number; quality: number };
export type ExpandedTerm = {
  matches: readonly TermMatch[];
  /** Hospitals whose name contains both halves of the word. */
  splitNameMatches: readonly number[];
  /** Hospitals of the kind that the word names. */
  kindMatches: readonly number[];
};

const quality = {
  exact: 1,
  likelierSpelling: 0.97,
  joined: 0.95,
  phonetic: 0.94,
  prefix: 0.8,
  oneEdit: 0.75,
  twoEdits: 0.6,
};
/** Quality of an exact match. */
export const exactQuality = quality.exact;
const maxPrefixMatches = 400;
/** A word that fewer hospitals carry may be a misspelling in a list. */
const minTermCount = 3;
const commonTermWeight = 0.15;

export function expandTerm(index: HospitalIndex, queryTerm: QueryTerm): ExpandedTerm {
  const { word, isLast, isCommon, joined, isFuzzy, isHindi, kind } = queryTerm;
  const { dictionary } = index;
  const matches: TermMatch[] = [];
  const exact = dictionary.idByTerm.get(word);
  const exactSize = exact === undefined ? 0 : countWithTerm(index, exact);
  if (exact !== undefined) matches.push({ term: exact, quality: quality.exact });
  for (const one of joined) {
    const term = dictionary.idByTerm.get(normalizeWord(one));
    if (term !== undefined) matches.push({ term, quality: quality.joined });
  }
  const kindMatches = kind ? (index.hospitalsByKind.get(kind) ?? []) : [];
  if (isCommon || kind) return { matches, splitNameMatches: [], kindMatches };

  if (/^[a-z]{3,}$/.test(word) && isPronounceable(word)) {
    for (const term of dictionary.idsByPhoneticKey.get(phoneticKey(word)) ?? []) {
      if (term === exact) continue;
      // Where nearly every list uses the other spelling, it counts as an exact match.
      const isLikelier = countWithTerm(index, term) > 4 * exactSize;
      matches.push({ term, quality: isLikelier ? quality.likelierSpelling : quality.phonetic });
    }
  }
  if (word.length >= 3 || isLast) {
    const [from, to] = termsWithPrefix(dictionary, word);
    const ofBeginning = isLast || word.length > 4 ? quality.prefix : quality.oneEdit;
    for (let term = from; term < Math.min(to, from + maxPrefixMatches); term++)
      if (term !== exact) matches.push({ term, quality: ofBeginning });
  }
  if (isHindi) matches.push(...matchHindiTerm(index, word));
  const splitNameMatches = exactSize === 0 ? findSplitName(index, word) : [];
  if (isFuzzy || hasFewMatches(index, word, matches, splitNameMatches))
    for (const { id, edits } of termsNear(dictionary, word))
      matches.push({ term: id, quality: edits <= 1 ? quality.oneEdit : quality.twoEdits });
  return { matches, splitNameMatches, kindMatches };
}

/** The candidate with the closest vowels is the word itself; others with its consonants may be. */
function matchHindiTerm({ dictionary }: HospitalIndex, word: string): TermMatch[] {
  const similar = termsSoundingLike(dictionary, word);
  const minEdits = similar[0]?.edits ?? 0;
  return similar.map(({ id, edits }) => ({
    term: id,
    quality: edits === minEdits ? quality.phonetic : quality.oneEdit,
  }));
}

/** Edits come last: they are slow to compute and mostly lead to other words. */
function hasFewMatches(
  index: HospitalIndex,
  word: string,
  matches: readonly TermMatch[],
  split: readonly number[],
): boolean {
  if (index.hospitalsByInitials.has(word)) return false;
  const isRare = matches.every(({ term }) => countWithTerm(index, term) < minTermCount);
  const isFound =
    split.length > 0 ||
    matches.some((one) => one.quality > quality.oneEdit && countWithTerm(index, one.term) > 0);
  return isRare || !isFound;
}

/** Matches "silvercrest" as "silver crest": hospitals that carry both words in their name. */
function findSplitName(index: HospitalIndex, word: string): number[] {
  const { idByTerm } = index.dictionary;
  for (let at = 2; at <= word.length - 3 && word.length >= 7; at++) {
    const first = idByTerm.get(normalizeWord(word.slice(0, at)));
    const second = idByTerm.get(normalizeWord(word.slice(at)));
    if (first === undefined || second === undefined) continue;
    const carried = new Set(hospitalsWithTermInName(index, first));
    const idsWithBoth = hospitalsWithTermInName(index, second).filter((id) => carried.has(id));
    if (idsWithBoth.length > 0) return idsWithBoth;
  }
  return [];
}

/** Rare words carry more weight than common ones. */
export function termWeight(
  index: HospitalIndex,
  { matches, kindMatches }: Pick<ExpandedTerm, 'matches' | 'kindMatches'>,
  { word, isCommon }: QueryTerm,
): number {
  if (isCommon && !preferenceWords.has(word)) return commonTermWeight;
  let max = Math.max(1, kindMatches.length);
  for (const match of matches)
    if (match.quality >= quality.phonetic) max = Math.max(max, countWithTerm(index, match.term));
  return Math.log(1 + index.hospitals.length / max) + 0.5;
}
