/**
 * Finds the place that the words name: "eye hospital andheri", "appolo banglore", "bilaspur himachal". Rule: a name in
 * several states stays several places, unless the words name the state.
 */
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { membersOfLocality, membersOfPlace } from '../index/place-members.ts';
import { findLocalities, type Locality } from '../places/localities.ts';
import { type NamedPlace, wellKnownRank } from '../places/places.ts';
import { normalizeWord } from '../text/to-words.ts';
import { stopWords } from '../text/word-lists.ts';
import { findMisspeltPlace } from './find-misspelt-place.ts';
import { findUnlistedLocality } from './find-unlisted-locality.ts';
import {
  isFarFrom,
  isNeverPlace,
  type MatchedPlace,
  placesByName,
  plainMatch,
  preferredPlaces,
  smallerNamesakes,
} from './matched-place.ts';

/** A name shared by more places with hospitals is ignored: there are hundreds of Gandhi Nagars. */
const maxSameName = 4;
/** A place with fewer hospitals than this share of the largest is unlikely. */
const minShare = 0.2;
const maxNameWords = 4;
const minNameLetters = 3;
const prepositions = new Set(['in', 'at', 'near', 'around', 'nearby']);

/**
 * @param writtenWords words in their own script (`toWrittenWords`).
 * @param isField the words come from the city field, so that they cannot name a hospital.
 */
export function findPlace(
  index: HospitalIndex,
  writtenWords: readonly string[],
  { isField = false } = {},
): MatchedPlace | null {
  const matched = matchPlace(index, writtenWords);
  const place =
    findUnlistedLocality(index, writtenWords, matched) ??
    matched ??
    findMisspeltPlace(index, writtenWords);
  if (!place || isField) return place;
  const words = writtenWords.slice(place.from, place.to).map(normalizeWord);
  const isLikelyHospitalName = isHospitalName(index, place, words);
  // "krishna hospital" is a hospital's name, "krishna" may be either.
  if (!place.isExplicit) return isLikelyHospitalName ? null : place;
  return { ...place, isLikelyHospitalName };
}

function matchPlace(index: HospitalIndex, writtenWords: readonly string[]): MatchedPlace | null {
  const spans = chainExplicitSpans(matchSpans(index, writtenWords));
  const states = spans
    .map((span) => ({
      ...span,
      namedPlaces: span.namedPlaces.filter(({ kind }) => kind === 'state'),
    }))
    .filter(({ namedPlaces }) => namedPlaces.length > 0);
  const best =
    findInDistrict(spans) ??
    spans
      .filter(({ from }) => states.every((state) => state.from !== from))
      .sort((a, b) => spanWeight(b, writtenWords) - spanWeight(a, writtenWords))[0];
  if (!best) return states.at(-1) ?? null;
  const state = states.find(
    ({ from, to, namedPlaces }) =>
      (from >= best.to || to <= best.from) && isInState(best, namedPlaces[0]?.state ?? -1),
  );
  return narrowToMeant(best, state);
}

/**
 * Keeps the likely ones of the places that share the name: in the state, if the words name one. The rest are `others`.
 */
function narrowToMeant(best: MatchedPlace, state: MatchedPlace | undefined): MatchedPlace {
  const isMeant = (place: { state: number }) =>
    !state || place.state === state.namedPlaces[0]?.state;
  const named = best.namedPlaces.filter(isMeant);
  const namedPlaces = preferredPlaces(named, best.key);
  return {
    ...best,
    namedPlaces,
    localities: best.localities.filter(isMeant),
    isExplicit: best.isExplicit || state !== undefined,
    areaWordIndexes: [...best.areaWordIndexes, ...wordIndexes(state)],
    others: { namedPlaces: smallerNamesakes(named, namedPlaces), localities: [] },
  };
}

/** Several places have the name: takes the one in a district that is named beside it ("ashta sangli"). */
function findInDistrict(spans: readonly MatchedPlace[]): MatchedPlace | null {
  for (const span of spans) {
    if (span.namedPlaces.length + span.localities.length < 2) continue;
    const isIn = (districts: ReadonlySet<number>) => (place: NamedPlace | Locality) =>
      districts.has(place.district) && !('kind' in place && place.kind === 'district');
    for (const beside of spans) {
      if (beside.to > span.from && beside.from < span.to) continue;
      const districts = new Set(
        beside.namedPlaces.flatMap(({ kind, district }) => (kind === 'district' ? [district] : [])),
      );
      const namedPlaces = span.namedPlaces.filter(isIn(districts));
      const localities = span.localities.filter(isIn(districts));
      if (namedPlaces.length + localities.length === 0) continue;
      return {
        ...span,
        namedPlaces,
        localities,
        isExplicit: true,
        areaWordIndexes: wordIndexes(beside),
      };
    }
  }
  return null;
}

