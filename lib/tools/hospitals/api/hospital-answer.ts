/** Query and answer types of the hospital search, shared by the handler, the page and the browser. */
import type { HospitalKind } from '../text/hospital-kinds.ts';

export const hospitalSorts = ['relevance', 'nearest', 'name'] as const;
export type HospitalSort = (typeof hospitalSorts)[number];

/** WGS 84 degrees, rounded to 0.01 (about a kilometre) by the parser: no other code sees the exact position. */
export type Position = { latitude: number; longitude: number };

/** A search as in the URL, every part bounded. An empty text means no criterion. */
export type HospitalQuery = {
  /** Free text: a hospital's name, a place, a PIN code, or a combination. At most 100 characters. */
  q: string;
  city: string;
  /** Six digits. */
  pin: string;
  /** The kind that the hospital's name contains. */
  kind: HospitalKind | null;
  /** Insurers' names as in `HospitalAnswer.lists`; a hospital must be on at least one of their lists. */
  insurers: readonly string[];
  /** `value` of one of `HospitalAnswer.specialities`. */
  speciality: string;
  /**
   * `value` of one of `HospitalAnswer.tieUps`: the tie-up of the chosen insurers, or of any insurer when none is
   * chosen.
   */
  tieUp: string;
  near: Position | null;
  radiusKm: number | null;
  sort: HospitalSort;
  /** Long pages, for printing or browsing. */
  isAll: boolean;
  /** One-based. */
  page: number;
};

export type FoundHospital = {
  id: string;
  name: string;
  /** Names in other lists, or in other rows of a list. */
  otherNames: readonly string[];
  address: string;
  city: string;
  state: string;
  pin: string;
  phone: string | null;
  /** Names, alphabetical; each list's date is in `HospitalAnswer.lists`. */
  insurers: readonly string[];
  /** Insurers that have excluded it: they pay no cashless stay there. */
  excludedBy: readonly string[];
  /** As lists write them; empty where no list has any. */
  specialities: string;
  /** The kind of tie-up by insurer, in the words of its list; only insurers whose list states one. */
  tieUps: Readonly<Record<string, string>>;
  position: Position | null;
  /** Whether `position` is the centroid of its PIN code, town or district and not the hospital's own position. */
  isPositionApproximate: boolean;
  /** Distance from the place or position of the search; null where there is none. */
  distanceKm: number | null;
};

export type SearchPlace = {
  /** The search name: goes into `city` or `pin` of the next query. */
  name: string;
  /** Of a city or a state, where the table has it. */
  nameInHindi?: string;
  kind: 'city' | 'district' | 'locality' | 'pin' | 'state';
  district: string;
  state: string;
  position: Position;
  /** The alternative name in the search, for brackets: "Bombay" for Mumbai. */
  askedAs?: string;
};

/** An insurer's list as imported. */
export type HospitalList = { insurer: string; asOf: string; hospitals: number };

/** A label of the lists that a search can be filtered by. */
export type LabelOption = {
  value: string;
  label: string;
  /** The number in all lists. */
  hospitals: number;
};

export type HospitalAnswer = {
  total: number;
  page: number;
  pageSize: number;
  results: readonly FoundHospital[];
  /** The place that the words, city, PIN or position resolved to. */
  place: SearchPlace | null;
  /** Two or more when a name is ambiguous: the page asks the visitor which one is meant. */
  placeChoices: readonly SearchPlace[];
  /** The words for the place as they were read; null where none names a place. */
  placeReading: PlaceReading | null;
  /** Words that name no place that we know; null where the place or the hospital is known. */
  unknownPlace: UnknownPlace | null;
  /** The correction of a misspelt word, for "showing results for …". */
  readAs: string | null;
  /**
   * Set when nothing matched, and `results` holds alternatives: the nearest matches, or other hospitals of the place.
   */
  instead: {
    shown: 'nearest' | 'there';
    kind: HospitalKind | null;
    words: string;
    /** First digits of an unknown PIN code: distances are from the middle of the codes that begin with them. */
    pinPrefix?: string;
  } | null;
  /** The nearest places with hospitals; only when `total` is 0. */
  nearestPlaces: readonly { place: SearchPlace; hospitals: number; distanceKm: number }[];
  /** Answers to "Which insurer?" where nothing matched: insurers of the lists, and all others but life insurers. */
  insurerChoices: readonly { insurer: string; website: string | null }[];
  /** Parts of the query that could not be used, in words for the visitor. */
  problems: Readonly<Partial<Record<keyof HospitalQuery, string>>>;
  lists: readonly HospitalList[];
  /** Lists of excluded hospitals. */
  excludedLists: readonly HospitalList[];
  /** The most common labels in the lists; empty where no list has such a column. */
  specialities: readonly LabelOption[];
  tieUps: readonly LabelOption[];
  /** True while only the demonstration's sample list is loaded, which names no insurer. */
  isSample: boolean;
};

/** What is shown: an answer with its search. */
export type AnsweredQuery = { query: HospitalQuery; answer: HospitalAnswer };

type PlaceReading = {
  /** In lower case. */
  typed: string;
  /** No place has this name: `place` or `placeChoices` are near to it. */
  isMisspelt: boolean;
  /** Less likely meanings, for "Not this one?". */
  others: readonly SearchPlace[];
};

export type UnknownPlace = {
  /** As typed. */
  words: string;
  /** The other words of the search, which the results have in their name; empty where nothing was found. */
  named: string;
};

/** Suggestions for the combobox: places and hospitals that start with the typed text. */
export type HospitalSuggestion =
  | { kind: 'place'; label: string; detail: string; place: SearchPlace }
  | { kind: 'hospital'; label: string; detail: string };

/** The name without the state or district that tells it from others: "Aurangabad" for "Aurangabad, Bihar". */
export function barePlaceName({ name }: Pick<SearchPlace, 'name'>): string {
  return name.split(',')[0] ?? '';
}
