/** All that a search asks of the index: which hospitals carry a word, and which lie in a place or around a point. */
import { around } from 'geokdbush';
import type { Position } from '../api/hospital-answer.ts';
import { distanceKm, type NamedPlace } from '../places/places.ts';
import { toWords } from '../text/normalize-text.ts';
import { type HospitalIndex, type IndexedTerms, inName } from './hospital-index.ts';

const cityRadiusKm = { min: 5, max: 30 };
const localityRadiusKm = 3;
const maxCached = 300;
const cacheByIndex = new WeakMap<HospitalIndex, Map<string, Int32Array>>();

/** How many hospitals have the term, in their name or address. */
export function countWithTerm({ entryStarts }: IndexedTerms, term: number): number {
  return (entryStarts[term + 1] ?? 0) - (entryStarts[term] ?? 0);
}

/** How many hospitals have the word in their name. */
export function countNamedWith({ nameCounts, dictionary }: IndexedTerms, word: string): number {
  return nameCounts[dictionary.idByTerm.get(word) ?? -1] ?? 0;
}

/** Hospitals that have the term in their name. */
export function namedWithTerm({ entryStarts, entries }: IndexedTerms, term: number): number[] {
  const ofTerm = entries.subarray(entryStarts[term], entryStarts[term + 1]);
  return Array.from(
    ofTerm.filter((entry) => (entry & inName) !== 0),
    (entry) => entry >> 2,
  );
}

/** Hospitals whose name begins with these normalized words. */
export function hospitalsNamed(index: HospitalIndex, words: readonly string[]): number[] {
  const first = index.dictionary.idByTerm.get(words[0] ?? '');
  if (first === undefined) return [];
  return namedWithTerm(index, first).filter((id) => {
    const name = toWords(index.hospitals[id]?.name ?? '');
    return words.every((word, at) => name[at] === word);
  });
}

/** Hospitals of a place, or of all the places that its name fits. */
export function membersOf(
  index: HospitalIndex,
  { named, areaPins }: { named: readonly NamedPlace[]; areaPins: readonly number[] },
): Int32Array {
  if (named.length === 0) return membersOfLocality(index, areaPins);
  const [first, ...more] = named.map((one) => membersOfPlace(index, one));
  if (!first || more.length === 0) return first ?? new Int32Array();
  return Int32Array.from(new Set([first, ...more].flatMap((ids) => [...ids])));
}

/** A city is more than its name: localities beside it count, other cities do not. */
export function membersOfPlace(index: HospitalIndex, place: NamedPlace): Int32Array {
  return cached(index, `${place.id}`, () => {
    if (place.kind === 'state') return idsWhere(index.stateOf, place.state);
    if (place.kind === 'district') return idsWhere(index.districtOf, place.district);
    return membersOfCity(index, place);
  });
}

/** @param pins of one locality, as indexes into the pin tables. */
function membersOfLocality(index: HospitalIndex, pins: readonly number[]): Int32Array {
  return cached(index, `pins ${pins.join()}`, () => {
    const found = new Set<number>();
    for (const pin of pins) {
      const latitude = index.places.pinLatitudes[pin] ?? Number.NaN;
      const longitude = index.places.pinLongitudes[pin] ?? Number.NaN;
      if (Number.isNaN(latitude)) continue;
      for (const id of hospitalsAround(index, { latitude, longitude }, localityRadiusKm))
        found.add(id);
    }
    return Int32Array.from(found).sort();
  });
}

/** Ids, nearest first. */
export function hospitalsAround(
  index: HospitalIndex,
  { latitude, longitude }: Position,
  radiusKm: number,
): number[] {
  const found: unknown[] = around(
    index.spatial,
    longitude,
    latitude,
    Number.POSITIVE_INFINITY,
    radiusKm,
  );
  return found.flatMap((at) => index.spatialIds[at as number] ?? []);
}

function membersOfCity(index: HospitalIndex, place: NamedPlace): Int32Array {
  const byName = index.hospitalsByCity.get(place.id) ?? [];
  const { position } = place;
  if (!position) return Int32Array.from(byName);
  const members = new Set(byName);
  for (const id of hospitalsAround(index, position, reachKm(index, byName, place, position))) {
    const city = index.places.named[index.cityOf[id] ?? -1];
    // A hospital that its list puts in another known city lies there.
    if (!city || city.id === place.id || city.rank < Math.min(3, place.rank)) members.add(id);
  }
  return Int32Array.from(members).sort();
}

/** How far a city reaches: where nine in ten of the hospitals that give it as their city are. */
function reachKm(
  index: HospitalIndex,
  byName: readonly number[],
  place: NamedPlace,
  position: Position,
): number {
  const distances = byName
    .map((id) => distanceKm(position, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0))
    .filter((distance) => !Number.isNaN(distance))
    .sort((a, b) => a - b);
  if (distances.length < 10) return place.rank === 3 ? 8 : cityRadiusKm.min;
  const reach = distances[Math.floor(distances.length * 0.9)] ?? 0;
  return Math.min(cityRadiusKm.max, Math.max(cityRadiusKm.min, reach));
}

function idsWhere(table: Int16Array | Int8Array, value: number): Int32Array {
  const ids: number[] = [];
  table.forEach((one, id) => {
    if (one === value) ids.push(id);
  });
  return Int32Array.from(ids);
}

function cached(index: HospitalIndex, key: string, make: () => Int32Array): Int32Array {
  let members = cacheByIndex.get(index);
  if (!members) {
    members = new Map();
    cacheByIndex.set(index, members);
  }
  let ids = members.get(key);
  if (!ids) {
    ids = make();
    if (members.size >= maxCached) members.clear();
    members.set(key, ids);
  }
  return ids;
}
