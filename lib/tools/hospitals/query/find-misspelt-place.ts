/**
 * The place that a misspelt word means: "banglore". Rule: a word that is as near to another place is several places,
 * and the search asks which; only a well-known city is taken at once, and the answer says so and names the others.
 */
import { memoize } from '../../../text/memoize.ts';
import { countEdits } from '../../../text/search/count-edits.ts';
import { normalizeName, normalizeText } from '../../../text/search/normalize-text.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { findLocalities } from '../places/localities.ts';
import { type NamedPlace, type PlaceTables, wellKnownRank } from '../places/places.ts';
import { createTermDictionary, termsNear } from '../text/term-dictionary.ts';
import { normalizeWord } from '../text/to-words.ts';
import {
  isNeverPlace,
  type MatchedPlace,
  noPlaces,
  type PlaceGroup,
  placesByName,
  preferredPlaces,
  rankOf,
} from './matched-place.ts';

/** A word in the names of more hospitals than this is not treated as a misspelt city. */
const maxHospitalsNamed = 2;
const minLetters = 5;
const maxEdits = 2;
const maxRivals = 4;

type Reading = { key: string; edits: number; isSoundAlike: boolean };

/** The last word that is closer to a known city than to any hospital's name. */
export function findMisspeltPlace(
  index: HospitalIndex,
  writtenWords: readonly string[],
): MatchedPlace | null {
  for (let from = writtenWords.length - 1; from >= 0; from--) {
    const word = writtenWords[from] ?? '';
    if (word.length < minLetters || isNeverPlace(word)) continue;
    if (countNamesWithWord(index, normalizeWord(word)) > maxHospitalsNamed) continue;
    const [best, ...equals] = largerReadings(index.places, word);
    // "bankars" is one edit from Bankers, two from Banaras.
    if (!best || minEditsToName(index, word) < best.edits) continue;
    const isExplicit = writtenWords.length === 1;
    const span = { from, to: from + 1, typed: word, isExplicit };
    return toMatchedPlace(index.places, span, best, [
      ...equals,
      ...smallerReadings(index.places, word, best),
    ]);
  }
  return null;
}

/** Cities, towns of 100,000 and districts near a word: those with the fewest edits, the best known first. */
function largerReadings(places: PlaceTables, word: string): Reading[] {
  const { larger } = misspeltPlaces(places);
  const soundAlikeIds = larger.idsByPhoneticKey.get(phoneticKey(word)) ?? [];
  const isSoundAlike = soundAlikeIds.length > 0;
  const ids = isSoundAlike ? soundAlikeIds : termsNear(larger, word).map(({ id }) => id);
  const readings = ids
    .map((id) => larger.terms[id] ?? '')
    .filter((key) => key[0] === word[0])
    .map((key) => ({ key, edits: countEdits(word, key), isSoundAlike }))
    // Near by sound alone, "Budhni" would be Bundi, 400 km away.
    .filter(({ edits }) => edits <= maxEdits || isSoundAlike)
    .sort((a, b) => a.edits - b.edits || rankOf(places, b.key) - rankOf(places, a.key));
  return readings.filter(({ edits }) => edits === readings[0]?.edits);
}

/** Other towns and localities that are as near, those that sound alike first. */
function smallerReadings(places: PlaceTables, word: string, best: Reading): Reading[] {
  const { all } = misspeltPlaces(places);
  const key = phoneticKey(word);
  const isNear = (term: string) =>
    term[0] === word[0] && term !== best.key && countEdits(word, term) <= best.edits;
  const soundAlike = (all.idsByPhoneticKey.get(key) ?? []).map((id) => all.terms[id] ?? '');
  const near = termsNear(all, word).map(({ id }) => all.terms[id] ?? '');
  return [...new Set([...soundAlike, ...near])]
    .filter(isNear)
    .map((term) => ({
      key: term,
      edits: countEdits(word, term),
      isSoundAlike: phoneticKey(term) === key,
    }))
    .sort(
      (a, b) =>
        Number(b.isSoundAlike) - Number(a.isSoundAlike) ||
        rankOf(places, b.key) - rankOf(places, a.key),
    )
    .slice(0, maxRivals);
}

