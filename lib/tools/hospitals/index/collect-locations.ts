/** Tables of each hospital's location: its position, or a centroid; its city, district and state. */
import KDBush from 'kdbush';
import type { MergedHospital } from '../lists/list-entry.ts';
import { locateEntry } from '../lists/locate-entry.ts';
import type { PlaceTables } from '../places/places.ts';
import { appendToList } from '../text/append-to-list.ts';
import type { IndexedLocations } from './hospital-index.ts';

/** @returns `add`, to be called for each hospital in order, and `finish`. */
export function collectLocations(places: PlaceTables, count: number) {
  const latitudes = new Float32Array(count).fill(Number.NaN);
  const longitudes = new Float32Array(count).fill(Number.NaN);
  const approximateFlags = new Uint8Array(count);
  const districtOf = new Int16Array(count).fill(-1);
  const stateOf = new Int8Array(count).fill(-1);
  const cityOf = new Int32Array(count).fill(-1);
  const hospitalsByCity = new Map<number, number[]>();

  function add(id: number, hospital: MergedHospital): void {
    const { state, district, city, position, positionSource } = locateEntry(places, hospital);
    approximateFlags[id] = positionSource === 'own' || positionSource === 'pin' ? 0 : 1;
    latitudes[id] = position?.latitude ?? Number.NaN;
    longitudes[id] = position?.longitude ?? Number.NaN;
    stateOf[id] = state;
    districtOf[id] = district;
    cityOf[id] = city;
    if (city >= 0) appendToList(hospitalsByCity, city, id);
  }

  function finish(): IndexedLocations {
    const spatial = spatialIndex(latitudes, longitudes);
    const ofPlaces = { districtOf, stateOf, cityOf, hospitalsByCity };
    return { latitudes, longitudes, approximateFlags, ...ofPlaces, ...spatial };
  }

  return { add, finish };
}

function spatialIndex(latitudes: Float32Array, longitudes: Float32Array) {
  const placed: number[] = [];
  latitudes.forEach((latitude, id) => {
    if (!Number.isNaN(latitude)) placed.push(id);
  });
  // The spatial index cannot be empty, so a point far away is added.
  const spatial = new KDBush(Math.max(1, placed.length), 64, Float32Array);
  for (const id of placed) spatial.add(longitudes[id] ?? 0, latitudes[id] ?? 0);
  if (placed.length === 0) spatial.add(0, -90);
  spatial.finish();
  return { spatial, spatialIds: Uint32Array.from(placed) };
}
