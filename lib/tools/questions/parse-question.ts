/** Parses a question into terms for the index: each significant word, and its synonyms in the answers' vocabulary. */

import { isStopWord, stemWord, tokenizeText } from '../../text/search/search-terms.ts';
import { toAsciiDigits } from '../../text/to-ascii-digits.ts';
import type { HindiReader } from './hindi-reader.ts';
import { shortSpellings } from './short-spellings.ts';
import { faintSynonyms, synonyms } from './synonyms.ts';

export type QuestionTerm = {
  /** The stemmed word. */
  term: string;
  word: string;
  weight: number;
  /** As typed, so it may be misspelt. */
  isTyped: boolean;
  /** A content word, not a question word such as "how" or "kya". */
  isDistinctive: boolean;
  /** The typed words that it stands for: itself, or those that it is a synonym of. */
  of: readonly string[];
};

const synonymWeight = 0.7;
const faintSynonymWeight = 0.3;
/** Small weight that still distinguishes questions without other words. */
const stopWordWeight = 0.1;
const maxPhraseWords = 3;

export function parseQuestion(question: string, readHindi: HindiReader = () => []): QuestionTerm[] {
  const inHindi: { word: string; isRead: boolean }[] = [];
  const words = tokenizeText(toAsciiDigits(question)).flatMap((word): readonly string[] => {
    if (!/[\u0900-\u097f]/.test(word)) return [shortSpellings.get(word) ?? word];
    const read = readHindi(word);
    inHindi.push({ word, isRead: read.length > 0 });
    return read;
  });
  const meant: [word: string, of: readonly string[]][] = [];
  const faint: typeof meant = [];
  let phraseEnd = 0;
  for (let at = 0; at < words.length; at += 1) {
    // The longest first: "mar gaya" means nothing of its own in "takkar mar gaya"; a single word does.
    for (let length = maxPhraseWords; length >= 1; length -= 1) {
      const end = at + length;
      if (end > words.length || (length > 1 && end <= phraseEnd)) continue;
      const typed = words.slice(at, end);
      const meaning = synonymsFor(typed.join(' '));
      if (!meaning) continue;
      const isFaint = length === 1 && faintSynonyms.has(words[at] ?? '');
      const to = isFaint ? faint : meant;
      for (const word of tokenizeText(meaning)) to.push([word, typed]);
      if (length > 1) phraseEnd = end;
    }
  }
  const terms = new Map<string, QuestionTerm>();
  for (const word of words) add(terms, word, 1, true, [word]);
  // The word itself is in the Hindi of the answers; one that was read is not misspelt.
  for (const { word, isRead } of inHindi) add(terms, word, 1, !isRead, [word]);
  for (const [word, of] of meant) add(terms, word, synonymWeight, false, of);
  for (const [word, of] of faint) add(terms, word, faintSynonymWeight, false, of);
  return [...terms.values()];
}

/** A visitor may type "constructor", which every object has. */
function synonymsFor(phrase: string): string | undefined {
  return Object.hasOwn(synonyms, phrase) ? synonyms[phrase] : undefined;
}

function add(
  terms: Map<string, QuestionTerm>,
  word: string,
  weight: number,
  isTyped: boolean,
  of: readonly string[],
): void {
  const term = stemWord(word);
  const known = terms.get(term);
  if (known) {
    terms.set(term, { ...known, of: [...known.of, ...of] });
    return;
  }
  const isDistinctive = !isStopWord(word);
  terms.set(term, {
    term,
    word,
    weight: isDistinctive ? weight : stopWordWeight,
    isTyped,
    isDistinctive,
    of,
  });
}
