import type { HospitalList, SearchPlace } from '../api/hospital-answer.ts';

/** A city with a page of its own. */
export type City = {
  /** Index into `PlaceTables.namedPlaces`. */
  id: number;
  /** Last part of the page's path. */
  slug: string;
  place: SearchPlace;
  hospitals: number;
};

/** A city's hospitals on insurers' network lists. */
export type CityHospitals = City & {
  areas: readonly CityArea[];
  /** Insurers with a hospital in the city; `hospitals` counts these alone. */
  lists: readonly HospitalList[];
  isSample: boolean;
};

/** The hospitals of one PIN code. */
type CityArea = {
  pin: string;
  /** The PIN code's post office; empty where the PIN code is unknown. */
  name: string;
  hospitals: number;
  /** Hospitals in the order of their names; fewer than `hospitals` in a large city. */
  listed: readonly { name: string; address: string; insurers: readonly string[] }[];
};
