/**
 * Reads the words of a question that were typed in Devanagari as words that the answers, the paraphrases or synonyms.ts
 * have in Latin letters: from a table, or by their sound.
 */
import { readLetterNames } from '../../text/search/read-letter-names.ts';
import { isStopWord, stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import { indexBySound, type SoundIndex, wordsSoundingLike } from '../../text/search/sound-index.ts';
import { toLatinLetters } from '../../text/search/to-latin-letters.ts';
import { hindiWords } from './hindi-words.ts';
import { synonyms } from './synonyms.ts';

/** The words in Latin letters that a word in Devanagari may mean; none where it is unknown. */
export type HindiReader = (word: string) => readonly string[];

/** A shorter word sounds like too many others. */
const minLetters = 3;

/** By the whole word and by its stem: "आयु" is not "आय", though they have one stem. */
const table = new Map<string, readonly string[]>();
for (const [hindi, english] of hindiWords) {
  const word = tokenizeText(hindi).at(-1) ?? '';
  table.set(word, english.split(' '));
  const stem = stemWord(word);
  if (!table.has(stem)) table.set(stem, english.split(' '));
}

/** @param words of the answers and paraphrases, as typed. */
export function createHindiReader(words: Iterable<string>): HindiReader {
  const typed = Object.keys(synonyms).flatMap((phrase) => phrase.split(' '));
  const isLatin = (word: string) => word.length >= minLetters && /^[a-z]+$/.test(word);
  const bySound: SoundIndex = indexBySound([...typed, ...words].filter(isLatin));
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const cached = known.get(word);
    if (cached) return cached;
    const read = isStopWord(word) ? readStopWord(bySound, word) : readWord(bySound, word);
    // What visitors type passes here too: without a bound the map would grow with every search.
    if (known.size < maxCached) known.set(word, read);
    return read;
  };
}

const maxCached = 10_000;

function readWord(bySound: SoundIndex, word: string): readonly string[] {
  const initials = readLetterNames(word);
  const [closest] = wordsSoundingLike(bySound, word);
  return (
    table.get(word) ??
    table.get(stemWord(word)) ??
    (initials ? [initials] : closest ? [closest.word] : [])
  );
}

/** It says little by itself, but is part of phrases: "मर गया" is "mar gaya". */
function readStopWord(bySound: SoundIndex, word: string): readonly string[] {
  const latin = toLatinLetters(word);
  const exact = table.get(word);
  if (exact) return exact;
  if (isStopWord(latin)) return [latin];
  const closest = wordsSoundingLike(bySound, word).find((one) => isStopWord(one.word));
  return [closest?.word ?? latin];
}
