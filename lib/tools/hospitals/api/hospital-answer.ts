/** What a search for network hospitals asks and answers: shared by the handler, the page and the browser. */

import type { HospitalKind } from '../text/hospital-kinds.ts';

export type HospitalSort = 'relevance' | 'nearest' | 'name';

/** WGS 84 degrees, rounded to 0.01 (about a kilometre) before anything else sees them. */
export type Position = { latitude: number; longitude: number };

/** A search as the URL holds it, every part bounded. An empty text means "not asked". */
export type HospitalQuery = {
  /** Free words: a hospital's name, a place, a PIN code, or a mixture. At most 100 characters. */
  q: string;
  city: string;
  /** Six digits. */
  pin: string;
  /** By its name a hospital of this kind. */
  kind: HospitalKind | null;
  /** Insurers' names as in `HospitalAnswer.lists`; a hospital must be in one of their lists. */
  insurers: readonly string[];
  /** `value` of one of `HospitalAnswer.specialities`. */
  speciality: string;
  /** `value` of one of `HospitalAnswer.tieUps`: of the chosen insurers with the hospital, else of any. */
  tieUp: string;
  near: Position | null;
  radiusKm: number | null;
  sort: HospitalSort;
  /** On long pages, to print or to look through. */
  isAll: boolean;
  /** From 1. */
  page: number;
};

export type FoundHospital = {
  id: string;
  name: string;
  /** What other lists, or other rows of a list, call it. */
  otherNames: readonly string[];
  address: string;
  city: string;
  state: string;
  pin: string;
  phone: string | null;
  /** Names, alphabetical; each list's date is in `HospitalAnswer.lists`. */
  insurers: readonly string[];
  /** Insurers that have excluded it: a cashless stay there is not to be had from them. */
  excludedBy: readonly string[];
  /** As lists write them; empty where they write none. */
  specialities: string;
  /** By insurer, as its list writes it, where it does. */
  tieUps: Readonly<Record<string, string>>;
  position: Position | null;
  /** Whether `position` is the middle of the PIN code's area and not the hospital's own. */
  isPositionApproximate: boolean;
  /** From the place or position searched for; null where there is none. */
  distanceKm: number | null;
};

export type Place = {
  /** As searched by: goes into `city` or `pin` of the next query. */
  name: string;
  kind: 'city' | 'district' | 'locality' | 'pin' | 'state';
  district: string;
  state: string;
  position: Position;
  /** The other name that the search held, for brackets: "Bombay" of Mumbai. */
  askedAs?: string;
};

/** An insurer's list as imported. */
export type HospitalList = { insurer: string; asOf: string; hospitals: number };

/** A word of the lists that a search can be narrowed to. */
export type LabelOption = {
  value: string;
  label: string;
  /** In all lists. */
  hospitals: number;
};

export type HospitalAnswer = {
  total: number;
  page: number;
  pageSize: number;
  results: readonly FoundHospital[];
  /** The place that the words, city, PIN or position were understood as. */
  place: Place | null;
  /** Two or more when a name fits several places: the visitor is asked which one. */
  placeChoices: readonly Place[];
  /** What a misspelt word was read as, for "showing results for …". */
  readAs: string | null;
  /** Nothing was found, and `results` are what comes next: the nearest that fit, or what the place has beside. */
  instead: { shown: 'nearest' | 'there'; kind: HospitalKind | null; words: string } | null;
  /** Places nearest to the search that have hospitals; only when `total` is 0. */
  nearestPlaces: readonly { place: Place; hospitals: number; distanceKm: number }[];
  /** Parts of the query that could not be used, in words for the visitor. */
  problems: Readonly<Partial<Record<keyof HospitalQuery, string>>>;
  lists: readonly HospitalList[];
  /** Of hospitals that insurers have excluded. */
  excludedLists: readonly HospitalList[];
  /** The commonest that the lists name; empty where no list has such a column. */
  specialities: readonly LabelOption[];
  tieUps: readonly LabelOption[];
  /** True while only the demonstration's sample list is there, which names no insurer. */
  isSample: boolean;
};

/** For the combobox: places and hospitals that begin like what was typed. */
export type HospitalSuggestion =
  | { kind: 'place'; label: string; detail: string; place: Place }
  | { kind: 'hospital'; label: string; detail: string };
