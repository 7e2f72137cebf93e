/** The words of all hospitals in two packed tables: 200,000 hospitals have millions of postings. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { appendToList } from '../text/append-to-list.ts';
import { createTermDictionary } from '../text/term-dictionary.ts';
import { type IndexedTerms, inAddressFlag, inNameFlag } from './hospital-index.ts';
import type { IndexWords } from './index-words.ts';

/** Entries of each term in the order of hospital ids. */
export type PostingsByTerm = Map<string, number[]>;

/** Adds a word that is in name and address once, with both flags. */
export function addWords(
  postingsByTerm: PostingsByTerm,
  id: number,
  { name, address }: Pick<IndexWords, 'name' | 'address'>,
): void {
  for (const word of name) appendToList(postingsByTerm, word, id * 4 + inNameFlag);
  for (const word of address) {
    const postings = postingsByTerm.get(word);
    if (postings?.at(-1) === id * 4 + inNameFlag)
      postings[postings.length - 1] = id * 4 + inNameFlag + inAddressFlag;
    else appendToList(postingsByTerm, word, id * 4 + inAddressFlag);
  }
}

export async function packTerms(
  postingsByTerm: ReadonlyMap<string, readonly number[]>,
): Promise<IndexedTerms> {
  const terms = [...postingsByTerm.keys()].sort();
  await yieldToEventLoop();
  const dictionary = createTermDictionary(terms);
  await yieldToEventLoop();
  const postingStarts = new Uint32Array(terms.length + 1);
  const nameCounts = new Uint32Array(terms.length);
  terms.forEach((term, id) => {
    postingStarts[id + 1] = (postingStarts[id] ?? 0) + (postingsByTerm.get(term)?.length ?? 0);
  });
  const postings = new Uint32Array(postingStarts[terms.length] ?? 0);
  terms.forEach((term, id) => {
    const termPostings = postingsByTerm.get(term) ?? [];
    postings.set(termPostings, postingStarts[id] ?? 0);
    let nameCount = 0;
    for (const posting of termPostings) nameCount += posting & inNameFlag;
    nameCounts[id] = nameCount;
  });
  return { dictionary, postingStarts, postings, nameCounts };
}
