/** All lists in memory, ready to be searched: words with where they stand, positions, places. */
import type KDBush from 'kdbush';
import type { HospitalList, LabelOption } from '../api/hospital-answer.ts';
import type { MergedHospital } from '../lists/list-entry.ts';
import type { Places } from '../places/places.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import type { TermDictionary } from '../text/term-dictionary.ts';

/** Flags of an entry: the term stands in the hospital's name, in its address or both. */
export const inNameFlag = 1;
export const inAddressFlag = 2;

/** `entryStarts[id]` to `entryStarts[id + 1]` are the entries of the term `id`; an entry is hospital * 4 + flags. */
export type IndexedTerms = {
  dictionary: TermDictionary;
  entryStarts: Uint32Array;
  entries: Uint32Array;
  /** By term id: hospitals that carry it in their name. */
  nameCounts: Uint32Array;
};

/** Where each hospital is; all by hospital id. Indexes into `Places`, -1 for none. */
export type IndexedLocations = {
  /** Degrees; NaN where nothing is known. */
  latitudes: Float32Array;
  longitudes: Float32Array;
  /** 1 where the position is the middle of a city or district, or unknown: the hospital may lie far from it. */
  isApproximate: Uint8Array;
  districtOf: Int16Array;
  stateOf: Int8Array;
  cityOf: Int32Array;
  hospitalsByCity: ReadonlyMap<number, readonly number[]>;
  /** The positions alone; `spatialIds` tells whose they are. */
  spatial: KDBush;
  spatialIds: Uint32Array;
};

/** By `LabelOption.value`: one flag per hospital. */
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
    places: Places;
    hospitalsByInitials: ReadonlyMap<string, readonly number[]>;
    hospitalsByKind: ReadonlyMap<HospitalKind, readonly number[]>;
    /** How many words of its name tell a hospital from others. */
    nameLengths: Uint8Array;
    /** Each hospital's rank when sorted by name, and back. */
    nameRanks: Uint32Array;
    byName: Uint32Array;
    /** Insurer to one flag per hospital. */
    insurerFlags: ReadonlyMap<string, Uint8Array>;
    specialities: LabelFilters;
    tieUps: LabelFilters;
  };
