/** Merges several insurers' lists: the same hospital becomes one entry with all of its insurers. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { normalizeText } from '../../../text/search/normalize-text.ts';
import { sha256Hex } from '../../../text/sha256-hex.ts';
import type { HospitalList } from '../api/hospital-answer.ts';
import type { ListEntry, ListKind, MergedHospital } from './list-entry.ts';
import { type ListedEntry, type MergedEntry, mergeEntriesOfPin } from './merge-entries-of-pin.ts';

export type InsurerList = Omit<HospitalList, 'hospitals'> & {
  kind?: ListKind;
  entries: readonly ListEntry[];
};

const pinsPerStep = 100;

/** In the order of the insurers' names, so that the same lists always give the same entries and ids. */
export async function mergeLists(
  lists: readonly InsurerList[],
): Promise<{ hospitals: MergedHospital[]; merges: readonly MergedEntry[] }> {
  const all: ListedEntry[] = lists
    .toSorted((a, b) => (listOrder(a) < listOrder(b) ? -1 : 1))
    .flatMap(({ insurer, kind = 'network', entries }) =>
      entries.map((entry) => ({ insurer, kind, entry })),
    );
  const merges: MergedEntry[] = [];
  const merger = createListMerger((merge) => merges.push(merge));
  let pinCount = 0;
  for (const listed of Map.groupBy(all, ({ entry }) => entry.pin).values()) {
    if (pinCount++ % pinsPerStep === 0) await yieldToEventLoop();
    merger.addPin(listed);
  }
  return { hospitals: merger.hospitals, merges };
}

/** Networks first: excluded hospitals are matched against them. */
export function listOrder({ kind, insurer }: { kind?: ListKind; insurer: string }): string {
  return `${kind === 'excluded' ? 1 : 0}${insurer}`;
}

/** For lists that do not fit into memory at once: entries come PIN code by PIN code. */
export function createListMerger(onMerge?: (merge: MergedEntry) => void) {
  const hospitals: MergedHospital[] = [];
  const idCounts = new Map<string, number>();
  const noTieUps = {};
  const noNames: readonly string[] = [];
  /** @param listed all entries for a PIN code, in `listOrder`. */
  function addPin(listed: readonly ListedEntry[]): void {
    for (const { entry, otherNames, insurers, excludedBy, tieUps } of mergeEntriesOfPin(
      listed,
      onMerge,
    )) {
      // An insurer that excludes a hospital does not pay there, even if its network list still has it.
      for (const insurer of excludedBy) {
        insurers.delete(insurer);
        delete tieUps[insurer];
      }
      hospitals.push({
        ...entry,
        id: hospitalIdFor(entry, idCounts),
        otherNames: otherNames.length > 0 ? otherNames : noNames,
        insurers: [...insurers].sort(),
        excludedBy: [...excludedBy].sort(),
        tieUps: Object.keys(tieUps).length > 0 ? tieUps : noTieUps,
      });
    }
  }
  return { hospitals, addPin };
}

/** Stable between imports, as long as the list spells the hospital alike. */
function hospitalIdFor(entry: ListEntry, idCounts: Map<string, number>): string {
  const text = normalizeText(`${entry.name} ${entry.address} ${entry.pin}`);
  const id = sha256Hex(text).slice(0, 12);
  const before = idCounts.get(id) ?? 0;
  idCounts.set(id, before + 1);
  return before === 0 ? id : `${id}-${before + 1}`;
}
