/** Look-ups in the index: hospitals that carry a word or a PIN code, lie around a point, or name a place as theirs. */
import { around } from 'geokdbush';
import { memoize } from '../../../text/memoize.ts';
import type { Position } from '../api/hospital-answer.ts';
import { distanceKm } from '../places/places.ts';
import { toWords } from '../text/to-words.ts';
import {
  type HospitalIndex,
  type IndexedTerms,
  inAddressFlag,
  inNameFlag,
} from './hospital-index.ts';

/** Number of hospitals with the term in their name or address. */
export function countWithTerm({ postingStarts }: IndexedTerms, term: number): number {
  return (postingStarts[term + 1] ?? 0) - (postingStarts[term] ?? 0);
}

/** Number of hospitals with the word in their name. */
export function countNamesWithWord({ nameCounts, dictionary }: IndexedTerms, word: string): number {
  return nameCounts[dictionary.idByTerm.get(word) ?? -1] ?? 0;
}

/** Hospitals that have the term in their name. */
export function hospitalsWithTermInName(
  { postingStarts, postings }: IndexedTerms,
  term: number,
): number[] {
  const ofTerm = postings.subarray(postingStarts[term], postingStarts[term + 1]);
  return Array.from(
    ofTerm.filter((posting) => (posting & inNameFlag) !== 0),
    (posting) => posting >> 2,
  );
}

/** Hospitals whose name begins with these normalized words. */
export function hospitalsByNamePrefix(index: HospitalIndex, words: readonly string[]): number[] {
  const first = index.dictionary.idByTerm.get(words[0] ?? '');
  if (first === undefined) return [];
  return hospitalsWithTermInName(index, first).filter((id) => {
    const { name = '', otherNames = [] } = index.hospitals[id] ?? {};
    return [name, ...otherNames].some((one) => {
      const nameWords = toWords(one);
      return words.every((word, at) => nameWords[at] === word);
    });
  });
}

/** Hospitals with this PIN code as their own; the number alone may also be of a house. */
export function hospitalsWithPin(
  { dictionary, postingStarts, postings, hospitals }: HospitalIndex,
  pin: string,
): number[] {
  const term = dictionary.idByTerm.get(pin);
  if (term === undefined) return [];
  return Array.from(
    postings.subarray(postingStarts[term], postingStarts[term + 1]),
    (posting) => posting >> 2,
  ).filter((id) => hospitals[id]?.pin === pin);
}

/** Distance of a hospital; NaN where its position is unknown. */
export function kmToHospital(
  { latitudes, longitudes }: HospitalIndex,
  from: Position,
  id: number,
): number {
  return distanceKm(from, latitudes[id] ?? Number.NaN, longitudes[id] ?? Number.NaN);
}

/** Ids, nearest first. */
export function hospitalsAround(
  index: HospitalIndex,
  { latitude, longitude }: Position,
  radiusKm: number,
): number[] {
  const found: unknown[] = around(
    index.spatial,
    longitude,
    latitude,
    Number.POSITIVE_INFINITY,
    radiusKm,
  );
  return found.flatMap((at) => index.spatialIds[at as number] ?? []);
}

/** Every town has a "Pune Road". */
const roadPattern = /^ (?:road|highway|expressway|bypass|marg|naka|phata|cross|bus|railway)\b/;

/** A row without a PIN code has the centroid of its city, and big cities' lists cover this radius. */
const approximateKm = 60;

type SearchArea = {
  middle: Position | null;
  /** Kilometres around the centre, because streets everywhere are named after towns. */
  withinKm: number;
  /** Hospitals of this state may lie there even if only their state is known. */
  state: number;
  /** Hospitals of this district may lie twice as far: centroids of PIN codes are rough. */
  district?: number;
};

/**
 * Hospitals whose address names a place, whatever city their list files them under.
 * @param phrases the names of the place, in any script.
 */
export function findByAddress(
  index: HospitalIndex,
  phrases: readonly string[],
  { middle, withinKm, state, district }: SearchArea,
): Set<number> {
  const found = new Set<number>();
  if (!middle) return found;
  for (const phrase of phrases) {
    const words = toWords(phrase);
    for (const id of hospitalsWithRarestWord(index, words)) {
      if (found.has(id)) continue;
      const distance = kmToHospital(index, middle, id);
      const isOwnDistrict = index.districtOf[id] === district;
      const toleranceKm = index.approximateFlags[id] === 1 ? approximateKm : 0;
      const maxKm = Math.max(toleranceKm, isOwnDistrict ? 2 * withinKm : withinKm);
      const isNear = distance <= maxKm || (Number.isNaN(distance) && index.stateOf[id] === state);
      if (isNear && isPlaceMentioned(normalizedAddress(index, id), words)) found.add(id);
    }
  }
  return found;
}

const addressesOf = memoize((_: HospitalIndex): string[] => []);

/** Address and city as normalised words; computed on first use, because most are never needed. */
export function normalizedAddress(index: HospitalIndex, id: number): string {
  const cachedAddresses = addressesOf(index);
  const { address = '', city = '' } = index.hospitals[id] ?? {};
  cachedAddresses[id] ??= ` ${toWords(`${address} , ${city}`).join(' ')} `;
  return cachedAddresses[id];
}

/** @param address from `normalizedAddress`. */
export function isPlaceMentioned(address: string, words: readonly string[]): boolean {
  const phrase = ` ${words.join(' ')}`;
  for (let at = address.indexOf(`${phrase} `); at >= 0; at = address.indexOf(`${phrase} `, at + 1))
    if (!roadPattern.test(address.slice(at + phrase.length))) return true;
  return false;
}

/** Hospitals with the rarest of the words in their address. */
function hospitalsWithRarestWord(index: HospitalIndex, words: readonly string[]): number[] {
  const { dictionary, postingStarts, postings } = index;
  const lists = words.map((word) => {
    const term = dictionary.idByTerm.get(word);
    return term === undefined
      ? postings.subarray(0, 0)
      : postings.subarray(postingStarts[term], postingStarts[term + 1]);
  });
  const rarest = lists.sort((a, b) => a.length - b.length)[0] ?? postings.subarray(0, 0);
  const ids: number[] = [];
  for (const posting of rarest) if ((posting & inAddressFlag) !== 0) ids.push(posting >> 2);
  return ids;
}
