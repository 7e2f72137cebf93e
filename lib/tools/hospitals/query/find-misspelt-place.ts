/** Finds a city within one or two edits of a word: "banglore", "hydrabad". */
import { countEdits } from '../../../text-search/count-edits.ts';
import { normalizeName, normalizeText } from '../../../text-search/normalize-text.ts';
import { phoneticKey } from '../../../text-search/phonetic-key.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import type { PlaceTables } from '../places/places.ts';
import { createTermDictionary, type TermDictionary, termsNear } from '../text/term-dictionary.ts';
import { normalizeWord } from '../text/to-words.ts';
import { isNeverPlace, type MatchedPlace, placesByName, preferredPlaces } from './matched-place.ts';

/** A word in the names of more hospitals than this is not treated as a misspelt city. */
const maxHospitalsNamed = 2;
const minLetters = 5;
const dictionaries = new WeakMap<PlaceTables, TermDictionary>();

/** The last word that is closer to a known city than to any hospital's name. */
export function findMisspeltPlace(
  index: HospitalIndex,
  writtenWords: readonly string[],
): MatchedPlace | null {
  const { places } = index;
  const dictionary = placeDictionary(places);
  for (let from = writtenWords.length - 1; from >= 0; from--) {
    const word = writtenWords[from] ?? '';
    if (word.length < minLetters || isNeverPlace(word)) continue;
    if (countNamesWithWord(index, normalizeWord(word)) > maxHospitalsNamed) continue;
    const soundAlikeIds = dictionary.idsByPhoneticKey.get(phoneticKey(word)) ?? [];
    const near =
      soundAlikeIds.length > 0 ? soundAlikeIds : termsNear(dictionary, word).map(({ id }) => id);
    const best = near
      .map((id) => dictionary.terms[id] ?? '')
      .filter((key) => key[0] === word[0])
      .map((key) => ({ key, edits: countEdits(word, key), ...placesByKey(places, key) }))
      .sort((a, b) => a.edits - b.edits || b.rank - a.rank)[0];
    // "bankars" is one edit from Bankers, two from Banaras.
    if (!best || minEditsToName(index, word) < best.edits) continue;
    return {
      from,
      to: from + 1,
      namedPlaces: best.named,
      key: best.key,
      localities: [],
      words: best.name,
      isExplicit: writtenWords.length === 1,
      isLikelyHospitalName: false,
      correctedName: best.name,
      stateWordIndex: -1,
    };
  }
  return null;
}

function placeDictionary(places: PlaceTables): TermDictionary {
  let dictionary = dictionaries.get(places);
  if (!dictionary) {
    const similarNames = [...places.placeIdsByName].filter(
      ([key, ids]) =>
        /^[a-z]{4,}$/.test(key) && ids.some((id) => (places.namedPlaces[id]?.rank ?? 0) > 1),
    );
    dictionary = createTermDictionary(similarNames.map(([key]) => key).sort());
    dictionaries.set(places, dictionary);
  }
  return dictionary;
}

/** The places of a name, and the name as written. */
function placesByKey(places: PlaceTables, key: string) {
  const bestPlaces = preferredPlaces(placesByName(places, key));
  const names = bestPlaces.flatMap((place) => place.names);
  const name = normalizeText(names.find((one) => normalizeName(one) === key) ?? key);
  return { named: bestPlaces, rank: bestPlaces[0]?.rank ?? 0, name };
}

/** Edit distance to the closest word of a hospital's name; infinite where none is close. */
function minEditsToName({ dictionary, nameCounts }: HospitalIndex, word: string): number {
  const edits = termsNear(dictionary, word)
    .filter(({ id }) => (nameCounts[id] ?? 0) > 0)
    .map(({ id }) => countEdits(word, dictionary.terms[id] ?? ''));
  return Math.min(...edits, Number.POSITIVE_INFINITY);
}
