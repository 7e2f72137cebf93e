/**
 * The place that words name: "eye hospital andheri", "appolo banglore", "bilaspur himachal". Rule: a name that
 * fits places of several states stays several places, unless the words name the state.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamedWith, membersOfPlace } from '../index/read-index.ts';
import { areaKey, type Places } from '../places/places.ts';
import { normalizeWord } from '../text/normalize-text.ts';
import { findMisspeltPlace } from './find-misspelt-place.ts';
import { isNeverPlace, type MatchedPlace, placesNamed, preferredPlaces } from './matched-place.ts';

const maxWordsOfName = 4;
const minLettersOfName = 3;
const prepositions = new Set(['in', 'at', 'near', 'around', 'nearby']);

/**
 * @param written words in their own script (`toWrittenWords`).
 * @param isField the words stand in the field for the city, so that no hospital can be meant.
 */
export function findPlace(
  index: HospitalIndex,
  written: readonly string[],
  { isField = false } = {},
): MatchedPlace | null {
  const place = matchPlace(index.places, written) ?? findMisspeltPlace(index, written);
  if (!place || isField) return place;
  const words = written.slice(place.from, place.to).map(normalizeWord);
  const isLikelyHospitalName = isHospitalName(index, place, words);
  // "krishna hospital" asks for a name, "krishna" for either.
  if (!place.isExplicit) return isLikelyHospitalName ? null : place;
  return { ...place, isLikelyHospitalName };
}

function matchPlace(places: Places, written: readonly string[]): MatchedPlace | null {
  const spans = matchSpans(places, written);
  const states = spans
    .map((span) => ({ ...span, named: span.named.filter(({ kind }) => kind === 'state') }))
    .filter(({ named }) => named.length > 0);
  const best = spans
    .filter(({ from }) => states.every((state) => state.from !== from))
    .sort((a, b) => weightOf(b, written) - weightOf(a, written))[0];
  if (!best) return states.at(-1) ?? null;
  const state = states.find(
    ({ from, to, named }) =>
      (from >= best.to || to <= best.from) && isInState(places, best, named[0]?.state ?? -1),
  );
  const inState = best.named.filter((place) => !state || place.state === state.named[0]?.state);
  return {
    ...best,
    named: preferredPlaces(inState),
    isExplicit: best.isExplicit || state !== undefined,
    stateWord: state?.from ?? -1,
  };
}

/** The longest name that begins at each word. */
function matchSpans(places: Places, written: readonly string[]): MatchedPlace[] {
  return written.flatMap((_, from) => {
    for (let to = Math.min(written.length, from + maxWordsOfName); to > from; to--) {
      const words = written.slice(from, to);
      const key = words.join('');
      if (key.length < minLettersOfName || (words.length === 1 && isNeverPlace(key))) continue;
      const named = placesNamed(places, key);
      const areaPins = named.length > 0 ? [] : pinsOfLocality(places, areaKey(words.join(' ')));
      if (named.length === 0 && areaPins.length === 0) continue;
      const isAfterPreposition = prepositions.has(written[from - 1] ?? '');
      const isExplicit = isAfterPreposition || to - from === written.length;
      const span = { from, to, named, key, areaPins, isExplicit };
      return [{ ...span, isLikelyHospitalName: false, readAs: null, stateWord: -1 }];
    }
    return [];
  });
}

function isInState(places: Places, { named, areaPins }: MatchedPlace, state: number): boolean {
  if (named.some((place) => place.state === state)) return true;
  return areaPins.some((pin) => places.districts[places.pinDistricts[pin] ?? -1]?.state === state);
}

/** Known cities before towns before localities, what stands after "in" first, then the later and longer name. */
function weightOf(span: MatchedPlace, written: readonly string[]): number {
  const rank = Math.max(0.5, ...span.named.map((place) => place.rank));
  const explicit = span.isExplicit ? 3 : 0;
  return rank + explicit + (span.to / written.length) * 0.5 + (span.to - span.from) * 0.1;
}

/** Its PIN codes, when all that carry the name lie together: there are hundreds of Gandhi Nagars. */
function pinsOfLocality(places: Places, key: string): readonly number[] {
  const { pinLatitudes, pinLongitudes } = places;
  const pins = places.areasByKey.get(key) ?? [];
  const first = pins[0];
  if (first === undefined || pins.length > 12) return [];
  const isBeside = (degrees: Float32Array, pin: number) =>
    Math.abs((degrees[pin] ?? 0) - (degrees[first] ?? 0)) < 0.1;
  return pins.every((pin) => isBeside(pinLatitudes, pin) && isBeside(pinLongitudes, pin))
    ? pins
    : [];
}

/** Whether so many hospitals are called so, beside those that lie there, that the words may mean their name. */
function isHospitalName(
  index: HospitalIndex,
  { named, isExplicit }: MatchedPlace,
  words: readonly string[],
): boolean {
  const inNames = Math.min(...words.map((word) => countNamedWith(index, word)));
  const inPlace = named.reduce((sum, one) => sum + membersOfPlace(index, one).length, 0);
  const isKnown = named.some(({ rank }) => rank === 3);
  // "manipal" alone asks for the chain as much as for the town; "krishna hospital" hardly for the district.
  const share = isExplicit ? 0.25 : isKnown ? 2 : 0.5;
  return inNames > share * inPlace && inNames > (isExplicit && !isKnown ? 0 : 3);
}
