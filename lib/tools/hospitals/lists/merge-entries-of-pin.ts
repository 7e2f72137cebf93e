/** Merges the entries of all lists for one PIN code into hospitals with all their insurers. */
import { normalizeName } from '../../../text/search/normalize-text.ts';
import type { Position } from '../api/hospital-answer.ts';
import { distanceKm } from '../places/places.ts';
import { mergeLabels } from '../text/listed-labels.ts';
import { type ListEntry, type ListKind, maxSpecialityLetters } from './list-entry.ts';
import {
  type EntryFeatures,
  extractFeatures,
  isSameHospital,
  isSamePlace,
  placeKey,
} from './same-hospital.ts';

export type ListedEntry = { insurer: string; kind: ListKind; entry: ListEntry };
export type HospitalDraft = {
  /** The entry of the first list that has the hospital. */
  first: ListEntry;
  entry: ListEntry;
  features: EntryFeatures;
  key: string;
  otherNames: string[];
  insurers: Set<string>;
  excludedBy: Set<string>;
  tieUps: Record<string, string>;
};

/**
 * A word carried by more hospitals of one PIN code does not distinguish them, and comparing all of them would take
 * hours.
 */
const maxDraftsPerWord = 100;
/** Entries with the same name at least this far apart are two hospitals. */
const maxKmApart = 2;
const maxOtherNames = 5;

export type MergedEntry = { entry: ListEntry; into: ListEntry };

/** @param listed in the order of lists, so that the same input always gives the same result. */
export function mergeEntriesOfPin(
  listed: readonly ListedEntry[],
  onMerge: (merge: MergedEntry) => void = () => undefined,
): HospitalDraft[] {
  const drafts: HospitalDraft[] = [];
  const draftsByWord = new Map<string, HospitalDraft[]>();
  for (const one of withFeatures(listed)) {
    const { entry, features, key, insurer, kind } = one;
    const words = entry.pin === '' ? [] : [...features.name];
    const candidates = [...new Set(words.flatMap((word) => draftsByWord.get(word) ?? []))];
    const same = findSameHospital(candidates, one);
    if (same) {
      // Compares only the first list's entry: fields added by others would chain different hospitals together.
      onMerge({ entry, into: same.first });
      addName(same, entry.name);
      same.entry = fillGaps(same.entry, entry);
      addInsurer(same, insurer, kind, entry.tieUp);
      continue;
    }
    const draft = {
      first: entry,
      entry,
      features,
      key,
      otherNames: [],
      tieUps: {},
      insurers: new Set<string>(),
      excludedBy: new Set<string>(),
    };
    addInsurer(draft, insurer, kind, entry.tieUp);
    drafts.push(draft);
    for (const word of words) {
      const draftsWithWord = draftsByWord.get(word);
      if (!draftsWithWord) draftsByWord.set(word, [draft]);
      else if (draftsWithWord.length < maxDraftsPerWord) draftsWithWord.push(draft);
    }
  }
  return drafts;
}

type ComparedEntry = ListedEntry & {
  features: EntryFeatures;
  key: string;
  /** No other entry of its list has the key. */
  isOnlyOfKey: boolean;
};

function withFeatures(listed: readonly ListedEntry[]): ComparedEntry[] {
  const all = listed.map((one) => {
    const features = extractFeatures(one.entry);
    const key = placeKey(features);
    return { ...one, features, key, keyInList: `${one.kind}|${one.insurer}|${key}` };
  });
  const byKey = Map.groupBy(all, ({ keyInList }) => keyInList);
  return all.map((one) => ({ ...one, isOnlyOfKey: byKey.get(one.keyInList)?.length === 1 }));
}

/** Null also for two matches: either would be a guess. */
function findSameHospital(
  candidates: readonly HospitalDraft[],
  one: ComparedEntry,
): HospitalDraft | null {
  const same = singleDraft(
    candidates.filter((draft) => isSameHospital(draft.features, one.features)),
  );
  // A list with two entries of the name means two hospitals; which of them the other list means is unknown.
  if (same || one.key === '' || !one.isOnlyOfKey) return same;
  return singleDraft(candidates.filter((draft) => canBeSamePlace(draft, one)));
}

function singleDraft(drafts: readonly HospitalDraft[]): HospitalDraft | null {
  const [only, second] = drafts;
  return only && !second ? only : null;
}

/** An entry of another list with the same distinctive name that is not another house by any known field. */
function canBeSamePlace(
  draft: HospitalDraft,
  { entry, features, insurer, kind }: ComparedEntry,
): boolean {
  const insurersOfKind = kind === 'network' ? draft.insurers : draft.excludedBy;
  if (insurersOfKind.has(insurer) || !isSamePlace(draft.features, features)) return false;
  const [one, other] = [positionOf(draft.entry), positionOf(entry)];
  return !one || !other || distanceKm(one, other.latitude, other.longitude) <= maxKmApart;
}

function positionOf({ latitude, longitude, isPositionApproximate }: ListEntry): Position | null {
  return latitude === null || longitude === null || isPositionApproximate
    ? null
    : { latitude, longitude };
}

function addName({ entry, otherNames }: HospitalDraft, name: string): void {
  const key = normalizeName(name);
  const isKnown = [entry.name, ...otherNames].some((one) => normalizeName(one) === key);
  if (!isKnown && otherNames.length < maxOtherNames) otherNames.push(name);
}

function addInsurer(draft: HospitalDraft, insurer: string, kind: ListKind, tieUp: string): void {
  if (kind === 'excluded') draft.excludedBy.add(insurer);
  else draft.insurers.add(insurer);
  if (tieUp !== '') draft.tieUps[insurer] ??= tieUp;
}

/** Fills fields that one list leaves out from another. */
function fillGaps(entry: ListEntry, otherEntry: ListEntry): ListEntry {
  const hasOwn = entry.latitude !== null && !entry.isPositionApproximate;
  const position =
    !hasOwn &&
    otherEntry.latitude !== null &&
    (entry.latitude === null || !otherEntry.isPositionApproximate)
      ? otherEntry
      : entry;
  return {
    ...entry,
    address: entry.address || otherEntry.address,
    phone: entry.phone ?? otherEntry.phone,
    specialities: mergeLabels(entry.specialities, otherEntry.specialities, maxSpecialityLetters),
    latitude: position.latitude,
    longitude: position.longitude,
    isPositionApproximate: position.isPositionApproximate,
  };
}
