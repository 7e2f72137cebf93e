/** The words of all hospitals in two packed tables: 200,000 hospitals have millions of entries. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { makeDictionary } from '../text/term-dictionary.ts';
import { type IndexedTerms, inAddressFlag, inNameFlag } from './hospital-index.ts';
import type { IndexWords } from './index-words.ts';

/** Entries of each term in the order of hospital ids. */
export type EntriesByTerm = Map<string, number[]>;

export function addWords(
  entriesByTerm: EntriesByTerm,
  id: number,
  { name, address }: Pick<IndexWords, 'name' | 'address'>,
): void {
  for (const word of name) append(entriesByTerm, word, id * 4 + inNameFlag);
  for (const word of address) {
    const entries = entriesByTerm.get(word);
    if (entries?.at(-1) === id * 4 + inNameFlag)
      entries[entries.length - 1] = id * 4 + inNameFlag + inAddressFlag;
    else append(entriesByTerm, word, id * 4 + inAddressFlag);
  }
}

export async function packTerms(
  entriesByTerm: ReadonlyMap<string, readonly number[]>,
): Promise<IndexedTerms> {
  const terms = [...entriesByTerm.keys()].sort();
  await yieldToEventLoop();
  const dictionary = makeDictionary(terms);
  await yieldToEventLoop();
  const entryStarts = new Uint32Array(terms.length + 1);
  const nameCounts = new Uint32Array(terms.length);
  terms.forEach((term, id) => {
    entryStarts[id + 1] = (entryStarts[id] ?? 0) + (entriesByTerm.get(term)?.length ?? 0);
  });
  const entries = new Uint32Array(entryStarts[terms.length] ?? 0);
  terms.forEach((term, id) => {
    const ofTerm = entriesByTerm.get(term) ?? [];
    entries.set(ofTerm, entryStarts[id] ?? 0);
    let inNames = 0;
    for (const entry of ofTerm) inNames += entry & inNameFlag;
    nameCounts[id] = inNames;
  });
  return { dictionary, entryStarts, entries, nameCounts };
}

export function append<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
