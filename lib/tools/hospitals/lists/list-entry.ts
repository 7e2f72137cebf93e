import type { HospitalList } from '../api/hospital-answer.ts';

/** What is kept of what a list says a hospital treats. */
export const maxSpecialityLetters = 300;

/** A hospital as one insurer's list has it, normalized. */
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
  /** Whether the list's position is the middle of the PIN code's area. */
  isPositionApproximate: boolean;
  /** As the list has them; empty where it has none. */
  specialities: string;
  /** Of this insurer with this hospital: "Network", "Agreed rates". */
  tieUp: string;
};

/** What an insurer's list is of: where it pays directly, or hospitals it warns of. */
export type ListKind = 'network' | 'excluded';

/** One or several lists' entries for the same hospital. */
export type MergedHospital = ListEntry & {
  id: string;
  /** What other entries of it call it, where that is more than another spelling of the case or signs. */
  otherNames: readonly string[];
  insurers: readonly string[];
  /** Insurers that have excluded it. */
  excludedBy: readonly string[];
  /** By insurer, where lists say so. */
  tieUps: Readonly<Record<string, string>>;
};

export type HospitalLists = {
  hospitals: readonly MergedHospital[];
  /** Of networks. */
  lists: readonly HospitalList[];
  excludedLists: readonly HospitalList[];
  isSample: boolean;
};
