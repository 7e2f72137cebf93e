/** What a span of words was read as: one or several places, cities and localities alike. */
import type { Locality } from '../places/localities.ts';
import type { NamedPlace, Places } from '../places/places.ts';
import { kindAt } from '../text/hospital-kinds.ts';
import { normalizeWord } from '../text/normalize-text.ts';
import { commonWords, questionWords, stopWords } from '../text/word-lists.ts';

export type MatchedPlace = {
  /** Span of the words, `to` exclusive. */
  from: number;
  to: number;
  /** Several where places of several states share the name. */
  named: readonly NamedPlace[];
  /** The words themselves. */
  words: string;
  /** `normalizeName` of the name that the words held, which may be an old one or one in another script. */
  key: string;
  /** Of the post office, where no known city has the name. */
  localities: readonly Locality[];
  /** The words leave no doubt: "in Pune", "Pune, Maharashtra", or nothing but the name was asked. */
  isExplicit: boolean;
  /** Many hospitals are called so: they are meant as well, wherever they are. */
  isLikelyHospitalName: boolean;
  /** The place's name where the words misspelt it. */
  correctedName: string | null;
  /** Word that names the state of the place; -1 for none. */
  stateWordIndex: number;
};

/** Districts and post offices carry these names; people mean something else. */
const nonPlaceWords = new Set(
  'central north south east west new old city main road nagar colony market station civil general district town medical eye heart care life max apollo fortis aiims pgi jipmer nimhans'.split(
    ' ',
  ),
);

/** Whether a word alone never names a place. */
export function isNeverPlace(word: string): boolean {
  return (
    nonPlaceWords.has(word) ||
    commonWords.has(word) ||
    stopWords.has(word) ||
    questionWords.has(word) ||
    kindAt([normalizeWord(word)], 0) !== null
  );
}

export function placesByName(places: Places, key: string): NamedPlace[] {
  return (places.namedByKey.get(key) ?? []).flatMap((id) => places.named[id] ?? []);
}

/** Of places that share a name, those that are meant: the best known of each state, a city before its district. */
export function preferredPlaces(named: readonly NamedPlace[]): NamedPlace[] {
  // A district so new that its position is unknown steps back behind the town that it is named for.
  const placed = named.filter(({ position }) => position !== null);
  const known = placed.length > 0 ? placed : named;
  const maxRank = Math.max(...known.map(({ rank }) => rank));
  const byState = new Map<number, NamedPlace>();
  for (const place of known.filter(({ rank }) => rank === maxRank)) {
    const other = byState.get(place.state);
    if (!other || (other.kind === 'district' && place.kind === 'city'))
      byState.set(place.state, place);
  }
  return [...byState.values()];
}

/** Whether nothing but the place can be meant. Many localities share a name, a city seldom does. */
export function isUnambiguousPlace({
  named,
  isExplicit,
  isLikelyHospitalName,
}: MatchedPlace): boolean {
  return named.length > 0 && isExplicit && !isLikelyHospitalName;
}
