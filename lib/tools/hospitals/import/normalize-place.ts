/** The location in a row: the list's own fields take precedence over those derived from its PIN code. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import type { Position } from '../api/hospital-answer.ts';
import { findLocality, findNamedPlace, findState, locateEntry } from '../lists/locate-entry.ts';
import {
  distanceKm,
  findPin,
  type NamedPlace,
  type PlaceTables,
  wellKnownRank,
} from '../places/places.ts';
import { findPinInAddress, parsePin } from './parse-pin.ts';

export type ListedPlace = {
  city: string;
  district: string;
  state: string;
  /** As in the PIN column. */
  pin: string;
  address: string;
  latitude: string;
  longitude: string;
};
/** Notes on a row for the operator. */
export type PlaceNote =
  | 'placed by the end of its address'
  | 'placed by its coordinates'
  | 'PIN code not in the post list'
  | 'position far from its PIN code'
  | 'position far from its city';

const maxKmFromPin = 30;
/** Lists file the hospitals of towns under the bigger city. */
const maxKmFromCity = 100;

/** @returns null where the row has no location. */
export function normalizePlace(places: PlaceTables, listed: ListedPlace) {
  const byColumns = placeByColumns(places, listed);
  if (byColumns && byColumns.city !== '') return byColumns;
  const ofAddress = findPlaceInAddress(places, listed);
  const found = ofAddress ?? findNearestPlace(places, parsePosition(listed));
  if (!found) return byColumns;
  const { city, district, state } = listed;
  const placed = { city: city || found.city, district: district || found.district };
  const note = ofAddress ? 'placed by the end of its address' : 'placed by its coordinates';
  const notes: PlaceNote[] = [note];
  return { ...placed, state: fullStateName(places, state) || found.state, pin: '', notes };
}

function placeByColumns(places: PlaceTables, listed: ListedPlace) {
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
  { latitude, longitude, ...place }: Omit<ListedPlace, 'address'>,
): { latitude: number | null; longitude: number | null; notes: PlaceNote[] } {
  const noPosition = { latitude: null, longitude: null, notes: [] };
  const position = parsePosition({ latitude, longitude });
  if (!position) return noPosition;
  const { latitude: north, longitude: east } = position;
  const listed = { ...place, latitude: null, longitude: null };
  const { position: middle, positionSource } = locateEntry(places, listed);
  const maxKm = positionSource === 'pin' ? maxKmFromPin : maxKmFromCity;
  if (isInIndia(position) && (!middle || distanceKm(middle, north, east) <= maxKm))
    return { latitude: north, longitude: east, notes: [] };
  const isByCity = positionSource === 'city' || positionSource === 'district';
  return { ...noPosition, notes: [`position far from its ${isByCity ? 'city' : 'PIN code'}`] };
}

/** Programs write 0,0 for an unknown position. */
function parsePosition(listed: Pick<ListedPlace, 'latitude' | 'longitude'>): Position | null {
  const [latitude, longitude] = [Number(listed.latitude), Number(listed.longitude)];
  const isUnknown = listed.latitude.trim() === '' || (latitude === 0 && longitude === 0);
  return isUnknown || Number.isNaN(latitude + longitude) ? null : { latitude, longitude };
}

function isInIndia({ latitude, longitude }: Position): boolean {
  return latitude >= 6 && latitude <= 38 && longitude >= 67 && longitude <= 98;
}

/** The post list has localities of such names; at the end of an address they are a street. */
const streetName = /(?:^|\s)(?:road|rd|marg|street|st|lane|gali|chowk|baza+r|circle|cross)$/i;
const streetWord = /^(?:road|marg|street|lane|gali|chowk|baza+r|nagar|colony|market|extension)$/i;

type FoundPlace = Pick<ListedPlace, 'city' | 'district' | 'state'>;

/** Parts of an address, from its end, that may be its town; what stands before them is a street. */
const maxParts = 3;

