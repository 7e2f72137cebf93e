/**
 * The words of all lists: looked up whole, by beginning, by sound and with a slip or two. Letters are kept as
 * bits beside each word, so that of 50,000 words only the few that can be near are measured.
 */
import { distance } from 'fastest-levenshtein';
import { soundKey } from '../sound-key.ts';

export type TermDictionary = {
  /** Ascending by code unit; a term's id is its place. */
  terms: readonly string[];
  idByTerm: ReadonlyMap<string, number>;
  idsBySound: ReadonlyMap<string, readonly number[]>;
  sounds: readonly string[];
  /** Which letters a term has, and which its sound has. */
  letters: Int32Array;
  soundLetters: Int32Array;
};

export type NearTerm = { id: number; slips: number };

export function makeDictionary(terms: readonly string[]): TermDictionary {
  const idsBySound = new Map<string, number[]>();
  const letters = new Int32Array(terms.length);
  const soundLetters = new Int32Array(terms.length);
  const sounds = terms.map((term, id) => {
    const sound = isWord(term) ? soundKey(term) : '';
    letters[id] = sound === '' ? 0 : letterBits(term);
    soundLetters[id] = letterBits(sound);
    if (sound === '') return sound;
    const ids = idsBySound.get(sound);
    if (ids) ids.push(id);
    else idsBySound.set(sound, [id]);
    return sound;
  });
  return {
    terms,
    idByTerm: new Map(terms.map((term, id) => [term, id])),
    idsBySound,
    sounds,
    letters,
    soundLetters,
  };
}

/** Ids from..to (exclusive) of the terms that begin so. */
export function termsBeginning({ terms }: TermDictionary, start: string): [number, number] {
  return [firstFrom(terms, start), firstFrom(terms, `${start}\uffff`)];
}

/** How many slips a word of this length may hold: short words are other words at once. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || !isWord(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Terms that the word nearly is, as written or as spoken, fewest slips first; at most 12. */
export function termsNear(dictionary: TermDictionary, word: string): NearTerm[] {
  const most = slipsAllowed(word);
  if (most === 0) return [];
  const sound = soundKey(word);
  const bits = letterBits(word);
  const soundBits = letterBits(sound);
  const { terms, sounds, letters, soundLetters } = dictionary;
  const near: NearTerm[] = [];
  for (let id = 0; id < letters.length; id++) {
    let slips = most + 1;
    // One slip changes at most two letters of the set.
    if (bitCount((letters[id] ?? 0) ^ bits) <= 2 * most)
      slips = slipsWithin(word, terms[id] ?? '', most);
    if (slips > 0 && bitCount((soundLetters[id] ?? 0) ^ soundBits) <= 2 * most)
      slips = Math.min(slips, slipsWithin(sound, sounds[id] ?? '', most));
    if (slips <= most) near.push({ id, slips });
  }
  return near.sort((a, b) => a.slips - b.slips).slice(0, 12);
}

function slipsWithin(word: string, other: string, most: number): number {
  if (other.length < 3 || Math.abs(other.length - word.length) > most) return most + 1;
  return slipsBetween(word, other);
}

/** Letters to change, add or leave out; two neighbours that changed places are one slip. */
export function slipsBetween(a: string, b: string): number {
  const slips = distance(a, b);
  return slips === 2 && isSwap(a, b) ? 1 : slips;
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function isWord(term: string): boolean {
  return /^[a-z]+$/.test(term);
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) - 97);
  return bits;
}

function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function firstFrom(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
