/** The words of a search as the first result spells them, where the spelling differs. */
import { consonantKey, consonantKeysOfHindi } from '../../../text-search/consonant-key.ts';
import { countEdits } from '../../../text-search/count-edits.ts';
import { phoneticKey } from '../../../text-search/phonetic-key.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { findPin } from '../places/places.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { isDistinctive, type QueryTerm } from '../query/query-terms.ts';
import { kindsInName } from '../text/hospital-kinds.ts';
import { maxEditsFor } from '../text/term-dictionary.ts';
import { toWords } from '../text/to-words.ts';

/** @param first the first result; null is returned if nothing was corrected or left out. */
export function toCorrectedQuery(
  index: HospitalIndex,
  { place, terms }: ParsedQuery,
  first: number | undefined,
  typed: string,
): string | null {
  const hospital = index.hospitals[first ?? -1];
  if (!hospital) return null;
  const name = toWords([hospital.name, ...hospital.otherNames].join(' '));
  const { address: street, city, district, pin } = hospital;
  const area = index.places.pinAreas[findPin(index.places, Number(pin))] ?? '';
  const address = toWords(`${street} ${city} ${district} ${area}`);
  const read = terms.map((term) =>
    isDistinctive(term)
      ? (findMatchedWord(term, name) ?? findMatchedWord(term, address))
      : term.word,
  );
  const isOtherwise = terms.some((term, at) => isDistinctive(term) && read[at] !== term.word);
  if (!isOtherwise && !place?.correctedName) return null;
  const placeName =
    place?.correctedName ?? (/[^\p{ASCII}]/u.test(typed) ? place?.namedPlaces[0]?.names[0] : null);
  const words = terms.map(({ isPlace, word }, at) =>
    isPlace ? (placeName ?? word) : (read[at] ?? ''),
  );
  const text = [...new Set(words.filter(Boolean))].join(' ').toLowerCase();
  return text === typed.toLowerCase() || text === '' ? null : text;
}

/** The word of a name or address that matches a term; null for none. */
function findMatchedWord(
  { word, kind, joined, isLast, isHindi }: QueryTerm,
  words: readonly string[],
) {
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
