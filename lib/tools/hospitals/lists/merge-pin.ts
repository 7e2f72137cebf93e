/** The entries that all lists have for one PIN code, as hospitals that name all of their insurers. */
import type { Position } from '../api/hospital-answer.ts';
import { distanceKm } from '../places/places.ts';
import { mergeLabels } from '../text/listed-labels.ts';
import { normalizeName } from '../text/normalize-text.ts';
import { type ListEntry, type ListKind, maxSpecialityLetters } from './list-entry.ts';
import {
  type EntryFeatures,
  extractFeatures,
  isSameHospital,
  isSamePlace,
  placeKey,
} from './same-hospital.ts';

export type ListedEntry = { insurer: string; kind: ListKind; entry: ListEntry };
export type Draft = {
  /** As its first list has it. */
  first: ListEntry;
  entry: ListEntry;
  features: EntryFeatures;
  key: string;
  otherNames: string[];
  insurers: Set<string>;
  excludedBy: Set<string>;
  tieUps: Record<string, string>;
};

/** A word that more hospitals of one PIN code carry tells nothing, and comparing them all would take hours. */
const maxDraftsPerWord = 100;
/** Of one name, so far from each other: two houses. */
const maxKmApart = 2;
const maxOtherNames = 5;

export type Merge = { entry: ListEntry; into: ListEntry };

/**
 * @param listed in the order of lists, so that the same lists always give the same hospitals.
 * @param onMerge called for each entry that another one stands for.
 */
export function mergePin(
  listed: readonly ListedEntry[],
  onMerge: (merge: Merge) => void = () => undefined,
): Draft[] {
  const drafts: Draft[] = [];
  const draftsByWord = new Map<string, Draft[]>();
  const all = listed.map((one) => {
    const features = extractFeatures(one.entry);
    return { ...one, features, key: placeKey(features) };
  });
  const countByKey = new Map<string, number>();
  const ownKey = (one: { insurer: string; kind: ListKind; key: string }) =>
    `${one.kind}|${one.insurer}|${one.key}`;
  for (const one of all) countByKey.set(ownKey(one), (countByKey.get(ownKey(one)) ?? 0) + 1);
  for (const one of all) {
    const { entry, features, key, insurer, kind } = one;
    const words = entry.pin === '' ? [] : [...features.name];
    const beside = [...new Set(words.flatMap((word) => draftsByWord.get(word) ?? []))];
    // Two that fit: which of them is meant is a guess.
    const same =
      singleDraft(beside.filter((draft) => isSameHospital(draft.features, features))) ??
      // A list that has two of the name means two; which of them the other list has, nobody can tell.
      (key !== '' && countByKey.get(ownKey(one)) === 1
        ? singleDraft(beside.filter((draft) => canBeSamePlace(draft, one)))
        : undefined);
    if (same) {
      // Compared by what its first list says: by what others add, unlike ones would come together.
      onMerge({ entry, into: same.first });
      addName(same, entry.name);
      same.entry = fillGaps(same.entry, entry);
      addInsurer(same, insurer, kind, entry.tieUp);
      continue;
    }
    const draft = {
      ...{ first: entry, entry, features, key, otherNames: [], tieUps: {} },
      ...{ insurers: new Set<string>(), excludedBy: new Set<string>() },
    };
    addInsurer(draft, insurer, kind, entry.tieUp);
    drafts.push(draft);
    for (const word of words) {
      const alike = draftsByWord.get(word);
      if (!alike) draftsByWord.set(word, [draft]);
      else if (alike.length < maxDraftsPerWord) alike.push(draft);
    }
  }
  return drafts;
}

function singleDraft(drafts: readonly Draft[]): Draft | undefined {
  return drafts.length === 1 ? drafts[0] : undefined;
}

/** Another list's entry of the same telling name, not of another house by all that is known. */
function canBeSamePlace(
  draft: Draft,
  { entry, features, insurer, kind }: ListedEntry & { features: EntryFeatures },
): boolean {
  const own = kind === 'network' ? draft.insurers : draft.excludedBy;
  if (own.has(insurer) || !isSamePlace(draft.features, features)) return false;
  const [one, other] = [positionOf(draft.entry), positionOf(entry)];
  return !one || !other || distanceKm(one, other.latitude, other.longitude) <= maxKmApart;
}

function positionOf({ latitude, longitude, isPositionApproximate }: ListEntry): Position | null {
  return latitude === null || longitude === null || isPositionApproximate
    ? null
    : { latitude, longitude };
}

function addName({ entry, otherNames }: Draft, name: string): void {
  const key = normalizeName(name);
  const isKnown = [entry.name, ...otherNames].some((one) => normalizeName(one) === key);
  if (!isKnown && otherNames.length < maxOtherNames) otherNames.push(name);
}

function addInsurer(draft: Draft, insurer: string, kind: ListKind, tieUp: string): void {
  if (kind === 'excluded') draft.excludedBy.add(insurer);
  else draft.insurers.add(insurer);
  if (tieUp !== '') draft.tieUps[insurer] ??= tieUp;
}

/** What one list leaves out, another may have. */
function fillGaps(entry: ListEntry, other: ListEntry): ListEntry {
  const hasOwn = entry.latitude !== null && !entry.isPositionApproximate;
  const position =
    !hasOwn && other.latitude !== null && (entry.latitude === null || !other.isPositionApproximate)
      ? other
      : entry;
  return {
    ...entry,
    address: entry.address || other.address,
    phone: entry.phone ?? other.phone,
    specialities: mergeLabels(entry.specialities, other.specialities, maxSpecialityLetters),
    latitude: position.latitude,
    longitude: position.longitude,
    isPositionApproximate: position.isPositionApproximate,
  };
}
