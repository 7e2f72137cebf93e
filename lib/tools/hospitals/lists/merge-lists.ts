/** Several insurers' lists as one: the same hospital becomes one entry that names all of its insurers. */
import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { HospitalList } from '../api/hospital-answer.ts';
import { normalizeText } from '../text/normalize-text.ts';
import type { ListEntry, MergedHospital } from './list-entry.ts';
import { isSameHospital, type Likeness, likenessOf } from './same-hospital.ts';

export type InsurerList = Omit<HospitalList, 'hospitals'> & { entries: readonly ListEntry[] };

type Draft = { entry: ListEntry; likeness: Likeness | null; insurers: Set<string> };

const entriesPerStep = 500;
/** A word that more hospitals of one PIN code carry tells nothing, and comparing them all would take hours. */
const maxAlike = 100;

/** Lists in the order of their insurers' names, so that the same lists always give the same entries and ids. */
export async function mergeLists(
  lists: readonly InsurerList[],
): Promise<{ hospitals: MergedHospital[]; merged: number }> {
  const all = lists
    .toSorted((a, b) => (a.insurer < b.insurer ? -1 : 1))
    .flatMap(({ insurer, entries }) => entries.map((entry) => ({ insurer, entry })));
  const countByPin = new Map<string, number>();
  for (const { entry } of all) countByPin.set(entry.pin, (countByPin.get(entry.pin) ?? 0) + 1);
  const draftsByKey = new Map<string, Draft[]>();
  const drafts: Draft[] = [];
  let merged = 0;
  for (const [at, { insurer, entry }] of all.entries()) {
    if (at % entriesPerStep === 0) await yieldToEventLoop();
    const isAlone = entry.pin === '' || countByPin.get(entry.pin) === 1;
    const likeness = isAlone ? null : likenessOf(entry);
    const keys = likeness ? [...likeness.name].map((word) => `${entry.pin} ${word}`) : [];
    const beside = new Set(keys.flatMap((key) => draftsByKey.get(key) ?? []));
    const same = [...beside].filter((one) => isSame(one, likeness));
    const [only] = same;
    // Two that fit: which of them is meant is a guess.
    if (only && same.length === 1) {
      only.insurers.add(insurer);
      // Compared by what its first list says: by what others add, unlike ones would come together.
      only.entry = fillGaps(only.entry, entry);
      merged++;
      continue;
    }
    const draft: Draft = { entry, likeness, insurers: new Set([insurer]) };
    drafts.push(draft);
    for (const key of keys) {
      const alike = draftsByKey.get(key);
      if (!alike) draftsByKey.set(key, [draft]);
      else if (alike.length < maxAlike) alike.push(draft);
    }
  }
  const taken = new Map<string, number>();
  const hospitals = drafts.map(({ entry, insurers }) => ({
    ...entry,
    id: idOf(entry, taken),
    insurers: [...insurers].sort(),
  }));
  return { hospitals, merged };
}

function isSame(draft: Draft, likeness: Likeness | null): boolean {
  return likeness !== null && draft.likeness !== null && isSameHospital(draft.likeness, likeness);
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
    latitude: position.latitude,
    longitude: position.longitude,
    isPositionApproximate: position.isPositionApproximate,
  };
}

/** The same from one import to the next, as long as the list writes the hospital alike. */
function idOf(entry: ListEntry, taken: Map<string, number>): string {
  const text = normalizeText(`${entry.name} ${entry.address} ${entry.pin}`);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before === 0 ? id : `${id}-${before + 1}`;
}