/** The town or district at the end of an address, in the state that follows it: "MG Road, Pune, Maharashtra, India". */
function findPlaceInAddress(
  places: PlaceTables,
  { address, state: listedState }: ListedPlace,
): FoundPlace | null {
  const parts = address
    .replace(/\d+|\b(?:dist(?:t|rict)?|taluka?|tehsil)\b\.?:?/gi, ' ')
    .split(/[,;\n]|\s[-–]\s/)
    .map((part) => part.replace(/^[\s.()-]+|[\s.()-]+$/g, ''))
    .filter((part) => part !== '' && !/^(?:india|bharat)$/i.test(part) && !streetWord.test(part));
  const [town, stateName] = splitState(places, parts.at(-1) ?? '');
  if (town !== '') parts.splice(-1, 1, town, stateName);
  const ofLast = findState(places, parts.at(-1) ?? '');
  // Delhi is a state and a city.
  const isCity = findNamedPlace(places, parts.at(-1) ?? '', 'city', ofLast) !== null;
  if (ofLast >= 0 && !isCity) parts.pop();
  const state = ofLast >= 0 ? ofLast : findState(places, listedState);
  const last = parts.slice(-maxParts).reverse();
  for (const [nth, part] of last.entries()) {
    const place =
      findTown(places, part, state) ??
      (nth === 0 && !streetName.test(part) ? findLocality(places, part, state) : null);
    if (place) return toFoundPlace(places, part, place);
    // "Ring Road Karimnagar"; the words of a street may be the name of a village.
    for (const length of [3, 2, 1]) {
      const name = part.split(/\s+/).slice(-length).join(' ');
      const town = findTown(places, name, state);
      if (town && town.rank > 1) return toFoundPlace(places, name, town);
    }
  }
  return null;
}

/** "Pune Maharashtra"; "New Delhi" is one name. */
function splitState(places: PlaceTables, part: string): [town: string, state: string] {
  const words = part.split(/\s+/);
  const from = words.findIndex(
    (_, at) => at > 0 && findState(places, words.slice(at).join(' ')) >= 0,
  );
  if (from < 0 || findTown(places, part, -1)) return ['', part];
  return [words.slice(0, from).join(' '), words.slice(from).join(' ')];
}

function findTown(places: PlaceTables, name: string, state: number): NamedPlace | null {
  return (
    findNamedPlace(places, name, 'city', state) ??
    findNamedPlace(places, name, 'district', state) ??
    (state < 0 ? findWellKnownCity(places, name) : null)
  );
}

/** The city that people all over India mean by a name that smaller ones of other states have too. */
function findWellKnownCity(places: PlaceTables, name: string): NamedPlace | null {
  const ids = places.placeIdsByName.get(normalizeName(name)) ?? [];
  const cities = ids
    .flatMap((id) => places.namedPlaces[id] ?? [])
    .filter(({ kind, rank }) => kind === 'city' && rank === wellKnownRank);
  return cities.length === 1 ? (cities[0] ?? null) : null;
}

/** Further away than this, a position is at sea or abroad. */
const maxKmToPlace = 60;

function findNearestPlace(places: PlaceTables, position: Position | null): FoundPlace | null {
  if (!position || !isInIndia(position)) return null;
  let nearest: NamedPlace | null = null;
  let nearestKm = maxKmToPlace;
  for (const place of places.namedPlaces) {
    if (place.kind !== 'city' || !place.position) continue;
    if (Math.abs(place.position.latitude - position.latitude) > 0.6) continue;
    const km = distanceKm(place.position, position.latitude, position.longitude);
    if (km < nearestKm) [nearest, nearestKm] = [place, km];
  }
  return nearest && toFoundPlace(places, nearest.names[0] ?? '', nearest);
}

function toFoundPlace(
  { districts, states }: PlaceTables,
  city: string,
  { district, state }: Pick<NamedPlace, 'district' | 'state'>,
): FoundPlace {
  return { city, district: districts[district]?.name ?? '', state: states[state] ?? '' };
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
