/** A span of words resolved to one or several places: cities and localities alike. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import type { Locality } from '../places/localities.ts';
import { distanceKm, type NamedPlace, type PlaceTables } from '../places/places.ts';
import { findKindAt } from '../text/hospital-kinds.ts';
import { normalizeWord } from '../text/to-words.ts';
import lists from '../text/word-lists.json' with { type: 'json' };
import { commonWords, questionWords, stopWords } from '../text/word-lists.ts';

export type MatchedPlace = {
  /** Span of the words, `to` exclusive. */
  from: number;
  to: number;
  /** Several where places of several states share the name. */
  namedPlaces: readonly NamedPlace[];
  /** The matched words. */
  words: string;
  /** As typed, where the words are corrected ones. */
  typed: string;
  /** `normalizeName` of the matched name, which may be an old one or one in another script. */
  key: string;
  /** Localities of post offices, where no known city has the name. */
  localities: readonly Locality[];
  /** The words are unambiguous: "in Pune", "Pune, Maharashtra", or nothing but the name. */
  isExplicit: boolean;
  /** Many hospitals carry the name, so they match as well, wherever they are. */
  isLikelyHospitalName: boolean;
  /** The correct name where the words misspelt it. */
  correctedName: string | null;
  /** Indexes of the words that name its state or its district. */
  areaWordIndexes: readonly number[];
  /** What the words may mean as well, less likely: smaller places of the name, or places as near to a misspelt one. */
  others: PlaceGroup;
};

export type PlaceGroup = {
  namedPlaces: readonly NamedPlace[];
  localities: readonly Locality[];
};

export const noPlaces: PlaceGroup = { namedPlaces: [], localities: [] };

export const plainMatch = {
  isLikelyHospitalName: false,
  correctedName: null,
  areaWordIndexes: [],
  others: noPlaces,
};

/** Two places of one name that are nearer are one: a town and its post office. */
const nearbyKm = 40;
/** The middle of a large district is far from the town that it is named for. */
const ownDistrictKm = 120;

/** Parts of thousands of addresses, which say no place by themselves. */
export const addressWords: ReadonlySet<string> = new Set(lists.addressWords);
/** Names of post offices that people use with another meaning. */
const nonPlaceWords = new Set([...lists.addressWords, ...lists.nonPlaceWords]);

/** Whether the word by itself is never taken for a place. */
export function isNeverPlace(word: string): boolean {
  return (
    nonPlaceWords.has(word) ||
    commonWords.has(word) ||
    stopWords.has(word) ||
    questionWords.has(word) ||
    findKindAt([normalizeWord(word)], 0) !== null
  );
}

export function placesByName(places: PlaceTables, key: string): NamedPlace[] {
  return (places.placeIdsByName.get(key) ?? []).flatMap((id) => places.namedPlaces[id] ?? []);
}

/** Of the best known place of the name; 0 for none. */
export function rankOf(places: PlaceTables, key: string): number {
  return Math.max(0, ...placesByName(places, key).map(({ rank }) => rank));
}

/**
 * The likely ones of several places with one name: the best known, a city before its district.
 * @param key `normalizeName` of the name.
 */
export function preferredPlaces(places: readonly NamedPlace[], key: string): NamedPlace[] {
  // A district so new that its position is unknown ranks after the town it is named for.
  const placed = places.filter(({ position }) => position !== null);
  const candidates = placed.length > 0 ? placed : places;
  const maxRank = Math.max(...candidates.map(({ rank }) => rank));
  const best = candidates.filter(({ rank }) => rank === maxRank);
  const own = best.filter(({ names }) => normalizeName(names[0] ?? '') === key);
  // Both districts of Bardhaman have the other's name as one of their other names.
  const isMeant = (one: NamedPlace) =>
    own.includes(one) || !own.some((other) => isWithinKm(one, other, ownDistrictKm));
  return differentPlaces(best.filter(isMeant));
}

/** Smaller places of the same name, each far from the preferred ones. */
export function smallerNamesakes(
  places: readonly NamedPlace[],
  preferred: readonly NamedPlace[],
): NamedPlace[] {
  const placed = places.filter(({ position }) => position !== null);
  return differentPlaces([...preferred, ...placed]).filter(
    (one) => !preferred.some((other) => isSamePlace(one, other)),
  );
}

/** Leaves out a district beside its city, and a second row of the same place. */
function differentPlaces(places: readonly NamedPlace[]): NamedPlace[] {
  let different: NamedPlace[] = [];
  for (const place of places) {
    const same = different.filter((one) => isSamePlace(one, place));
    const isItsCity = ({ kind, rank }: NamedPlace) =>
      kind === 'district' && place.kind === 'city' && place.rank >= rank;
    if (!same.every(isItsCity)) continue;
    const [first = place] = same;
    const at = same.length > 0 ? different.indexOf(first) : different.length;
    different = different.filter((one) => !same.includes(one)).toSpliced(at, 0, place);
  }
  return different;
}

function isSamePlace(a: NamedPlace, b: NamedPlace): boolean {
  return isWithinKm(a, b, a.kind === b.kind ? nearbyKm : ownDistrictKm);
}

function isWithinKm(a: NamedPlace, b: NamedPlace, maxKm: number): boolean {
  if (a.state !== b.state) return false;
  if (!a.position || !b.position) return true;
  return distanceKm(a.position, b.position.latitude, b.position.longitude) < maxKm;
}

/** Places without a position are near to none. */
export function isFarFrom(
  namedPlaces: readonly NamedPlace[],
): (one: { position: { latitude: number; longitude: number } }) => boolean {
  return ({ position: { latitude, longitude } }) =>
    namedPlaces.every(
      ({ position }) => !position || distanceKm(position, latitude, longitude) > nearbyKm,
    );
}

/** Whether nothing but the place can be meant. Localities often share a name, cities seldom do. */
export function isUnambiguousPlace({
  namedPlaces,
  isExplicit,
  isLikelyHospitalName,
}: MatchedPlace): boolean {
  return namedPlaces.length > 0 && isExplicit && !isLikelyHospitalName;
}