type Span = Pick<MatchedPlace, 'from' | 'to' | 'typed' | 'isExplicit'>;

function toMatchedPlace(
  places: PlaceTables,
  span: Span,
  best: Reading,
  rivals: readonly Reading[],
): MatchedPlace {
  const own = placesOfName(places, best.key);
  const rivalPlaces = rivals.map(({ key }) => placesOfName(places, key));
  const others = {
    namedPlaces: [...new Set(rivalPlaces.flatMap(({ namedPlaces }) => namedPlaces))].filter(
      (one) => !own.namedPlaces.includes(one),
    ),
    localities: rivalPlaces.flatMap(({ localities }) => localities),
  };
  const isRivalled = others.namedPlaces.length + others.localities.length > 0;
  const isMeant = own.namedPlaces.some(isWellKnown) && !rivals.some(isRivalCity(places, best));
  const isTaken = !isRivalled || isMeant;
  const name = nameOfKey(places, best.key);
  return {
    ...span,
    key: best.key,
    words: name,
    isLikelyHospitalName: false,
    areaWordIndexes: [],
    correctedName: name,
    ...(isTaken
      ? { ...own, others }
      : {
          namedPlaces: [...own.namedPlaces, ...others.namedPlaces],
          localities: others.localities,
          others: noPlaces,
        }),
  };
}

/** Meant far more often than a village or a district of almost the same name. */
function isWellKnown({ kind, rank }: NamedPlace): boolean {
  return kind !== 'district' && rank === wellKnownRank;
}

/** Whether a reading is another such city by its usual name that sounds as near: "jaypur" is Jaipur, not Jajpur. */
function isRivalCity(places: PlaceTables, best: Reading): (rival: Reading) => boolean {
  return ({ key, isSoundAlike }) =>
    (isSoundAlike || !best.isSoundAlike) &&
    placesByName(places, key).some(
      (one) => isWellKnown(one) && normalizeName(one.names[0] ?? '') === key,
    );
}

function placesOfName(places: PlaceTables, key: string): PlaceGroup {
  const namedPlaces = preferredPlaces(placesByName(places, key), key);
  if (namedPlaces.length > 0) return { namedPlaces, localities: [] };
  const localities = findLocalities(places, key);
  return { namedPlaces, localities: localities.length <= maxRivals ? localities : [] };
}

function nameOfKey(places: PlaceTables, key: string): string {
  const names = preferredPlaces(placesByName(places, key), key).flatMap((place) => place.names);
  return normalizeText(names.find((one) => normalizeName(one) === key) ?? key);
}

/** Called before the first search as well, which would wait for the dictionaries otherwise. */
export const misspeltPlaces = memoize((places: PlaceTables) => {
  const isWord = (key: string) => /^[a-z]{4,}$/.test(key);
  const named = [...places.placeIdsByName].filter(([key]) => isWord(key));
  const isLarger = (ids: readonly number[]) =>
    ids.some((id) => (places.namedPlaces[id]?.rank ?? 0) > 1);
  const larger = named.filter(([, ids]) => isLarger(ids)).map(([key]) => key);
  const areas = [...places.areasByKey.keys()].filter(isWord);
  const all = new Set([...named.map(([key]) => key), ...areas]);
  return {
    larger: createTermDictionary(larger.sort()),
    all: createTermDictionary([...all].sort()),
  };
});

/** Edit distance to the closest word of a hospital's name; infinite where none is close. */
function minEditsToName({ dictionary, nameCounts }: HospitalIndex, word: string): number {
  const edits = termsNear(dictionary, word)
    .filter(({ id }) => (nameCounts[id] ?? 0) > 0)
    .map(({ id }) => countEdits(word, dictionary.terms[id] ?? ''));
  return Math.min(...edits, Number.POSITIVE_INFINITY);
}
