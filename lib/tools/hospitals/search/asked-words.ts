/** The words of a search, each with what it may stand for. */
import { commonWords, comparableWord, emptyWords } from '../words.ts';
import type { FoundPlace } from './find-place.ts';

export type AskedWord = {
  word: string;
  /** Words that most hospitals carry order the answer and leave nothing out. */
  isCommon: boolean;
  /** Belongs to the name of the place. */
  isPlace: boolean;
  /** May still be in the making. */
  isLast: boolean;
  /** With its neighbour as one word, where it has one: "silver crest" may be "Silvercrest". */
  joined: string | null;
  /** Also read with slips although lists hold the very word: where that found nothing. */
  isWide: boolean;
};

export const mostWords = 10;

export function askedWords(written: readonly string[], place: FoundPlace | null): AskedWord[] {
  const words: AskedWord[] = [];
  const seen = new Set<string>();
  written.forEach((one, at) => {
    const isPlace =
      place !== null && ((at >= place.from && at < place.to) || at === place.stateWord);
    const word = comparableWord(one);
    if (word === '' || seen.has(word) || (!isPlace && emptyWords.has(word))) return;
    // One letter begins half of all words.
    if (word.length === 1 && written.length === 1) return;
    seen.add(word);
    words.push({
      word,
      isCommon: !isPlace && commonWords.has(word),
      isPlace,
      isLast: at === written.length - 1,
      joined: null,
      isWide: false,
    });
  });
  const asked = words.slice(0, mostWords);
  return asked.map((one, at) => {
    const [before, after] = [asked[at - 1], asked[at + 1]];
    const joined = after ? one.word + after.word : before ? before.word + one.word : null;
    return { ...one, joined: one.isCommon ? null : joined };
  });
}

/** Words that leave something out: not a place's, and not those that nearly all carry. */
export function tellingWords(words: readonly AskedWord[]): AskedWord[] {
  return words.filter(({ isCommon, isPlace }) => !isCommon && !isPlace);
}
