/** Where a row says that its hospital is: what the list itself says comes first, then what its PIN code tells. */
import { findNamed, findState } from '../lists/find-whereabouts.ts';
import { distanceKm, findPin, type Places, pinPosition } from '../places/places.ts';
import { normalizeName } from '../text/normalize-text.ts';
import { parsePin, parsePinInside } from './parse-pin.ts';

export type ListedPlace = {
  city: string;
  district: string;
  state: string;
  /** As in the PIN column. */
  pin: string;
  address: string;
};
/** What the person who imports should know about a row. */
export type PlaceNote = 'PIN code not in the post list' | 'position far from its PIN code';

const maxKmFromPin = 30;

/** @returns null where nothing says where it is. */
export function normalizePlace(places: Places, listed: ListedPlace) {
  const { district } = listed;
  const told = fullState(places, listed.state);
  const inColumn = parsePin(places, listed.pin);
  const pin = inColumn?.pin ?? parsePinInside(places, listed.address, told);
  const ofPin =
    places.districts[places.pinDistricts[pin ? findPin(places, Number(pin)) : -1] ?? -1];
  const state = told || (ofPin ? (places.states[ofPin.state] ?? '') : stateOfOnly(places, listed));
  const city = listed.city || district || (ofPin?.name ?? '');
  if (pin === '' && !isKnown(places, city) && !isKnown(places, district)) return null;
  const isRetired = inColumn !== null && !inColumn.isInPostList;
  const notes: PlaceNote[] = isRetired ? ['PIN code not in the post list'] : [];
  return { city, district, state, pin, notes };
}

/**
 * A position of the list, unless it is outside India or too far from its PIN code: of one list in six positions lay
 * in another part of the country.
 */
export function normalizePosition(
  places: Places,
  { latitude, longitude, pin }: { latitude: string; longitude: string; pin: string },
): { latitude: number | null; longitude: number | null; notes: PlaceNote[] } {
  const [north, east] = [Number(latitude), Number(longitude)];
  const none = { latitude: null, longitude: null, notes: [] };
  // 0,0 is how programs write that they do not know.
  if (latitude === '' || Number.isNaN(north + east) || (north === 0 && east === 0)) return none;
  const isInIndia = north >= 6 && north <= 38 && east >= 67 && east <= 98;
  const middle = pin ? pinPosition(places, findPin(places, Number(pin))) : null;
  if (!isInIndia || (middle && distanceKm(middle, north, east) > maxKmFromPin))
    return { ...none, notes: ['position far from its PIN code'] };
  return { latitude: north, longitude: east, notes: [] };
}

function isKnown(places: Places, name: string): boolean {
  return name !== '' && places.namedByKey.has(normalizeName(name));
}

/** "MH" stays as it is; "Maharastra" and "TELANGANA" become the state's own name where it is one of its names. */
function fullState(places: Places, state: string): string {
  return places.states[findState(places, state)] ?? state;
}

function stateOfOnly(places: Places, { city, district }: ListedPlace): string {
  const only =
    findNamed(places, city, 'city', -1) ?? findNamed(places, district || city, 'district', -1);
  return only ? (places.states[only.state] ?? '') : '';
}
