/** What was asked, as terms for the index: each word that says something, and what it means in the answers' words. */
import { plainWords, termOf } from './search-terms.ts';
import { synonyms } from './synonyms.ts';

export type AskedTerm = { term: string; weight: number; isTyped: boolean };

const meaningWeight = 0.7;
const longestPhrase = 3;

export function parseQuestion(asked: string): AskedTerm[] {
  const words = plainWords(asked);
  const typed: string[] = [];
  const meant: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    typed.push(words[at] ?? '');
    for (let length = 1; length <= longestPhrase; length += 1) {
      const phrase = words.slice(at, at + length);
      const meaning = phrase.length === length && synonyms[phrase.join(' ')];
      if (meaning) meant.push(...plainWords(meaning));
    }
  }
  const terms = new Map<string, AskedTerm>();
  for (const word of typed) add(terms, word, { weight: 1, isTyped: true });
  for (const word of meant) add(terms, word, { weight: meaningWeight, isTyped: false });
  return [...terms.values()];
}

function add(terms: Map<string, AskedTerm>, word: string, how: Omit<AskedTerm, 'term'>): void {
  const term = termOf(word);
  if (term && !terms.has(term)) terms.set(term, { term, ...how });
}
