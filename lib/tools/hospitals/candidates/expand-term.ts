/** The words of the lists that a term of the search may stand for, each with how sure that is. */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countWithTerm, namedWithTerm } from '../index/read-index.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { phoneticKey } from '../text/phonetic-key.ts';
import { termsBeginning, termsNear } from '../text/term-dictionary.ts';

/** `term` is an id of the dictionary. */
export type TermMatch = { term: number; quality: number };
type ExpandedTerm = {
  matches: readonly TermMatch[];
  /** Hospitals that carry the word's two halves in their name. */
  split: readonly number[];
  /** The other word that the term was read as. */
  reading: string | null;
};
type Likelier = { term: number; size: number };

const quality = {
  exact: 1,
  likelierSpelling: 0.97,
  joined: 0.95,
  phonetic: 0.94,
  beginning: 0.8,
  oneEdit: 0.75,
  twoEdits: 0.6,
};
/** The quality of a match that is the very word. */
export const exactMatch = quality.exact;
const maxTermsBegun = 400;
/** A word that fewer hospitals have may be a misspelling in a list. */
const rare = 3;
const weightOfCommon = 0.15;

export function expandTerm(index: HospitalIndex, queryTerm: QueryTerm): ExpandedTerm {
  const { word, isLast, isCommon, joined, isFuzzy } = queryTerm;
  const { dictionary } = index;
  const matches: TermMatch[] = [];
  const exact = dictionary.idByTerm.get(word);
  const exactSize = exact === undefined ? 0 : countWithTerm(index, exact);
  if (exact !== undefined) matches.push({ term: exact, quality: quality.exact });
  const joinedTerm = joined === null ? undefined : dictionary.idByTerm.get(joined);
  if (joinedTerm !== undefined) matches.push({ term: joinedTerm, quality: quality.joined });
  if (isCommon) return { matches, split: [], reading: null };

  let likelier: Likelier | null = null;
  if (/^[a-z]{3,}$/.test(word)) {
    for (const term of dictionary.idsByPhoneticKey.get(phoneticKey(word)) ?? []) {
      if (term === exact) continue;
      const size = countWithTerm(index, term);
      // Where nearly everyone writes it otherwise, the other spelling is as good.
      const isLikelier = size > 4 * exactSize;
      matches.push({ term, quality: isLikelier ? quality.likelierSpelling : quality.phonetic });
      if (isLikelier && exactSize < rare && size > (likelier?.size ?? 0)) likelier = { term, size };
    }
  }
  if (word.length >= 3 || isLast) {
    const [from, to] = termsBeginning(dictionary, word);
    const ofBeginning = isLast || word.length > 4 ? quality.beginning : quality.oneEdit;
    for (let term = from; term < Math.min(to, from + maxTermsBegun); term++)
      if (term !== exact) matches.push({ term, quality: ofBeginning });
    // A word still in the making is not misspelt.
    if (to > from && isLast && exactSize === 0) likelier = null;
  }
  const split = exactSize === 0 ? namedWithHalves(index, word) : [];
  if (isFuzzy || isHardlyFound(index, word, matches, split)) {
    for (const { id, edits } of termsNear(dictionary, word)) {
      matches.push({ term: id, quality: edits <= 1 ? quality.oneEdit : quality.twoEdits });
      const size = countWithTerm(index, id);
      if ((exactSize === 0 || isFuzzy) && size > (likelier?.size ?? 0))
        likelier = { term: id, size };
    }
  }
  return { matches, split, reading: likelier ? (dictionary.terms[likelier.term] ?? null) : null };
}

/** Only then are words with edits looked at: they are slow to find, and mostly other words. */
function isHardlyFound(
  index: HospitalIndex,
  word: string,
  matches: readonly TermMatch[],
  split: readonly number[],
): boolean {
  if (index.hospitalsByInitials.has(word)) return false;
  const isRare = matches.every(({ term }) => countWithTerm(index, term) < rare);
  const isFound =
    split.length > 0 ||
    matches.some((one) => one.quality > quality.oneEdit && countWithTerm(index, one.term) > 0);
  return isRare || !isFound;
}

/** "silvercrest" as "silver crest": hospitals that carry both in their name. */
function namedWithHalves(index: HospitalIndex, word: string): number[] {
  const { idByTerm } = index.dictionary;
  for (let at = 3; at <= word.length - 3 && word.length >= 7; at++) {
    const first = idByTerm.get(word.slice(0, at));
    const second = idByTerm.get(word.slice(at));
    if (first === undefined || second === undefined) continue;
    const carried = new Set(namedWithTerm(index, first));
    const both = namedWithTerm(index, second).filter((id) => carried.has(id));
    if (both.length > 0) return both;
  }
  return [];
}

/** A word that few hospitals carry says more than one that many do. */
export function weightOf(
  index: HospitalIndex,
  matches: readonly TermMatch[],
  { isCommon }: QueryTerm,
): number {
  if (isCommon) return weightOfCommon;
  let max = 1;
  for (const match of matches)
    if (match.quality >= quality.phonetic) max = Math.max(max, countWithTerm(index, match.term));
  return Math.log(1 + index.hospitals.length / max) + 0.5;
}
