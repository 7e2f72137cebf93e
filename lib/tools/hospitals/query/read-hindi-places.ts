/**
 * Writes places that were typed in Devanagari as the tables spell them: "बांद्रा वेस्ट" becomes "bandra west".
 * A name that the tables have in Devanagari stays as it is, and so does a word that sounds more like a hospital's name.
 */
import { memoize } from '../../../text/memoize.ts';
import { normalizeText } from '../../../text/search/normalize-text.ts';
import {
  compareSounds,
  indexBySound,
  type SoundMatch,
  wordsSoundingLike,
} from '../../../text/search/sound-index.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { areaNames, type PlaceTables, wellKnownRank } from '../places/places.ts';
import { normalizeWord } from '../text/to-words.ts';
import { saysLittle } from './find-unlisted-locality.ts';
import { isNeverPlace, placesByName, rankOf } from './matched-place.ts';

const maxNameWords = 4;
/** A shorter name sounds like too many words. */
const minNameLetters = 4;
/** In a shorter name another vowel is another name: "सीटी" is neither Sitto nor Sootea. */
const minLettersPerSound = 6;
const minLettersPerEdit = 2;
/** A name that fewer hospitals have may be a misspelling of a well-known place. */
const minHospitalsNamed = 3;
/** So many letters more of difference are as likely for a well-known place as none for a village. */
const lettersOfFame = 1;
const sides = new Set(['east', 'west', 'north', 'south']);

/** @param writtenWords words in their own script (`toWrittenWords`). */
export function readHindiPlaces(index: HospitalIndex, writtenWords: readonly string[]): string[] {
  const read: string[] = [];
  let at = 0;
  let isAfterPlace = false;
  while (at < writtenWords.length) {
    const word = writtenWords[at] ?? '';
    const place = readPlaceAt(index, writtenWords, at);
    const side = isAfterPlace && sides.has(normalizeWord(word)) ? normalizeWord(word) : word;
    read.push(...(place?.words ?? [side]));
    at += place?.length ?? 1;
    isAfterPlace = place !== null;
  }
  return read;
}

/** The longest name of a place that starts at the word; null for none. */
function readPlaceAt(
  index: HospitalIndex,
  writtenWords: readonly string[],
  from: number,
): { words: readonly string[]; length: number } | null {
  const longest = Math.min(maxNameWords, writtenWords.length - from);
  for (let length = longest; length >= 1; length--) {
    const words = writtenWords.slice(from, from + length);
    const typed = words.join('');
    if (placesByName(index.places, typed).length > 0) return { words, length };
    const village = typed.replace(/गाव$/, 'गांव');
    if (village !== typed && placesByName(index.places, village).length > 0)
      return { words: [village], length };
    if (!words.every(isDevanagari) || words.some(saysLittle)) continue;
    if (length === 1 && isNeverPlace(normalizeWord(typed))) continue;
    const key = soundAlikePlace(index, typed);
    if (key !== null) return { words: wordsOfName(index.places, key), length };
  }
  return null;
}

function isDevanagari(word: string): boolean {
  return /^[\u0900-\u097f]+$/.test(word);
}

/** The place that sounds most like the word, the best known one of equals; null where a hospital's name is as near. */
function soundAlikePlace(index: HospitalIndex, typed: string): string | null {
  const { places, names } = soundIndexes(index);
  const found = wordsSoundingLike(places, typed);
  const isFamous = ({ word }: SoundMatch) => rankOf(index.places, word) === wellKnownRank;
  const distance = (one: SoundMatch) => one.spelt - (isFamous(one) ? lettersOfFame : 0);
  const [best] = found
    .filter(({ edits }) => edits === found[0]?.edits)
    .filter(
      ({ edits, spelt, word }) =>
        edits * minLettersPerSound <= word.length && spelt * minLettersPerEdit <= word.length,
    )
    .sort((a, b) => distance(a) - distance(b));
  if (!best) return null;
  const minNamed = isFamous(best) ? minHospitalsNamed : 1;
  const isHospital = wordsSoundingLike(names, typed).some(
    (name) =>
      name.word !== best.word &&
      compareSounds(name, best) <= 0 &&
      countNamesWithWord(index, name.word) >= minNamed,
  );
  return isHospital ? null : best.word;
}

/** "banjarahills" as "banjara hills". */
function wordsOfName(places: PlaceTables, key: string): string[] {
  const names = [
    ...placesByName(places, key).flatMap((place) => place.names),
    ...(places.areasByKey.get(key) ?? []).flatMap((pin) => areaNames(places, pin)),
  ];
  for (const name of names) {
    const words = normalizeText(name).split(' ');
    const length = words.findIndex((_, at) => words.slice(0, at + 1).join('') === key) + 1;
    if (length > 0) return words.slice(0, length);
  }
  return [key];
}

/** Called before the first search as well, which would wait for it otherwise. */
export const soundIndexes = memoize(({ places, dictionary, nameCounts }: HospitalIndex) => {
  const isName = (key: string) => key.length >= minNameLetters && /^[a-z]+$/.test(key);
  const carried = dictionary.terms.filter((_, id) => (nameCounts[id] ?? 0) > 0);
  return {
    places: indexBySound(
      [...places.placeIdsByName.keys(), ...places.areasByKey.keys()].filter(isName),
    ),
    names: indexBySound(carried.filter(isName)),
  };
});
