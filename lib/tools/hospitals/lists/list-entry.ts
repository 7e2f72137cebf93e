import type { HospitalList } from '../api/hospital-answer.ts';

/**
 * Maximum number of different hospitals on all current lists: an import that would exceed it is refused before it
 * changes anything. `npm run bench -- hospitals` measures the memory of an index of this size.
 */
export const maxHospitals = 120_000;

/** Heap limit of the search process, twice the need of that many. Beyond it that ends, but not the site. */
export const searchHeapMb = 512;

/** Maximum length of a label cell. */
export const maxSpecialityLetters = 300;

/** A hospital from one insurer's list, normalised. */
export type ListEntry = {
  name: string;
  address: string;
  city: string;
  district: string;
  state: string;
  /** Six digits; empty where the list has none. */
  pin: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Whether the list's position is the centroid of the PIN code. */
  isPositionApproximate: boolean;
  /** As in the list; empty where the list has none. */
  specialities: string;
  /** The insurer's tie-up with this hospital: "Network", "Agreed rates". */
  tieUp: string;
};

/** Kind of list: network hospitals, or hospitals that the insurer has excluded. */
export type ListKind = 'network' | 'excluded';

/** One or more entries for the same hospital. */
export type MergedHospital = ListEntry & {
  id: string;
  /** Other names in its entries that differ in more than case or punctuation. */
  otherNames: readonly string[];
  insurers: readonly string[];
  /** Insurers that have excluded it. */
  excludedBy: readonly string[];
  /** The tie-up of each insurer, where lists have it. */
  tieUps: Readonly<Record<string, string>>;
};

export type HospitalLists = {
  hospitals: readonly MergedHospital[];
  /** Network insurers. */
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
  isSample: boolean;
};
