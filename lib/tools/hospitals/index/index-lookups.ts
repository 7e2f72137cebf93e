/** Look-ups in the index: which hospitals carry a word or a PIN code, and which lie around a point. */
import { around } from 'geokdbush';
import type { Position } from '../api/hospital-answer.ts';
import { distanceKm } from '../places/places.ts';
import { toWords } from '../text/to-words.ts';
import { type HospitalIndex, type IndexedTerms, inNameFlag } from './hospital-index.ts';

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
