/** All lists in memory, ready to be searched: words with where they stand, positions, places. */
import type KDBush from 'kdbush';
import type { HospitalList } from '../hospital-answer.ts';
import type { MergedHospital } from '../lists/list-entry.ts';
import type { Places } from '../places/places.ts';
import { wordsOf } from '../words.ts';
import type { TermDictionary } from './term-dictionary.ts';

export const inName = 1;
export const inPlace = 2;

export type HospitalIndex = {
  hospitals: readonly MergedHospital[];
  lists: readonly HospitalList[];
  isSample: boolean;
  places: Places;
  dictionary: TermDictionary;
  /** Term id to the start of its entries; an entry is hospital * 4 + inName | inPlace. */
  entryStarts: Uint32Array;
  entries: Uint32Array;
  /** By term id: hospitals that carry it in their name. */
  nameCounts: Uint32Array;
  hospitalsByInitials: ReadonlyMap<string, readonly number[]>;
  nameLengths: Uint8Array;
  /** Degrees; NaN where nothing is known. */
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** Positions only; `spatialIds` tells whose. */
  spatial: KDBush;
  spatialIds: Uint32Array;
  /** Indexes into `places`; -1 for none. */
  districtOf: Int16Array;
  stateOf: Int8Array;
  cityOf: Int32Array;
  hospitalsByCity: ReadonlyMap<number, readonly number[]>;
  /** Each hospital's rank when sorted by name, and back. */
  nameRanks: Uint32Array;
  byName: Uint32Array;
  /** Insurer to one flag per hospital. */
  insurerFlags: ReadonlyMap<string, Uint8Array>;
};

/** Hospitals that carry this term in their name. */
export function namedWith({ entryStarts, entries }: HospitalIndex, term: number): number[] {
  const ofTerm = entries.subarray(entryStarts[term], entryStarts[term + 1]);
  return Array.from(
    ofTerm.filter((entry) => (entry & inName) !== 0),
    (entry) => entry >> 2,
  );
}

/** Hospitals whose name begins with these comparable words. */
export function hospitalsNamed(index: HospitalIndex, words: readonly string[]): number[] {
  const first = index.dictionary.idByTerm.get(words[0] ?? '');
  if (first === undefined) return [];
  return namedWith(index, first).filter((id) => {
    const name = wordsOf(index.hospitals[id]?.name ?? '');
    return words.every((word, at) => name[at] === word);
  });
}
