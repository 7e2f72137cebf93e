/** The word of a name or address that matches a term of the search. */
import { consonantKey, consonantKeysOfHindi } from '../../../text/search/consonant-key.ts';
import { countEdits } from '../../../text/search/count-edits.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { kindsInName } from '../text/hospital-kinds.ts';
import { maxEditsFor } from '../text/term-dictionary.ts';

/** Null for none. */
export function findMatchedWord(
  { word, kind, joined, isLast, isHindi }: QueryTerm,
  words: readonly string[],
): string | null {
  const all = words.join('');
  const isThere =
    words.includes(word) ||
    (kind !== null && kindsInName(words).has(kind)) ||
    joined.some((one) => words.includes(one)) ||
    (word.length > 4 && all.includes(word)) ||
    words
      .map((one) => one[0])
      .join('')
      .startsWith(word);
  if (isThere) return word;
  const wordWithPrefix = words.find((one) => one.startsWith(word));
  if (wordWithPrefix !== undefined) return isLast ? word : wordWithPrefix;
  const consonantKeys = isHindi ? consonantKeysOfHindi(word) : [];
  const spokenLike = words.find((one) => consonantKeys.includes(consonantKey(one)));
  if (spokenLike !== undefined) return spokenLike;
  const key = phoneticKey(word);
  const near = words
    .map((one) => {
      const edits = Math.min(countEdits(word, one), countEdits(key, phoneticKey(one)));
      return { one, edits: phoneticKey(one) === key ? 0 : edits };
    })
    .sort((a, b) => a.edits - b.edits)[0];
  // As many edits as the search allows: "ganod" is not "and".
  return near && near.edits <= maxEditsFor(word) && near.one.length > 2 ? near.one : null;
}
