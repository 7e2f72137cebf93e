/** Words by their sound, for words typed in Devanagari: "रिजेक्ट" is "reject", "रुड़की" is "Roorkee". */
import { consonantKey, consonantKeysOfHindi } from './consonant-key.ts';
import { countEdits } from './count-edits.ts';
import { phoneticKey } from './phonetic-key.ts';
import { latinSpellings } from './to-latin-letters.ts';

/** Latin words by their consonants. */
export type SoundIndex = ReadonlyMap<string, readonly string[]>;

/** @param words lower-case Latin letters; others cannot be found. */
export function indexBySound(words: Iterable<string>): SoundIndex {
  return Map.groupBy(new Set(words), consonantKey);
}

/**
 * The words that a Hindi word may be, those with the closest vowels first; none whose vowels are far off.
 * @param word in Devanagari, as `normalizeText` leaves it.
 */
export function wordsSoundingLike(index: SoundIndex, word: string): SoundMatch[] {
  const best = new Map<string, SoundMatch>();
  for (const spelling of latinSpellings(word))
    for (const key of consonantKeysOfHindi(spelling))
      for (const candidate of index.get(key) ?? []) {
        const edits = countEdits(withoutShortA(spelling), withoutShortA(candidate));
        const allowed = Math.floor(withoutShortA(candidate).length / minLettersPerEdit);
        const spelt = countEdits(spelling, candidate);
        const known = best.get(candidate);
        if (edits > allowed || (known && compareSounds(known, { edits, spelt }) <= 0)) continue;
        best.set(candidate, { word: candidate, edits, spelt });
      }
  return [...best.values()].sort(compareSounds);
}

/** `edits` of the sound, `spelt` those of the letters, which decide between two of one sound. */
export type SoundMatch = { word: string; edits: number; spelt: number };

export function compareSounds(a: Omit<SoundMatch, 'word'>, b: Omit<SoundMatch, 'word'>): number {
  return a.edits - b.edits || a.spelt - b.spelt;
}

const minLettersPerEdit = 3;

/** Inside a word Devanagari does not tell whether a short "a" is spoken: "लखनऊ" is Lakhnau. */
function withoutShortA(word: string): string {
  return phoneticKey(word).replace(/(?<=.)a(?=.)/g, '');
}
