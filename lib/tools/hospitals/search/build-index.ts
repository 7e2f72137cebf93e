/**
 * Makes the index from the merged lists, in steps that let other work in between: the site goes on answering
 * while a new one is made.
 */
import KDBush from 'kdbush';
import type { HospitalLists } from '../lists/list-entry.ts';
import { findPin, type NamedPlace, type Places } from '../places/places.ts';
import { nameKey, plainText } from '../words.ts';
import { type HospitalIndex, inName, inPlace } from './hospital-index.ts';
import { hospitalWords } from './hospital-words.ts';
import { makeDictionary } from './term-dictionary.ts';

const hospitalsPerStep = 250;
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

export async function buildHospitalIndex(
  { hospitals, lists, isSample }: HospitalLists,
  places: Places,
): Promise<HospitalIndex> {
  const count = hospitals.length;
  const entriesByTerm = new Map<string, number[]>();
  const hospitalsByInitials = new Map<string, number[]>();
  const hospitalsByCity = new Map<number, number[]>();
  const nameLengths = new Uint8Array(count);
  const latitudes = new Float32Array(count).fill(Number.NaN);
  const longitudes = new Float32Array(count).fill(Number.NaN);
  const districtOf = new Int16Array(count).fill(-1);
  const stateOf = new Int8Array(count).fill(-1);
  const cityOf = new Int32Array(count).fill(-1);
  const insurerFlags = new Map(lists.map(({ insurer }) => [insurer, new Uint8Array(count)]));
  const sortNames: string[] = [];
  const statesByKey = new Map(
    places.named.flatMap(({ kind, names, state }) =>
      kind === 'state' ? names.map((name) => [nameKey(name), state] as const) : [],
    ),
  );

  for (const [id, hospital] of hospitals.entries()) {
    if (id % hospitalsPerStep === 0) await breathe();
    const pin = hospital.pin ? findPin(places, Number(hospital.pin)) : -1;
    const words = hospitalWords(hospital, places.pinAreas[pin] ?? '');
    for (const word of words.name) add(entriesByTerm, word, id * 4 + inName);
    for (const word of words.place) {
      const entries = entriesByTerm.get(word);
      if (entries?.at(-1) === id * 4 + inName)
        entries[entries.length - 1] = id * 4 + inName + inPlace;
      else add(entriesByTerm, word, id * 4 + inPlace);
    }
    for (const initials of words.initials) add(hospitalsByInitials, initials, id);
    nameLengths[id] = Math.min(255, words.nameLength);
    latitudes[id] = hospital.latitude ?? places.pinLatitudes[pin] ?? Number.NaN;
    longitudes[id] = hospital.longitude ?? places.pinLongitudes[pin] ?? Number.NaN;
    const ofPin = places.pinDistricts[pin] ?? -1;
    const state = statesByKey.get(nameKey(hospital.state)) ?? places.districts[ofPin]?.state ?? -1;
    stateOf[id] = state;
    // A PIN code of another state than the list says is a slip in one of the two.
    districtOf[id] =
      places.districts[ofPin]?.state === state
        ? ofPin
        : (findNamed(places, hospital.district, 'district', state)?.district ?? -1);
    cityOf[id] = findNamed(places, hospital.city, 'city', state)?.id ?? -1;
    if ((cityOf[id] ?? -1) >= 0) add(hospitalsByCity, cityOf[id] ?? -1, id);
    for (const insurer of hospital.insurers) {
      const flags = insurerFlags.get(insurer);
      if (flags) flags[id] = 1;
    }
    sortNames.push(plainText(hospital.name));
  }

  await breathe();
  const byName = Uint32Array.from(
    Array.from({ length: count }, (_, id) => id).sort((a, b) =>
      (sortNames[a] ?? '') < (sortNames[b] ?? '') ? -1 : sortNames[a] === sortNames[b] ? a - b : 1,
    ),
  );
  const nameRanks = new Uint32Array(count);
  byName.forEach((id, rank) => {
    nameRanks[id] = rank;
  });
  await breathe();
  const terms = await packTerms(entriesByTerm);
  await breathe();
  return {
    hospitals,
    lists,
    isSample,
    places,
    ...terms,
    hospitalsByInitials,
    nameLengths,
    latitudes,
    longitudes,
    ...spatialIndex(latitudes, longitudes),
    districtOf,
    stateOf,
    cityOf,
    hospitalsByCity,
    nameRanks,
    byName,
    insurerFlags,
  };
}

function add<Key>(map: Map<Key, number[]>, key: Key, value: number): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** The place that a list means, in the hospital's own state; a list's "city" is often a locality. */
function findNamed(
  places: Places,
  name: string,
  kind: NamedPlace['kind'],
  state: number,
): NamedPlace | undefined {
  for (const id of places.namedByKey.get(nameKey(name)) ?? []) {
    const place = places.named[id];
    if (place?.kind === kind && place.state === state) return place;
  }
  return undefined;
}

async function packTerms(entriesByTerm: ReadonlyMap<string, readonly number[]>) {
  const terms = [...entriesByTerm.keys()].sort();
  await breathe();
  const dictionary = makeDictionary(terms);
  await breathe();
  const entryStarts = new Uint32Array(terms.length + 1);
  const nameCounts = new Uint32Array(terms.length);
  terms.forEach((term, id) => {
    entryStarts[id + 1] = (entryStarts[id] ?? 0) + (entriesByTerm.get(term)?.length ?? 0);
  });
  const entries = new Uint32Array(entryStarts[terms.length] ?? 0);
  terms.forEach((term, id) => {
    const ofTerm = entriesByTerm.get(term) ?? [];
    entries.set(ofTerm, entryStarts[id] ?? 0);
    let inNames = 0;
    for (const entry of ofTerm) inNames += entry & inName;
    nameCounts[id] = inNames;
  });
  return { dictionary, entryStarts, entries, nameCounts };
}

function spatialIndex(latitudes: Float32Array, longitudes: Float32Array) {
  const placed: number[] = [];
  latitudes.forEach((latitude, id) => {
    if (!Number.isNaN(latitude)) placed.push(id);
  });
  const spatialIds = Uint32Array.from(placed);
  // An index of nothing cannot be finished; one point far away keeps it whole.
  const spatial = new KDBush(Math.max(1, placed.length), 64, Float32Array);
  for (const id of placed) spatial.add(longitudes[id] ?? 0, latitudes[id] ?? 0);
  if (placed.length === 0) spatial.add(0, -90);
  spatial.finish();
  return { spatial, spatialIds };
}
