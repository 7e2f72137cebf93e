/** An index over lists that a test makes, with the real places. */
import { buildHospitalIndex } from '../lib/tools/hospitals/index/build-hospital-index.ts';
import type { HospitalIndex } from '../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry } from '../lib/tools/hospitals/lists/list-entry.ts';
import { mergeLists } from '../lib/tools/hospitals/lists/merge-lists.ts';
import { readPlaces } from '../lib/tools/hospitals/places/read-places.server.ts';

/** @param entriesByInsurer each insurer's list, in force since the same day. */
export async function hospitalIndex(
  entriesByInsurer: Readonly<Record<string, readonly ListEntry[]>>,
  asOf = '2026-06-29',
): Promise<HospitalIndex> {
  const given = Object.entries(entriesByInsurer).map(([insurer, entries]) => ({
    insurer,
    asOf,
    entries,
  }));
  const { hospitals } = await mergeLists(given);
  const lists = given.map(({ insurer, entries }) => ({
    insurer,
    asOf,
    hospitals: entries.length,
  }));
  return buildHospitalIndex({ hospitals, lists, excludedLists: [], isSample: false }, readPlaces());
}
