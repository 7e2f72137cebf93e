/** Replaces or removes an insurer's list. */
import 'server-only';
import { commitUnderLock, type ImportLock } from '../../../imports/import-lock.server.ts';
import { deleteUnusedVersions, writeVersion } from '../../../imports/write-version.server.ts';
import type { Store } from '../../../store/schema/schema.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { extractFeatures, placeKey } from '../lists/same-hospital.ts';

export type NewList = {
  insurer: string;
  kind?: ListKind;
  asOf: string;
  entries: readonly ListEntry[];
};

/** @param onStep called with the number of rows written so far. */
export async function replaceList(
  store: Store,
  lock: ImportLock,
  { insurer, kind = 'network', asOf, entries }: NewList,
  onStep: (rowCount: number) => void,
): Promise<void> {
  // Rows of an import that was killed.
  await deleteUnusedVersions(store, lock, 'hospitals');
  const row = {
    list_id: await writeVersion(store, lock, 'hospitals', entries, rowOf, onStep),
    as_of: asOf,
    imported_at: store.now().toISOString(),
    hospitals: entries.length,
  };
  await commitUnderLock(store, lock, (transaction) =>
    transaction
      .insertInto('hospital_list')
      .values({ insurer, kind, ...row })
      .onConflict((conflict) => conflict.columns(['insurer', 'kind']).doUpdateSet(row))
      .execute(),
  );
  await deleteUnusedVersions(store, lock, 'hospitals');
}

function rowOf(listed: ListEntry) {
  const { isPositionApproximate, tieUp, ...entry } = listed;
  return {
    ...entry,
    tie_up: tieUp,
    place_key: placeKey(extractFeatures(listed)),
    is_position_approximate: isPositionApproximate ? (1 as const) : (0 as const),
  };
}

/** Removes an insurer's list. @returns false when there was none. */
export async function deleteHospitalList(
  store: Store,
  lock: ImportLock,
  { insurer, kind }: Pick<NewList, 'insurer'> & { kind: ListKind },
): Promise<boolean> {
  const { numDeletedRows } = await store.db
    .deleteFrom('hospital_list')
    .where('insurer', '=', insurer)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await deleteUnusedVersions(store, lock, 'hospitals');
  return true;
}
