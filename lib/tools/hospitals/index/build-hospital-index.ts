/** Builds the index from the merged lists, in steps that yield to other work, so that searches go on meanwhile. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { normalizeText } from '../../../text-search/normalize-text.ts';
import type { HospitalLists, MergedHospital } from '../lists/list-entry.ts';
import { areaNames, findPin, type PlaceTables } from '../places/places.ts';
import { appendToList } from '../text/append-to-list.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import { splitLabels } from '../text/listed-labels.ts';
import { collectLabels } from './collect-labels.ts';
import { collectLocations } from './collect-locations.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { addWords, type PostingsByTerm, packTerms } from './index-terms.ts';
import { toIndexWords } from './index-words.ts';

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
