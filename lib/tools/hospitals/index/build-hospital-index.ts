/** Builds the index from the merged lists, in steps that yield to other work, so that searches go on meanwhile. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import KDBush from 'kdbush';
import { normalizeText } from '../../../text/search/normalize-text.ts';
import type { HospitalLists, MergedHospital } from '../lists/list-entry.ts';
import { locateEntry } from '../lists/locate-entry.ts';
import { areaNames, findPin, type PlaceTables } from '../places/places.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import { kindsInName } from '../text/hospital-kinds.ts';
import type { ListedLabel } from '../text/listed-labels.ts';
import { splitLabels } from '../text/listed-labels.ts';
import { appendToList, createTermDictionary } from '../text/term-dictionary.ts';
import { toWords } from '../text/to-words.ts';
import lists from '../text/word-lists.json' with { type: 'json' };
import { commonWords, stopWords } from '../text/word-lists.ts';
import type { HospitalIndex, IndexedLocations, LabelFilters } from './hospital-index.ts';
import { type IndexedTerms, inAddressFlag, inNameFlag } from './hospital-index.ts';

// The words by which a hospital can be found: those of its name and location, and its initials.
/** Well-known initials, with the words they stand for; a list may have either. */
const initialisms: ReadonlyMap<string, string> = new Map(Object.entries(lists.initialisms));

type IndexWords = {
  /** Unique words. */
  name: readonly string[];
  address: readonly string[];
  kinds: ReadonlySet<HospitalKind>;
  /** "kem", "kemh": matched exactly only. */
  initials: readonly string[];
  /** Number of distinctive words of the name; at least 1. */
  nameLength: number;
};

/** @param area the PIN code's locality: addresses often leave it out. */
function toIndexWords(hospital: MergedHospital, area: string): IndexWords {
  const nameWords = toWords(hospital.name);
  const others = hospital.otherNames.map((one) => toWords(one));
  const name = new Set([nameWords, ...others].flat());
  for (const word of [...name])
    for (const meant of initialisms.get(word)?.split(' ') ?? []) name.add(meant);
  const address = new Set(
    toWords(`${hospital.address} ${hospital.city} ${hospital.district} ${area}`),
  );
  if (hospital.pin) address.add(hospital.pin);
  // "(A Unit Of …)" names a company: people do not search for it, so it must not lower the match quality of the name.
  const lengths = [hospital.name, ...hospital.otherNames].map((one) => distinctiveWords(one).size);
  return {
    name: [...name],
    address: [...address],
    kinds: new Set([nameWords, ...others].flatMap((words) => [...kindsInName(words)])),
    initials: [...new Set([nameWords, ...others].flatMap(initialsOf))],
    nameLength: Math.max(1, Math.min(...lengths)),
  };
}

