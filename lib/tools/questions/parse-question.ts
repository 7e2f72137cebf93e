/** Parses a question into terms for the index: each significant word, and its synonyms in the answers' vocabulary. */
import { isStopWord, stemWord, tokenizeText } from '../../text-search/search-terms.ts';
import { synonyms } from './synonyms.ts';

export type QuestionTerm = {
  /** The stemmed word. */
  term: string;
  word: string;
  weight: number;
  /** As typed, so it may be misspelt. */
  isTyped: boolean;
  /** A content word, not a question word such as "how" or "kya". */
  isDistinctive: boolean;
};

const synonymWeight = 0.7;
/** Small weight that still distinguishes questions without other words. */
const stopWordWeight = 0.1;
const maxPhraseWords = 3;

export function parseQuestion(question: string): QuestionTerm[] {
  const words = tokenizeText(question);
  const typed: string[] = [];
  const meant: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    typed.push(words[at] ?? '');
    for (let length = 1; length <= maxPhraseWords; length += 1) {
      const phrase = words.slice(at, at + length);
      const meaning = phrase.length === length && synonymsFor(phrase.join(' '));
      if (meaning) meant.push(...tokenizeText(meaning));
    }
  }
  const terms = new Map<string, QuestionTerm>();
  for (const word of typed) add(terms, word, 1, true);
  for (const word of meant) add(terms, word, synonymWeight, false);
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
): void {
  const term = stemWord(word);
  if (terms.has(term)) return;
  const isDistinctive = !isStopWord(word);
  terms.set(term, {
    term,
    word,
    weight: isDistinctive ? weight : stopWordWeight,
    isTyped,
    isDistinctive,
  });
}
