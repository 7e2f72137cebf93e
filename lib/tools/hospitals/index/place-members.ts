/** Which hospitals lie in a place, and which of them name it themselves. */
import { memoize } from '../../../text/memoize.ts';
import { normalizeText } from '../../../text/search/normalize-text.ts';
import type { Position } from '../api/hospital-answer.ts';
import { type Locality, localityPhrases, oppositeSidePhrases } from '../places/localities.ts';
import { type NamedPlace, wellKnownRank } from '../places/places.ts';
import { toWords } from '../text/to-words.ts';
import type { HospitalIndex } from './hospital-index.ts';
import {
  findByAddress,
  hospitalsAround,
  hospitalsWithPin,
  isPlaceMentioned,
  kmToHospital,
  normalizedAddress,
} from './index-lookups.ts';

export type PlaceMembers = {
  ids: Int32Array;
  /** Those whose city, address or PIN code is the place's; the others only lie near by. */
  idsInPlace: ReadonlySet<number>;
};
/** What a name in a query means: places, or localities where no place has the name. */
type NamedPlaces = {
  namedPlaces: readonly NamedPlace[];
  localities: readonly Locality[];
  words: string;
};

const cityRadiusKm = { min: 5, max: 30 };
const mentionRadiusKm = { city: 25, district: 80, locality: 12 };
const localityRadiusKm = 3;
const minInLocality = 5;
const maxCached = 1000;
const membersByKey = memoize((_: HospitalIndex) => new Map<string, PlaceMembers>());

/** Hospitals of all the places that a name matches. */
export function membersOf(
  index: HospitalIndex,
  { namedPlaces, localities, words }: NamedPlaces,
): PlaceMembers {
  const all = [
    ...namedPlaces.map((place) => membersOfPlace(index, place, words)),
    ...localities.map((locality) => membersOfLocality(index, locality)),
  ];
  const [first = { ids: new Int32Array(), idsInPlace: new Set<number>() }, ...more] = all;
  if (more.length === 0) return first;
  return {
    ids: Int32Array.from(new Set(all.flatMap(({ ids }) => [...ids]))),
    idsInPlace: new Set(all.flatMap(({ idsInPlace }) => [...idsInPlace])),
  };
}

/** @param words the text typed for the place: one of its names, or close to one. */
export function membersOfPlace(index: HospitalIndex, place: NamedPlace, words = ''): PlaceMembers {
  return cached(index, `${place.id} ${words}`, () => {
    if (place.kind === 'state') return toPlaceMembers(idsWhere(index.stateOf, place.state));
    if (place.kind === 'city') return membersOfCity(index, place, words);
    const inDistrict = idsWhere(index.districtOf, place.district);
    const names = [...place.names, words].filter(Boolean);
    const mentions = findByAddress(index, names, {
      middle: place.position,
      withinKm: mentionRadiusKm.district,
      state: place.state,
    });
    const isIn = (id: number) => index.stateOf[id] === place.state;
    return toPlaceMembers([...mentions].filter(isIn), inDistrict);
  });
}

function toPlaceMembers(
  idsInPlace: readonly number[],
  idsNearby: readonly number[] = [],
): PlaceMembers {
  return {
    ids: Int32Array.from(new Set([...idsInPlace, ...idsNearby])),
    idsInPlace: new Set(idsInPlace),
  };
}

/**
 * Hospitals of a city: those that give its name, and those of localities around it. Hospitals of another city are left
 * out unless their address names this one.
 * @param typedName the name that was typed; empty for none.
 */
function membersOfCity(index: HospitalIndex, place: NamedPlace, typedName: string): PlaceMembers {
  const { position: middle, names, district, state } = place;
  const byCity = index.hospitalsByCity.get(place.id) ?? [];
  if (!middle) return toPlaceMembers(byCity);
  const mentions = (phrases: readonly string[]) =>
    findByAddress(index, phrases, { middle, withinKm: mentionRadiusKm.city, state, district });
  const all = [...byCity, ...mentions(names)];
  // A town that has merged with a bigger one is still searched for by its own name.
  const isOther = typedName !== '' && typedName !== normalizeText(names[0] ?? '');
  const idsInPlace = isOther ? [...mentions([typedName])] : [];
  const idsNearby = hospitalsAround(
    index,
    middle,
    cityReachKm(index, byCity, place, middle),
  ).filter((id) => {
    const city = index.places.namedPlaces[index.cityOf[id] ?? -1];
    // A hospital that its list puts in another known city lies there.
    return !city || city.id === place.id || city.rank < place.rank;
  });
  return toPlaceMembers(idsInPlace.length > 0 ? idsInPlace : all, [...all, ...idsNearby]);
}

/** Radius of a city: it contains nine in ten of the hospitals that give it as their city. */
function cityReachKm(
  index: HospitalIndex,
  byName: readonly number[],
  place: NamedPlace,
  position: Position,
): number {
  const distances = byName
    .map((id) => kmToHospital(index, position, id))
    .filter((distance) => !Number.isNaN(distance))
    .sort((a, b) => a - b);
  if (distances.length < 10) return place.rank === wellKnownRank ? 8 : cityRadiusKm.min;
  const reach = distances[Math.floor(distances.length * 0.9)] ?? 0;
  return Math.min(cityRadiusKm.max, Math.max(cityRadiusKm.min, reach));
}

/** The hospitals whose address or PIN code is the locality's; the nearest ones only if these are few. */
export function membersOfLocality(index: HospitalIndex, locality: Locality): PlaceMembers {
  const { words, pins, position } = locality;
  return cached(index, `${words} ${pins.join()} ${position.latitude}`, () => {
    const across = oppositeSidePhrases(locality).map((phrase) => toWords(phrase));
    const isAcross = (id: number) => {
      const address = across.length > 0 ? normalizedAddress(index, id) : '';
      return across.some((phrase) => isPlaceMentioned(address, phrase));
    };
    const mentions = findByAddress(index, localityPhrases(locality), {
      middle: position,
      withinKm: mentionRadiusKm.locality,
      state: locality.state,
    });
    const ofPins = pins.flatMap((pin) =>
      hospitalsWithPin(index, String(index.places.pinCodes[pin] ?? 0)),
    );
    const idsInPlace = [...mentions, ...ofPins.filter((id) => !isAcross(id))];
    if (idsInPlace.length >= minInLocality) return toPlaceMembers(idsInPlace);
    const idsNearby = hospitalsAround(index, position, localityRadiusKm);
    return toPlaceMembers(
      idsInPlace,
      idsNearby.filter((id) => !isAcross(id)),
    );
  });
}

function idsWhere(table: Int16Array | Int8Array, value: number): number[] {
  const ids: number[] = [];
  table.forEach((one, id) => {
    if (one === value) ids.push(id);
  });
  return ids;
}

function cached(index: HospitalIndex, key: string, make: () => PlaceMembers): PlaceMembers {
  const members = membersByKey(index);
  let found = members.get(key);
  if (!found) {
    found = make();
    const [oldest] = members.keys();
    if (members.size >= maxCached && oldest !== undefined) members.delete(oldest);
    members.set(key, found);
  }
  return found;
}
