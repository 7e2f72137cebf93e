/** Which hospitals lie in a place. A city is more than its name: localities beside it count, other cities do not. */
import { around } from 'geokdbush';
import type { Position } from '../hospital-answer.ts';
import type { NamedPlace } from '../places/places.ts';
import { distanceKm } from './distance.ts';
import type { HospitalIndex } from './hospital-index.ts';

const cityRadiusKm = { least: 5, most: 30 };
const localityRadiusKm = 3;
const mostKept = 300;
const keptByIndex = new WeakMap<HospitalIndex, Map<string, Int32Array>>();

export function membersOfPlace(index: HospitalIndex, place: NamedPlace): Int32Array {
  return kept(index, `${place.id}`, () => {
    if (place.kind === 'state') return idsWhere(index.stateOf, place.state);
    if (place.kind === 'district') return idsWhere(index.districtOf, place.district);
    return membersOfCity(index, place);
  });
}

/** @param pins of one locality, as indexes into the pin tables. */
export function membersOfLocality(index: HospitalIndex, pins: readonly number[]): Int32Array {
  return kept(index, `pins ${pins.join()}`, () => {
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
  most = Number.POSITIVE_INFINITY,
): number[] {
  const found: unknown[] = around(index.spatial, longitude, latitude, most, radiusKm);
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
  if (distances.length < 10) return place.rank === 3 ? 8 : cityRadiusKm.least;
  const reach = distances[Math.floor(distances.length * 0.9)] ?? 0;
  return Math.min(cityRadiusKm.most, Math.max(cityRadiusKm.least, reach));
}

function idsWhere(table: Int16Array | Int8Array, value: number): Int32Array {
  const ids: number[] = [];
  table.forEach((one, id) => {
    if (one === value) ids.push(id);
  });
  return Int32Array.from(ids);
}

function kept(index: HospitalIndex, key: string, make: () => Int32Array): Int32Array {
  let members = keptByIndex.get(index);
  if (!members) {
    members = new Map();
    keptByIndex.set(index, members);
  }
  let ids = members.get(key);
  if (!ids) {
    ids = make();
    if (members.size >= mostKept) members.clear();
    members.set(key, ids);
  }
  return ids;
}
