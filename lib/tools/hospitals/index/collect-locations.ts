/** Where each hospital is: its position, or the middle of its PIN code; its city, district and state. */
import KDBush from 'kdbush';
import type { MergedHospital } from '../lists/list-entry.ts';
import type { NamedPlace, Places } from '../places/places.ts';
import { normalizeName } from '../text/normalize-text.ts';
import type { IndexedLocations } from './hospital-index.ts';
import { append } from './index-terms.ts';

/** @returns `add` for each hospital in turn, its PIN code as an index into the pin tables, and `finish`. */
export function collectLocations(places: Places, count: number) {
  const latitudes = new Float32Array(count).fill(Number.NaN);
  const longitudes = new Float32Array(count).fill(Number.NaN);
  const districtOf = new Int16Array(count).fill(-1);
  const stateOf = new Int8Array(count).fill(-1);
  const cityOf = new Int32Array(count).fill(-1);
  const hospitalsByCity = new Map<number, number[]>();
  const statesByKey = new Map(
    places.named.flatMap(({ kind, names, state }) =>
      kind === 'state' ? names.map((name) => [normalizeName(name), state] as const) : [],
    ),
  );

  function add(id: number, hospital: MergedHospital, pin: number): void {
    latitudes[id] = hospital.latitude ?? places.pinLatitudes[pin] ?? Number.NaN;
    longitudes[id] = hospital.longitude ?? places.pinLongitudes[pin] ?? Number.NaN;
    const ofPin = places.pinDistricts[pin] ?? -1;
    const stateOfPin = places.districts[ofPin]?.state;
    const state = statesByKey.get(normalizeName(hospital.state)) ?? stateOfPin ?? -1;
    stateOf[id] = state;
    // A PIN code of another state than the list says is a mistake in one of the two.
    districtOf[id] =
      stateOfPin === state
        ? ofPin
        : (findNamed(places, hospital.district, 'district', state)?.district ?? -1);
    const city = findNamed(places, hospital.city, 'city', state)?.id ?? -1;
    cityOf[id] = city;
    if (city >= 0) append(hospitalsByCity, city, id);
  }

  function finish(): IndexedLocations {
    const spatial = spatialIndex(latitudes, longitudes);
    return { latitudes, longitudes, districtOf, stateOf, cityOf, hospitalsByCity, ...spatial };
  }

  return { add, finish };
}

/** The place that a list means, in the hospital's own state; a list's "city" is often a locality. */
function findNamed(
  places: Places,
  name: string,
  kind: NamedPlace['kind'],
  state: number,
): NamedPlace | undefined {
  for (const id of places.namedByKey.get(normalizeName(name)) ?? []) {
    const place = places.named[id];
    if (place?.kind === kind && place.state === state) return place;
  }
  return undefined;
}

function spatialIndex(latitudes: Float32Array, longitudes: Float32Array) {
  const placed: number[] = [];
  latitudes.forEach((latitude, id) => {
    if (!Number.isNaN(latitude)) placed.push(id);
  });
  // An index of nothing cannot be finished; one point far away keeps it whole.
  const spatial = new KDBush(Math.max(1, placed.length), 64, Float32Array);
  for (const id of placed) spatial.add(longitudes[id] ?? 0, latitudes[id] ?? 0);
  if (placed.length === 0) spatial.add(0, -90);
  spatial.finish();
  return { spatial, spatialIds: Uint32Array.from(placed) };
}
