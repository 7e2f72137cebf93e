/** What was asked, as terms for the index: each word that says something, and what it means in the answers' words. */
import { isStopWord, plainWords, termOf } from './search-terms.ts';
import { synonyms } from './synonyms.ts';

export type AskedTerm = {
  /** The stem of the word. */
  term: string;
  word: string;
  weight: number;
  /** As typed, and so perhaps misspelt. */
  isTyped: boolean;
  /** Says what it is about: no "how", no "kya". */
  isTelling: boolean;
};

const meaningWeight = 0.7;
/** Enough to tell two questions apart that have no other words. */
const stopWordWeight = 0.1;
const longestPhrase = 3;

export function parseQuestion(asked: string): AskedTerm[] {
  const words = plainWords(asked);
  const typed: string[] = [];
  const meant: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    typed.push(words[at] ?? '');
    for (let length = 1; length <= longestPhrase; length += 1) {
      const phrase = words.slice(at, at + length);
      const meaning = phrase.length === length && meaningOf(phrase.join(' '));
      if (meaning) meant.push(...plainWords(meaning));
    }
  }
  const terms = new Map<string, AskedTerm>();
  for (const word of typed) add(terms, word, 1, true);
  for (const word of meant) add(terms, word, meaningWeight, false);
  return [...terms.values()];
}

/** A visitor may ask for "constructor", which every object has. */
function meaningOf(phrase: string): string | undefined {
  return Object.hasOwn(synonyms, phrase) ? synonyms[phrase] : undefined;
}

function add(terms: Map<string, AskedTerm>, word: string, weight: number, isTyped: boolean): void {
  const term = termOf(word);
  if (terms.has(term)) return;
  const isTelling = !isStopWord(word);
  terms.set(term, { term, word, weight: isTelling ? weight : stopWordWeight, isTyped, isTelling });
}