function distinctiveWords(name: string): Set<string> {
  const words = toWords(name.replace(/\(.*|\ba unit of\b.*/i, ''));
  return new Set(words.filter((word) => !commonWords.has(word) && !stopWords.has(word)));
}

/** Initials of the first three to six words, as people use them. */
function initialsOf(words: readonly string[]): string[] {
  const letters = words
    .filter((word) => !stopWords.has(word) && /^[a-z]/.test(word))
    .slice(0, 6)
    .map((word) => word[0])
    .join('');
  const found: string[] = [];
  for (let length = 3; length <= letters.length; length++) found.push(letters.slice(0, length));
  return found;
}

const hospitalsPerStep = 250;
const maxNameLength = 255;
const maxSpecialities = 40;
const maxTieUps = 12;

export async function buildHospitalIndex(
  { hospitals, lists, excludedLists, isSample }: HospitalLists,
  places: PlaceTables,
): Promise<HospitalIndex> {
  const count = hospitals.length;
  const postingsByTerm: PostingsByTerm = new Map();
  const hospitalsByInitials = new Map<string, number[]>();
  const hospitalsByKind = new Map<HospitalKind, number[]>();
  const nameLengths = new Uint8Array(count);
  const insurerFlags = new Map(lists.map(({ insurer }) => [insurer, new Uint8Array(count)]));
  const locations = collectLocations(places, count);
  const specialities = collectLabels(count, maxSpecialities);
  const tieUps = collectLabels(count, maxTieUps);

  for (const [id, hospital] of hospitals.entries()) {
    if (id % hospitalsPerStep === 0) await yieldToEventLoop();
    const pin = hospital.pin ? findPin(places, Number(hospital.pin)) : -1;
    const words = toIndexWords(hospital, areaNames(places, pin).join(' '));
    addWords(postingsByTerm, id, words);
    for (const initials of words.initials) appendToList(hospitalsByInitials, initials, id);
    for (const kind of words.kinds) appendToList(hospitalsByKind, kind, id);
    nameLengths[id] = Math.min(maxNameLength, words.nameLength);
    locations.add(id, hospital);
    specialities.add(id, splitLabels(hospital.specialities));
    for (const insurer of hospital.insurers)
      tieUps.add(id, splitLabels(hospital.tieUps[insurer] ?? ''));
    // A search in one insurer's list must also show the hospitals it has excluded.
    for (const insurer of [...hospital.insurers, ...hospital.excludedBy]) {
      const flags = insurerFlags.get(insurer);
      if (flags) flags[id] = 1;
    }
  }
  await yieldToEventLoop();
  const order = orderByName(hospitals);
  await yieldToEventLoop();
  const terms = await packTerms(postingsByTerm);
  await yieldToEventLoop();
  return {
    hospitals,
    lists,
    excludedLists,
    isSample,
    places,
    ...terms,
    ...locations.finish(),
    ...order,
    hospitalsByInitials,
    hospitalsByKind,
    nameLengths,
    insurerFlags,
    specialities: specialities.finish(),
    tieUps: tieUps.finish(),
  };
}

function orderByName(hospitals: readonly MergedHospital[]) {
  const names = hospitals.map(({ name }) => normalizeText(name));
  const byName = Uint32Array.from(
    Array.from(names.keys()).sort((a, b) =>
      (names[a] ?? '') < (names[b] ?? '') ? -1 : names[a] === names[b] ? a - b : 1,
    ),
  );
  const nameRanks = new Uint32Array(names.length);
  byName.forEach((id, rank) => {
    nameRanks[id] = rank;
  });
  return { byName, nameRanks };
}

const maxCollected = 5000;

/**
 * Collects the lists' labels of specialities or tie-ups as filters: the most common labels, with a flag for each
 * hospital. A column of free text may have as many labels as rows, so every structure is bounded.
 * @returns `add`, to be called for each hospital in order, and `finish`.
 */
export function collectLabels(count: number, maxLabels: number) {
  const labelsByKey = new Map<string, { label: string; ids: number[] }>();

  /** @param labels of one hospital; a repeated one counts once. */
  function add(id: number, labels: readonly ListedLabel[]): void {
    for (const { key, label } of labels) {
      const same = labelsByKey.get(key);
      if (!same) {
        if (labelsByKey.size < maxCollected) labelsByKey.set(key, { label, ids: [id] });
      } else if (same.ids.at(-1) !== id) same.ids.push(id);
    }
  }

  function finish(): LabelFilters {
    const mostCommon = [...labelsByKey]
      .sort(([, a], [, b]) => b.ids.length - a.ids.length)
      .slice(0, maxLabels);
    const flags = mostCommon.map(([key, { ids }]) => {
      const labelFlags = new Uint8Array(count);
      for (const id of ids) labelFlags[id] = 1;
      return [key, labelFlags] as const;
    });
    return {
      options: mostCommon
        .map(([value, { label, ids }]) => ({ value, label, hospitals: ids.length }))
        .sort((a, b) => (a.label < b.label ? -1 : 1)),
      flags: new Map(flags),
    };
  }

  return { add, finish };
}

/** Entries of each term in the order of hospital ids. */
type PostingsByTerm = Map<string, number[]>;

/** Adds a word that is in name and address once, with both flags. */
function addWords(
  postingsByTerm: PostingsByTerm,
  id: number,
  { name, address }: Pick<IndexWords, 'name' | 'address'>,
): void {
  for (const word of name) appendToList(postingsByTerm, word, id * 4 + inNameFlag);
  for (const word of address) {
    const postings = postingsByTerm.get(word);
    if (postings?.at(-1) === id * 4 + inNameFlag)
      postings[postings.length - 1] = id * 4 + inNameFlag + inAddressFlag;
    else appendToList(postingsByTerm, word, id * 4 + inAddressFlag);
  }
}

async function packTerms(
  postingsByTerm: ReadonlyMap<string, readonly number[]>,
): Promise<IndexedTerms> {
  const terms = [...postingsByTerm.keys()].sort();
  await yieldToEventLoop();
  const dictionary = createTermDictionary(terms);
  await yieldToEventLoop();
  const postingStarts = new Uint32Array(terms.length + 1);
  const nameCounts = new Uint32Array(terms.length);
  terms.forEach((term, id) => {
    postingStarts[id + 1] = (postingStarts[id] ?? 0) + (postingsByTerm.get(term)?.length ?? 0);
  });
  const postings = new Uint32Array(postingStarts[terms.length] ?? 0);
  terms.forEach((term, id) => {
    const termPostings = postingsByTerm.get(term) ?? [];
    postings.set(termPostings, postingStarts[id] ?? 0);
    let nameCount = 0;
    for (const posting of termPostings) nameCount += posting & inNameFlag;
    nameCounts[id] = nameCount;
  });
  return { dictionary, postingStarts, postings, nameCounts };
}

/** @returns `add`, to be called for each hospital in order, and `finish`. */
function collectLocations(places: PlaceTables, count: number) {
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
