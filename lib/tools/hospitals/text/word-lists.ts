/** Word lists for names, addresses and searches, in the spelling of `normalizeText`. */
import { normalizeText } from '../../../text/search/normalize-text.ts';
import lists from './word-lists.json' with { type: 'json' };

/** One spelling for words that lists and visitors write in several ways. */
export const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries(lists.spellings).map(([word, by]) => [normalizeText(word), by]),
);

/** Stop words that carry no criterion by themselves, transliterated Hindi ones included. */
export const stopWords: ReadonlySet<string> = new Set(lists.stopWords);

/** Question words: stop words in a search, significant in a hospital's name. */
export const questionWords: ReadonlySet<string> = new Set(lists.questionWords);

/** The common words by which people choose among hospitals: they raise the rank and exclude nothing. */
export const preferenceWords: ReadonlySet<string> = new Set(lists.preferenceWords);

/** Words that most hospitals, addresses or searches for a kind carry: they affect the rank and exclude nothing. */
export const commonWords: ReadonlySet<string> = new Set([
  ...lists.preferenceWords,
  ...lists.commonWords,
]);
