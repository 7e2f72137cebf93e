/** The location in a row: the list's own fields take precedence over those derived from its PIN code. */
import { normalizeName } from '../../../text-search/normalize-text.ts';
import { findLocality, findNamedPlace, findState, locateEntry } from '../lists/locate-entry.ts';
import { distanceKm, findPin, type PlaceTables } from '../places/places.ts';
import { findPinInAddress, parsePin } from './parse-pin.ts';

export type ListedPlace = {
  city: string;
  district: string;
  state: string;
  /** As in the PIN column. */
  pin: string;
  address: string;
};
/** Notes on a row for the operator. */
export type PlaceNote =
  | 'PIN code not in the post list'
  | 'position far from its PIN code'
  | 'position far from its city';

const maxKmFromPin = 30;
/** Lists file the hospitals of towns under the bigger city. */
const maxKmFromCity = 100;

/** @returns null where the row has no location. */
export function normalizePlace(places: PlaceTables, listed: ListedPlace) {
  const { district } = listed;
  const listedState = fullStateName(places, listed.state);
  const inColumn = parsePin(places, listed.pin);
  const pin = inColumn?.pin ?? findPinInAddress(places, listed.address, listedState);
  const ofPin =
    places.districts[places.pinDistricts[pin ? findPin(places, Number(pin)) : -1] ?? -1];
  const state =
    listedState ||
    (ofPin ? (places.states[ofPin.state] ?? '') : stateOfUniquePlace(places, listed));
  const city = listed.city || district || (ofPin?.name ?? '');
  if (pin === '' && !isKnownPlace(places, { city, district, state })) return null;
  const isRetired = inColumn !== null && !inColumn.isInPostList;
  const notes: PlaceNote[] = isRetired ? ['PIN code not in the post list'] : [];
  return { city, district, state, pin, notes };
}

/**
 * The list's position, unless it is outside India or too far from its PIN code, or from its city where there is none:
 * in one of six lists positions were in another part of the country.
 */
export function normalizePosition(
  places: PlaceTables,
  {
    latitude,
    longitude,
    ...place
  }: Omit<ListedPlace, 'address'> & Record<'latitude' | 'longitude', string>,
): { latitude: number | null; longitude: number | null; notes: PlaceNote[] } {
  const [north, east] = [Number(latitude), Number(longitude)];
  const noPosition = { latitude: null, longitude: null, notes: [] };
  // Programs write 0,0 for an unknown position.
  if (latitude === '' || Number.isNaN(north + east) || (north === 0 && east === 0))
    return noPosition;
  const isInIndia = north >= 6 && north <= 38 && east >= 67 && east <= 98;
  const listed = { ...place, latitude: null, longitude: null };
  const { position: middle, positionSource } = locateEntry(places, listed);
  const maxKm = positionSource === 'pin' ? maxKmFromPin : maxKmFromCity;
  if (isInIndia && (!middle || distanceKm(middle, north, east) <= maxKm))
    return { latitude: north, longitude: east, notes: [] };
  const isByCity = positionSource === 'city' || positionSource === 'district';
  return { ...noPosition, notes: [`position far from its ${isByCity ? 'city' : 'PIN code'}`] };
}

/** A state is enough: the hospital is found by its name and by the words of its address. */
function isKnownPlace(
  places: PlaceTables,
  { city, district, state }: Pick<ListedPlace, 'city' | 'district' | 'state'>,
): boolean {
  const isNamed = (name: string) => name !== '' && places.placeIdsByName.has(normalizeName(name));
  return isNamed(city) || isNamed(district) || findState(places, state) >= 0;
}

/** "MH" stays as it is; "Maharastra" and "TELANGANA" become the state's official name where it is one of its names. */
function fullStateName(places: PlaceTables, state: string): string {
  return places.states[findState(places, state)] ?? state;
}

function stateOfUniquePlace(places: PlaceTables, { city, district }: ListedPlace): string {
  const only =
    findNamedPlace(places, city, 'city', -1) ??
    findNamedPlace(places, district || city, 'district', -1);
  const place = only ?? findLocality(places, city, -1);
  return place ? (places.states[place.state] ?? '') : '';
}
