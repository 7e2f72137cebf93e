/**
 * The words of all lists, looked up exactly, by prefix, by sound or within one or two edits. A bit set of each word's
 * letters rules out most of 50,000 words before an edit distance is computed.
 */
import { consonantKey, consonantKeysOfHindi } from '../../../text/search/consonant-key.ts';
import { countEdits } from '../../../text/search/count-edits.ts';
import { isPronounceable, phoneticKey } from '../../../text/search/phonetic-key.ts';

export type TermDictionary = {
  /** Ascending by code unit; a term's id is its index. */
  terms: readonly string[];
  idByTerm: ReadonlyMap<string, number>;
  idsByPhoneticKey: ReadonlyMap<string, readonly number[]>;
  idsByConsonants: ReadonlyMap<string, readonly number[]>;
  phoneticKeys: readonly string[];
  /** Bit sets of the letters of each term and of its phonetic key. */
  letters: Int32Array;
  phoneticLetters: Int32Array;
  /** Ids by the length of the term and of its phonetic key. */
  idsByLength: readonly Uint32Array[];
  idsByKeyLength: readonly Uint32Array[];
};

const maxMatches = 12;
const minLetters = 3;
const minPhoneticLetters = 4;
const minHindiLetters = 2;
const maxLetters = 60;

export function createTermDictionary(terms: readonly string[]): TermDictionary {
  const idsByPhoneticKey = new Map<string, number[]>();
  const idsByConsonants = new Map<string, number[]>();
  const letters = new Int32Array(terms.length);
  const phoneticLetters = new Int32Array(terms.length);
  const phoneticKeys = terms.map((term, id) => {
    if (!isLatinWord(term)) return '';
    const key = phoneticKey(term);
    letters[id] = letterBits(term);
    phoneticLetters[id] = letterBits(key);
    appendToList(idsByPhoneticKey, key, id);
    appendToList(idsByConsonants, consonantKey(term), id);
    return key;
  });
  const idByTerm = new Map(terms.map((term, id) => [term, id]));
  return {
    terms,
    idByTerm,
    idsByPhoneticKey,
    idsByConsonants,
    phoneticKeys,
    letters,
    phoneticLetters,
    // Only Latin words are compared for misspellings.
    idsByLength: byLength(phoneticKeys.map((key, id) => (key && terms[id]) || '')),
    idsByKeyLength: byLength(phoneticKeys),
  };
}

function byLength(words: readonly string[]): Uint32Array[] {
  const ids = Array.from({ length: maxLetters + 1 }, (): number[] => []);
  words.forEach((word, id) => {
    if (word !== '') ids[Math.min(word.length, maxLetters)]?.push(id);
  });
  return ids.map((some) => Uint32Array.from(some));
}

/** Range of ids (end exclusive) of the terms with this prefix. */
export function termsWithPrefix({ terms }: TermDictionary, start: string): [number, number] {
  const firstFrom = (text: string) => lowerBound(terms.length, (at) => (terms[at] ?? '') < text);
  return [firstFrom(start), firstFrom(`${start}\uffff`)];
}

/** Terms within a few edits of the word, as written or by sound, fewest edits first; at most 12. */
export function termsNear(
  dictionary: TermDictionary,
  word: string,
): { id: number; edits: number }[] {
  const max = isPronounceable(word) ? maxEditsFor(word) : 0;
  if (max === 0) return [];
  const { terms, phoneticKeys, letters, phoneticLetters } = dictionary;
  const near = new Map<number, number>();
  const key = phoneticKey(word);
  const compare = (
    query: string,
    spellings: readonly string[],
    bitsOf: Int32Array,
    idsByLength: readonly Uint32Array[],
  ) => {
    const bits = letterBits(query);
    const isBySound = spellings === phoneticKeys;
    for (let length = query.length - max; length <= query.length + max; length++) {
      if (length < (isBySound ? minPhoneticLetters : minLetters)) continue;
      for (const id of idsByLength[length] ?? []) {
        // One edit changes at most two letters of the set.
        if (bitCount((bitsOf[id] ?? 0) ^ bits) > 2 * max) continue;
        const spelling = spellings[id] ?? '';
        // "prince" and "greens" are one letter apart by sound, but nobody confuses them.
        if (isBySound && spelling[0] !== query[0]) continue;
        const edits = countEdits(query, spelling);
        if (edits <= max && edits < (near.get(id) ?? max + 1)) near.set(id, edits);
      }
    }
  };
  compare(word, terms, letters, dictionary.idsByLength);
  compare(key, phoneticKeys, phoneticLetters, dictionary.idsByKeyLength);
  return Array.from(near, ([id, edits]) => ({ id, edits }))
    .sort((a, b) => a.edits - b.edits || a.id - b.id)
    .slice(0, maxMatches);
}

/** Terms with the consonants of a Hindi word, those with the closest vowels first; at most 12. */
export function termsSoundingLike(
  { terms, phoneticKeys, idsByConsonants }: TermDictionary,
  word: string,
): { id: number; edits: number }[] {
  const key = phoneticKey(word);
  const max = Math.ceil(key.length / 2);
  return consonantKeysOfHindi(word)
    .flatMap((consonants) => idsByConsonants.get(consonants) ?? [])
    .filter((id) => (terms[id]?.length ?? 0) >= minHindiLetters)
    .map((id) => ({ id, edits: countEdits(key, phoneticKeys[id] ?? '') }))
    .filter(({ edits }) => edits <= max)
    .sort((a, b) => a.edits - b.edits || a.id - b.id)
    .slice(0, maxMatches);
}

/** For a short word an edit makes another word, so none is allowed. */
export function maxEditsFor(word: string): number {
  if (word.length < 4 || !isLatinWord(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function isLatinWord(term: string): boolean {
  return /^[a-z]+$/.test(term);
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let remaining = bits - ((bits >>> 1) & 0x55555555);
  remaining = (remaining & 0x33333333) + ((remaining >>> 2) & 0x33333333);
  return (((remaining + (remaining >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Bisection of a sorted table: the first index whose value is not below; `length` where all are. */
export function lowerBound(length: number, isBelow: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds a value to the list of a key. */
export function appendToList<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
