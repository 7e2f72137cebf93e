/** Builds the search index of a test's lists, with the real places. */
import { buildHospitalIndex } from '../../lib/tools/hospitals/index/build-hospital-index.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry, ListKind } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { mergeLists } from '../../lib/tools/hospitals/lists/merge-lists.ts';
import { readPlaces } from '../../lib/tools/hospitals/places/read-places.server.ts';

type EntriesByInsurer = Readonly<Record<string, readonly ListEntry[]>>;

/**
 * @param entriesByInsurer each insurer's list, all of the same date.
 * @param excludedByInsurer each insurer's list of hospitals that it excludes.
 */
export async function hospitalIndex(
  entriesByInsurer: EntriesByInsurer,
  asOf = '2026-06-29',
  excludedByInsurer: EntriesByInsurer = {},
): Promise<HospitalIndex> {
  const listsOf = (entries: EntriesByInsurer, kind: ListKind) =>
    Object.entries(entries).map(([insurer, list]) => ({ insurer, kind, asOf, entries: list }));
  const networkLists = listsOf(entriesByInsurer, 'network');
  const { hospitals } = await mergeLists([
    ...networkLists,
    ...listsOf(excludedByInsurer, 'excluded'),
  ]);
  const lists = networkLists.map(({ insurer, entries }) => ({
    insurer,
    asOf,
    hospitals: entries.length,
  }));
  return buildHospitalIndex({ hospitals, lists, excludedLists: [], isSample: false }, readPlaces());
}
