/** All lists in memory, ready to be searched: an inverted index of words, positions, places. */
import type KDBush from 'kdbush';
import type { HospitalList, LabelOption } from '../api/hospital-answer.ts';
import type { MergedHospital } from '../lists/list-entry.ts';
import type { PlaceTables } from '../places/places.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import type { TermDictionary } from '../text/term-dictionary.ts';

/** Flags of a posting: the term occurs in the hospital's name, in its address, or in both. */
export const inNameFlag = 1;
export const inAddressFlag = 2;

/**
 * An inverted index: `postingStarts[id]` to `postingStarts[id + 1]` are the postings of the term `id`. A posting is
 * hospital * 4 + flags.
 */
export type IndexedTerms = {
  dictionary: TermDictionary;
  postingStarts: Uint32Array;
  postings: Uint32Array;
  /** How many hospitals have the term in their name, by term id. */
  nameCounts: Uint32Array;
};

/** Location of each hospital, by its id. Indexes into `Places`, -1 for none. */
export type IndexedLocations = {
  /** Degrees; NaN where unknown. */
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** 1 where the position is a city's or district's centroid, or unknown: the hospital may lie far from it. */
  approximateFlags: Uint8Array;
  districtOf: Int16Array;
  stateOf: Int8Array;
  cityOf: Int32Array;
  hospitalsByCity: ReadonlyMap<number, readonly number[]>;
  /** The known positions; `spatialIds` maps them to hospitals. */
  spatial: KDBush;
  spatialIds: Uint32Array;
};

/** One flag per hospital, by `LabelOption.value`. */
export type LabelFilters = {
  options: readonly LabelOption[];
  flags: ReadonlyMap<string, Uint8Array>;
};

export type HospitalIndex = IndexedTerms &
  IndexedLocations & {
    hospitals: readonly MergedHospital[];
    lists: readonly HospitalList[];
    excludedLists: readonly HospitalList[];
    isSample: boolean;
    places: PlaceTables;
    hospitalsByInitials: ReadonlyMap<string, readonly number[]>;
    hospitalsByKind: ReadonlyMap<HospitalKind, readonly number[]>;
    /** Number of distinctive words of the name. */
    nameLengths: Uint8Array;
    /** Each hospital's rank in the order of names, and the inverse. */
    nameRanks: Uint32Array;
    byName: Uint32Array;
    /** Insurer to one flag per hospital. */
    insurerFlags: ReadonlyMap<string, Uint8Array>;
    specialities: LabelFilters;
    tieUps: LabelFilters;
  };
