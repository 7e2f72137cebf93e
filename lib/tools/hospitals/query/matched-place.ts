/** A span of words resolved to one or several places: cities and localities alike. */
import type { Locality } from '../places/localities.ts';
import type { NamedPlace, PlaceTables } from '../places/places.ts';
import { findKindAt } from '../text/hospital-kinds.ts';
import { normalizeWord } from '../text/to-words.ts';
import { commonWords, questionWords, stopWords } from '../text/word-lists.ts';

export type MatchedPlace = {
  /** Span of the words, `to` exclusive. */
  from: number;
  to: number;
  /** Several where places of several states share the name. */
  namedPlaces: readonly NamedPlace[];
  /** The matched words. */
  words: string;
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
  /** Index of the word that names the state; -1 for none. */
  stateWordIndex: number;
};

/** Names of districts and post offices that people use with another meaning. */
const nonPlaceWords = new Set(
  'central north south east west new old city main road nagar colony market station civil general district town medical eye heart care life max apollo fortis aiims pgi jipmer nimhans'.split(
    ' ',
  ),
);

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

/** The likely ones of several places with one name: the best known of each state, a city before its district. */
export function preferredPlaces(places: readonly NamedPlace[]): NamedPlace[] {
  // A district so new that its position is unknown ranks after the town it is named for.
  const placed = places.filter(({ position }) => position !== null);
  const candidates = placed.length > 0 ? placed : places;
  const maxRank = Math.max(...candidates.map(({ rank }) => rank));
  const byState = new Map<number, NamedPlace>();
  for (const place of candidates.filter(({ rank }) => rank === maxRank)) {
    const other = byState.get(place.state);
    if (!other || (other.kind === 'district' && place.kind === 'city'))
      byState.set(place.state, place);
  }
  return [...byState.values()];
}

/** Whether nothing but the place can be meant. Localities often share a name, cities seldom do. */
export function isUnambiguousPlace({
  namedPlaces,
  isExplicit,
  isLikelyHospitalName,
}: MatchedPlace): boolean {
  return namedPlaces.length > 0 && isExplicit && !isLikelyHospitalName;
}