function wordIndexes(span: MatchedPlace | undefined): number[] {
  return span ? Array.from({ length: span.to - span.from }, (_, at) => span.from + at) : [];
}

/** The longest place name that starts at each word. */
function matchSpans(index: HospitalIndex, writtenWords: readonly string[]): MatchedPlace[] {
  return writtenWords.flatMap((_, from) => {
    for (let to = Math.min(writtenWords.length, from + maxNameWords); to > from; to--) {
      const words = writtenWords.slice(from, to);
      const key = words.join('');
      if (key.length < minNameLetters || (words.length === 1 && isNeverPlace(key))) continue;
      const typed = words.join(' ');
      const phrase = { words: typed, typed, namedPlaces: placesByName(index.places, key) };
      const { namedPlaces, localities } = matchLocalities(index, phrase);
      if (namedPlaces.length === 0 && localities.length === 0) continue;
      const isAfterPreposition = prepositions.has(writtenWords[from - 1] ?? '');
      const isExplicit = isAfterPreposition || to - from === writtenWords.length;
      const span = { from, to, ...phrase, namedPlaces, localities, key, isExplicit };
      return [{ ...span, ...plainMatch }];
    }
    return [];
  });
}

/** Selects, of localities and small towns that share a name, the likely ones in a hospital search. */
function matchLocalities(
  index: HospitalIndex,
  { words, namedPlaces }: { words: string; namedPlaces: readonly NamedPlace[] },
): { namedPlaces: readonly NamedPlace[]; localities: readonly Locality[] } {
  // A city or a town of 100,000 takes precedence over a post office of the same name.
  if (
    namedPlaces.some(({ rank }) => rank > 1) ||
    words.split(' ').some((word) => stopWords.has(word))
  )
    return { namedPlaces, localities: [] };
  const localitiesWithCount = findLocalities(index.places, words)
    .filter(isFarFrom(namedPlaces))
    .map((locality) => ({ locality, count: membersOfLocality(index, locality).idsInPlace.size }));
  const maxCount = Math.max(0, ...localitiesWithCount.map(({ count }) => count));
  const localities = localitiesWithCount
    .filter(({ count }) => count > 0 && count >= minShare * maxCount)
    .sort((a, b) => b.count - a.count)
    .map(({ locality }) => locality);
  if (localities.length === 0 || localities.length > maxSameName)
    return { namedPlaces, localities: [] };
  // A village without hospitals ranks after a part of a city that has some.
  const settled = namedPlaces.filter((place) => membersOfPlace(index, place, words).ids.length > 0);
  // Nothing tells a town from a post office of its name in its district.
  const isElsewhere = ({ district }: Locality) => settled.every((one) => one.district !== district);
  return { namedPlaces: settled, localities: localities.filter(isElsewhere) };
}

/** In "near jalahalli bangalore" both words after "near" are places. */
function chainExplicitSpans(spans: readonly MatchedPlace[]): MatchedPlace[] {
  const ends = new Set<number>();
  return spans.map((span) => {
    const isExplicit = span.isExplicit || ends.has(span.from);
    if (isExplicit) ends.add(span.to);
    return { ...span, isExplicit };
  });
}

function isInState({ namedPlaces, localities }: MatchedPlace, state: number): boolean {
  return [...namedPlaces, ...localities].some((place) => place.state === state);
}

/** Order: cities, towns, localities; then words after "in" first, then the later and longer name. */
function spanWeight(span: MatchedPlace, writtenWords: readonly string[]): number {
  const rank = Math.max(0.5, ...span.namedPlaces.map((place) => place.rank));
  const explicit = span.isExplicit ? 3 : 0;
  return rank + explicit + (span.to / writtenWords.length) * 0.5 + (span.to - span.from) * 0.05;
}

/** Whether so many hospitals elsewhere carry the name that the words may mean a hospital. */
function isHospitalName(
  index: HospitalIndex,
  { namedPlaces, isExplicit }: MatchedPlace,
  words: readonly string[],
): boolean {
  const inNames = Math.min(...words.map((word) => countNamesWithWord(index, word)));
  const inPlace = namedPlaces.reduce((sum, one) => sum + membersOfPlace(index, one).ids.length, 0);
  const isKnown = namedPlaces.some(({ rank }) => rank === wellKnownRank);
  // "manipal" alone means the chain as often as the town; "krishna hospital" seldom means the district.
  const share = isExplicit ? 0.25 : isKnown ? 2 : 0.5;
  return inNames > share * inPlace && inNames > (isExplicit && !isKnown ? 0 : 3);
}
