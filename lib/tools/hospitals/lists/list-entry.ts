import type { HospitalList } from '../api/hospital-answer.ts';

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
};

/** One or several lists' entries for the same hospital. */
export type MergedHospital = ListEntry & { id: string; insurers: readonly string[] };

export type HospitalLists = {
  hospitals: readonly MergedHospital[];
  lists: readonly HospitalList[];
  isSample: boolean;
};
