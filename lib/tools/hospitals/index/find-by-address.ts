/** Finds hospitals whose address names a place, whatever city their list files them under. */
import type { Position } from '../api/hospital-answer.ts';
import { toWords } from '../text/to-words.ts';
import { type HospitalIndex, inAddressFlag } from './hospital-index.ts';
import { kmToHospital } from './index-lookups.ts';

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

/** @param phrases the names of the place, in any script. */
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

const addressesByIndex = new WeakMap<HospitalIndex, string[]>();

/** Address and city as normalised words; computed on first use, because most are never needed. */
export function normalizedAddress(index: HospitalIndex, id: number): string {
  const cachedAddresses = addressesByIndex.get(index) ?? [];
  addressesByIndex.set(index, cachedAddresses);
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
