/** Places of India as tables, and look-ups in them. Pure: the caller passes the tables. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import type { Position, SearchPlace } from '../api/hospital-answer.ts';
import { lowerBound } from '../text/term-dictionary.ts';

export type NamedPlace = {
  id: number;
  kind: 'state' | 'district' | 'city';
  /** The main name first, then other, old and Hindi names. */
  names: readonly string[];
  /** 3, `wellKnownRank`: a well-known city, and each state and district; 2: a town of 100,000; 1: a smaller town. */
  rank: number;
  /** Indexes; -1 for none. */
  state: number;
  district: number;
  position: Position | null;
};

/**
 * Rank of a city that people all over India mean when they write its name: a smaller place of the name is only offered
 * beside it, a misspelt name is taken for it, and its circle is wider.
 */
export const wellKnownRank = 3;

export type PlaceTables = {
  states: readonly string[];
  districts: readonly { name: string; state: number; position: Position | null; placeId: number }[];
  namedPlaces: readonly NamedPlace[];
  /** Ids of the places by the `normalizeName` of every name. */
  placeIdsByName: ReadonlyMap<string, readonly number[]>;
  /** Ascending; the other pin tables are parallel to it. */
  pinCodes: Int32Array;
  pinLatitudes: Float32Array;
  pinLongitudes: Float32Array;
  pinDistricts: Int16Array;
  /** Name of the PIN's post office: a locality or village. */
  pinAreas: readonly string[];
  /** Other names of the part of a city that a PIN code has, by the index of the PIN: "Kankarbagh" of Lohia Nagar. */
  otherPinAreas: ReadonlyMap<number, readonly string[]>;
  /** Areas by the `base` of `splitArea`. */
  areasByKey: ReadonlyMap<string, readonly number[]>;
};

/** Index of a PIN code in the pin tables; -1 for an unknown one. */
export function findPin(places: PlaceTables, pin: number): number {
  const at = firstPinFrom(places, pin);
  return places.pinCodes[at] === pin ? at : -1;
}

/** Index of the first PIN code that is not below; the number of codes where all are. */
export function firstPinFrom({ pinCodes }: PlaceTables, pin: number): number {
  return lowerBound(pinCodes.length, (at) => (pinCodes[at] ?? 0) < pin);
}

/** Every name of the area of a PIN code, its post office first; none for an unknown one. */
export function areaNames({ pinAreas, otherPinAreas }: PlaceTables, index: number): string[] {
  return [pinAreas[index] ?? '', ...(otherPinAreas.get(index) ?? [])].filter(Boolean);
}

export function pinPosition(places: PlaceTables, index: number): Position | null {
  const latitude = places.pinLatitudes[index] ?? Number.NaN;
  const longitude = places.pinLongitudes[index] ?? Number.NaN;
  // Float32 adds digits that the table does not have.
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return Number.isNaN(latitude)
    ? null
    : { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** The middle of the known PIN codes that begin with these digits; null where none does. */
export function pinPrefixPosition(places: PlaceTables, prefix: string): Position | null {
  const step = 10 ** (6 - prefix.length);
  const first = firstPinFrom(places, Number(prefix) * step);
  const end = firstPinFrom(places, (Number(prefix) + 1) * step);
  const positions = Array.from({ length: end - first }, (_, at) =>
    pinPosition(places, first + at),
  ).filter((one) => one !== null);
  if (positions.length === 0) return null;
  const mean = (degrees: readonly number[]) =>
    Math.round((degrees.reduce((sum, one) => sum + one, 0) / degrees.length) * 100) / 100;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}

export function pinPlace(places: PlaceTables, index: number): SearchPlace | null {
  const position = pinPosition(places, index);
  const district = places.districts[places.pinDistricts[index] ?? -1];
  if (!position || !district) return null;
  return {
    name: String(places.pinCodes[index]),
    kind: 'pin',
    district: district.name,
    state: places.states[district.state] ?? '',
    position,
  };
}

/** Whether a known place of another state has the same name, so that the state must be shown. */
function isNameShared(places: PlaceTables, { names, rank, state }: NamedPlace): boolean {
  const others = places.placeIdsByName.get(normalizeName(names[0] ?? '')) ?? [];
  return others.some((id) => {
    const otherPlace = places.namedPlaces[id];
    return otherPlace !== undefined && otherPlace.rank >= rank && otherPlace.state !== state;
  });
}

/** A place as shown in answers; a search for its name finds exactly this place. */
export function toPlace(places: PlaceTables, place: NamedPlace): SearchPlace | null {
  if (!place.position) return null;
  const state = places.states[place.state] ?? '';
  const name = place.names[0] ?? '';
  const nameInHindi =
    place.kind === 'district'
      ? undefined
      : place.names.find((one) => /^\p{Script=Devanagari}/u.test(one));
  return {
    name: place.kind !== 'state' && isNameShared(places, place) ? `${name}, ${state}` : name,
    ...(nameInHindi && { nameInHindi }),
    kind: place.kind,
    district: places.districts[place.district]?.name ?? '',
    state,
    position: place.position,
  };
}

const kmPerDegree = 111.195;

/** Great-circle distance, approximated: within 1 % over the distances of a search, and fast. */
export function distanceKm(from: Position, latitude: number, longitude: number): number {
  const north = latitude - from.latitude;
  const middle = ((latitude + from.latitude) / 2) * (Math.PI / 180);
  const east = (longitude - from.longitude) * Math.cos(middle);
  return kmPerDegree * Math.sqrt(north * north + east * east);
}
