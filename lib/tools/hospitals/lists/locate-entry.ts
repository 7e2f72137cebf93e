/** Locates an entry: by its own position, falling back to the centroid of its PIN code, city or district. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import type { Position } from '../api/hospital-answer.ts';
import { findLocalities, type Locality } from '../places/localities.ts';
import { findPin, type NamedPlace, type PlaceTables, pinPosition } from '../places/places.ts';
import type { ListEntry } from './list-entry.ts';

export type EntryLocation = {
  /** Indexes into the PIN codes, `states`, `districts` and `namedPlaces` of `PlaceTables`; -1 for none. */
  pin: number;
  state: number;
  district: number;
  city: number;
  position: Position | null;
  positionSource: 'own' | 'pin' | 'city' | 'district' | 'none';
};

type LocatableEntry = Pick<
  ListEntry,
  'city' | 'district' | 'state' | 'pin' | 'latitude' | 'longitude'
>;

export function locateEntry(places: PlaceTables, entry: LocatableEntry): EntryLocation {
  const pin = entry.pin ? findPin(places, Number(entry.pin)) : -1;
  const ofPin = places.pinDistricts[pin] ?? -1;
  const stateOfPin = places.districts[ofPin]?.state ?? -1;
  const listed = findState(places, entry.state);
  const stateId = listed < 0 ? stateOfPin : listed;
  const city = findNamedPlace(places, entry.city, 'city', stateId);
  const namedDistrict = findNamedPlace(places, entry.district, 'district', stateId);
  const locality =
    pin < 0 && !city && !namedDistrict ? findLocality(places, entry.city, stateId) : null;
  const state =
    stateId < 0 ? (city?.state ?? namedDistrict?.state ?? locality?.state ?? -1) : stateId;
  // When PIN code and state disagree, one of the two is a mistake.
  const ofName = namedDistrict?.district ?? locality?.district ?? -1;
  const district = ofPin >= 0 && stateOfPin === state ? ofPin : ofName;
  return {
    pin,
    state,
    district,
    city: city?.id ?? -1,
    // The table has no city row for the headquarters of a small district, only the district.
    ...resolvePosition(
      entry,
      pinPosition(places, pin),
      city ?? findNamedPlace(places, entry.city, 'district', state) ?? locality,
      namedDistrict,
    ),
  };
}

function resolvePosition(
  { latitude, longitude }: LocatableEntry,
  ofPin: Position | null,
  city: Pick<NamedPlace, 'position'> | null,
  district: NamedPlace | null,
): Pick<EntryLocation, 'position' | 'positionSource'> {
  if (latitude !== null && longitude !== null)
    return { position: { latitude, longitude }, positionSource: 'own' };
  if (ofPin) return { position: ofPin, positionSource: 'pin' };
  if (city?.position) return { position: city.position, positionSource: 'city' };
  if (district?.position) return { position: district.position, positionSource: 'district' };
  return { position: null, positionSource: 'none' };
}

/** @returns -1 where no state has the name. */
export function findState(places: PlaceTables, name: string): number {
  for (const id of places.placeIdsByName.get(normalizeName(name)) ?? []) {
    const place = places.namedPlaces[id];
    if (place?.kind === 'state') return place.state;
  }
  return -1;
}

/**
 * The place that a list means, within the hospital's own state; a list's "city" is often a locality. Without a state,
 * the only place of that name; none where there are several, because a guess sends people to another part of the
 * country.
 */
export function findNamedPlace(
  places: PlaceTables,
  name: string,
  kind: NamedPlace['kind'],
  state: number,
): NamedPlace | null {
  const candidates = (places.placeIdsByName.get(normalizeName(name)) ?? []).flatMap((id) => {
    const place = places.namedPlaces[id];
    return place?.kind === kind ? [place] : [];
  });
  if (state >= 0) return candidates.find((place) => place.state === state) ?? null;
  const states = new Set(candidates.map((place) => place.state));
  return states.size === 1 ? (candidates[0] ?? null) : null;
}

/**
 * A part of a town, or a village, that a list gives as the city: the only one of that name, in its state where the list
 * gives one.
 */
export function findLocality(places: PlaceTables, name: string, state: number): Locality | null {
  const [found, second] = findLocalities(places, name).filter(
    (one) => state < 0 || one.state === state,
  );
  return found && !second ? found : null;
}
