/** What a word means as part of hospitals' names. */
import type { HospitalIndex } from './hospital-index.ts';
import { slipsBetween, termsNear } from './term-dictionary.ts';

/** How many hospitals carry the word in their name. */
export function namesWith(index: HospitalIndex, word: string): number {
  return index.nameCounts[index.dictionary.idByTerm.get(word) ?? -1] ?? 0;
}

/** Slips to the nearest word of a name; infinite where none is near. */
export function slipsToName({ dictionary, nameCounts }: HospitalIndex, word: string): number {
  const slips = termsNear(dictionary, word)
    .filter(({ id }) => (nameCounts[id] ?? 0) > 0)
    .map(({ id }) => slipsBetween(word, dictionary.terms[id] ?? ''));
  return Math.min(...slips, Number.POSITIVE_INFINITY);
}
