/** Several insurers' lists as one: the same hospital becomes one entry that names all of its insurers. */
import { createHash } from 'node:crypto';
import type { HospitalList } from '../hospital-answer.ts';
import { plainText } from '../words.ts';
import type { ListEntry, MergedHospital } from './list-entry.ts';
import { isSameHospital, type Likeness, likenessOf } from './same-hospital.ts';

export type InsurerList = Omit<HospitalList, 'hospitals'> & { entries: readonly ListEntry[] };

/** What it is compared by is made when there is something to compare it with. */
type Draft = { entry: ListEntry; likeness: Likeness | null; insurers: Set<string> };

const entriesPerStep = 500;
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lists in the order of their insurers' names, so that the same lists always give the same entries and ids. */
export async function mergeLists(
  lists: readonly InsurerList[],
): Promise<{ hospitals: MergedHospital[]; merged: number }> {
  const draftsByPin = new Map<string, Draft[]>();
  const drafts: Draft[] = [];
  let merged = 0;
  let step = 0;
  for (const { insurer, entries } of lists.toSorted((a, b) => (a.insurer < b.insurer ? -1 : 1))) {
    for (const entry of entries) {
      if (step++ % entriesPerStep === 0) await breathe();
      const beside = draftsByPin.get(entry.pin) ?? [];
      const likeness = beside.length > 0 ? likenessOf(entry) : null;
      const same = likeness ? beside.filter((draft) => isSame(draft, likeness)) : [];
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
      if (entry.pin === '') continue;
      beside.push(draft);
      draftsByPin.set(entry.pin, beside);
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

function isSame(draft: Draft, likeness: Likeness): boolean {
  draft.likeness ??= likenessOf(draft.entry);
  return isSameHospital(draft.likeness, likeness);
}

/** What one list leaves out, another may have. */
function fillGaps(kept: ListEntry, other: ListEntry): ListEntry {
  const hasOwn = kept.latitude !== null && !kept.isPositionApproximate;
  const position =
    !hasOwn && other.latitude !== null && (kept.latitude === null || !other.isPositionApproximate)
      ? other
      : kept;
  return {
    ...kept,
    address: kept.address || other.address,
    phone: kept.phone ?? other.phone,
    latitude: position.latitude,
    longitude: position.longitude,
    isPositionApproximate: position.isPositionApproximate,
  };
}

/** The same from one import to the next, as long as the list writes the hospital alike. */
function idOf(entry: ListEntry, taken: Map<string, number>): string {
  const text = plainText(`${entry.name} ${entry.address} ${entry.pin}`);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before === 0 ? id : `${id}-${before + 1}`;
}
