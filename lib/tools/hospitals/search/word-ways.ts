/** The words of the lists that a typed word may stand for, each with how sure that is. */
import { soundKey } from '../sound-key.ts';
import type { AskedWord } from './asked-words.ts';
import { type HospitalIndex, namedWith } from './hospital-index.ts';
import { termsBeginning, termsNear } from './term-dictionary.ts';

export type Way = { term: number; quality: number };

const quality = {
  exact: 1,
  likelier: 0.97,
  joined: 0.95,
  sound: 0.94,
  begins: 0.8,
  slip: 0.75,
  slips: 0.6,
};
/** The quality of a way that is the very word. */
export const sameLetters = quality.exact;
const mostTermsBegun = 400;

export function waysOf(
  index: HospitalIndex,
  { word, isLast, isCommon, joined, isWide }: AskedWord,
) {
  const { dictionary, entryStarts } = index;
  const sizeOf = (term: number) => (entryStarts[term + 1] ?? 0) - (entryStarts[term] ?? 0);
  const ways: Way[] = [];
  const exact = dictionary.idByTerm.get(word);
  const exactSize = exact === undefined ? 0 : sizeOf(exact);
  if (exact !== undefined) ways.push({ term: exact, quality: quality.exact });
  if (joined !== null) {
    const term = dictionary.idByTerm.get(joined);
    if (term !== undefined) ways.push({ term, quality: quality.joined });
  }
  if (isCommon) return { ways, split: [], reading: null };

  let likelier: { term: number; size: number } | null = null;
  if (/^[a-z]{3,}$/.test(word)) {
    for (const term of dictionary.idsBySound.get(soundKey(word)) ?? []) {
      if (term === exact) continue;
      const size = sizeOf(term);
      // Where nearly everyone writes it otherwise, the other spelling is as good.
      const isLikelier = size > 4 * exactSize;
      ways.push({ term, quality: isLikelier ? quality.likelier : quality.sound });
      if (isLikelier && exactSize < 3 && size > (likelier?.size ?? 0)) likelier = { term, size };
    }
  }
  if (word.length >= 3 || isLast) {
    const [from, to] = termsBeginning(dictionary, word);
    for (let term = from; term < Math.min(to, from + mostTermsBegun); term++) {
      if (term !== exact)
        ways.push({ term, quality: isLast || word.length > 4 ? quality.begins : quality.slip });
    }
    // A word still in the making is not misspelt.
    if (to > from && isLast && exactSize === 0) likelier = null;
  }
  const split = exactSize === 0 ? splitWord(index, word) : [];
  const isFound =
    split.length > 0 ||
    ways.some(({ term, quality: worth }) => worth > quality.slip && sizeOf(term) > 0);
  const isRare = exactSize < 3 && ways.every(({ term }) => sizeOf(term) < 3);
  const initials = index.hospitalsByInitials.has(word);
  if (isWide || ((!isFound || isRare) && !initials)) {
    for (const { id, slips } of termsNear(dictionary, word)) {
      ways.push({ term: id, quality: slips <= 1 ? quality.slip : quality.slips });
      const size = sizeOf(id);
      if ((exactSize === 0 || isWide) && size > (likelier?.size ?? 0))
        likelier = { term: id, size };
    }
  }
  return { ways, split, reading: likelier ? (dictionary.terms[likelier.term] ?? null) : null };
}

/** "silvercrest" as "silver crest": hospitals that carry both in their name. */
function splitWord(index: HospitalIndex, word: string): number[] {
  if (word.length < 7) return [];
  const { idByTerm } = index.dictionary;
  for (let at = 3; at <= word.length - 3; at++) {
    const first = idByTerm.get(word.slice(0, at));
    const second = idByTerm.get(word.slice(at));
    if (first === undefined || second === undefined) continue;
    const carried = new Set(namedWith(index, first));
    const both = namedWith(index, second).filter((id) => carried.has(id));
    if (both.length > 0) return both;
  }
  return [];
}

/** A word that few carry says more than one that many do. */
export function weightOf(index: HospitalIndex, ways: readonly Way[], asked: AskedWord): number {
  if (asked.isCommon) return 0.15;
  let most = 1;
  for (const { term, quality: worth } of ways) {
    if (worth < quality.sound) continue;
    most = Math.max(most, (index.entryStarts[term + 1] ?? 0) - (index.entryStarts[term] ?? 0));
  }
  return Math.log(1 + index.hospitals.length / most) + 0.5;
}
