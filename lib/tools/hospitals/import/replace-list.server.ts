import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import {
  deleteEarlierVersion,
  readEarlierVersions,
  recordEarlierVersions,
} from '../../../imports/earlier-versions.server.ts';
import { commitUnderLock, type ImportLock } from '../../../imports/import-lock.server.ts';
import {
  deleteUnusedVersions,
  type WriteSteps,
  writeVersion,
} from '../../../imports/write-version.server.ts';
import type { Store, Tables } from '../../../store/schema/schema.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { placeKeyOf } from '../lists/same-hospital.ts';

export type NewList = {
  insurer: string;
  kind?: ListKind;
  asOf: string;
  entries: readonly ListEntry[];
};

export async function replaceList(
  store: Store,
  lock: ImportLock,
  { insurer, kind = 'network', asOf, entries }: NewList,
  { onStep, record = async () => undefined }: WriteSteps,
): Promise<void> {
  // Rows of an import that was killed.
  await deleteUnusedVersions(store, lock, 'hospitals');
  const row = {
    list_id: await writeVersion(store, lock, 'hospitals', { items: entries, toRow: rowOf, onStep }),
    as_of: asOf,
    imported_at: store.now().toISOString(),
    hospitals: entries.length,
  };
  await commitUnderLock(store, lock, async (transaction) => {
    const before = await readList(transaction, { insurer, kind });
    await recordEarlierVersions(transaction, store.now(), 'hospitals', [
      {
        name: listName({ insurer, kind }),
        loadedVersion: row.list_id,
        before: before && {
          versionId: before.list_id,
          row: before,
          rowCount: Number(before.hospitals),
        },
      },
    ]);
    await transaction
      .insertInto('hospital_list')
      .values({ insurer, kind, ...row })
      .onConflict((conflict) => conflict.columns(['insurer', 'kind']).doUpdateSet(row))
      .execute();
    await record(transaction);
  });
  await deleteUnusedVersions(store, lock, 'hospitals');
}

function rowOf(listed: ListEntry) {
  const { isPositionApproximate, tieUp, ...entry } = listed;
  return {
    ...entry,
    tie_up: tieUp,
    place_key: placeKeyOf(listed),
    is_position_approximate: isPositionApproximate ? (1 as const) : (0 as const),
  };
}

/**
 * Removes an insurer's list.
 * @param record runs in its transaction.
 * @returns false when there was none.
 */
export async function deleteHospitalList(
  store: Store,
  lock: ImportLock,
  { insurer, kind }: ListId,
  record: (transaction: Transaction<Tables>) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const isDeleted = await commitUnderLock(store, lock, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('hospital_list')
      .where(({ and }) => and({ insurer, kind }))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await deleteEarlierVersion(transaction, 'hospitals', listName({ insurer, kind }));
    await record(transaction);
    return true;
  });
  if (isDeleted) await deleteUnusedVersions(store, lock, 'hospitals');
  return isDeleted;
}

export type ListId = { insurer: string; kind: ListKind };
/** `until`: the last moment. `before`: what is restored; null if nothing was in force. */
export type UndoableList = ListId & {
  loadedAt: string;
  until: string;
  before: { hospitals: number; asOf: string } | null;
};

/** The lists whose last load can be taken back. */
export async function readUndoableLists({ db }: Store, now: Date): Promise<UndoableList[]> {
  const inForce = await db.selectFrom('hospital_list').select('list_id').execute();
  const versions = new Set(inForce.map(({ list_id }) => list_id));
  const kept = await readEarlierVersions(db, now, 'hospitals');
  return kept
    .filter(({ loaded_version }) => versions.has(loaded_version))
    .map(({ name, loaded_at, keep_until, in_force_row }) => {
      const before = in_force_row === null ? null : (JSON.parse(in_force_row) as ListRow);
      return {
        ...parseListName(name),
        loadedAt: loaded_at,
        until: keep_until,
        before: before && { hospitals: Number(before.hospitals), asOf: before.as_of },
      };
    });
}

/**
 * Puts the list before the last load in force again; where there was none, the list is removed. The rows of the load
 * are deleted by the next import.
 * @param record called in the same transaction.
 * @returns false when it cannot be taken back: too late, loaded again, or its rows are gone.
 */
export function undoLastLoad(
  store: Store,
  lock: ImportLock,
  { insurer, kind }: ListId,
  record: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<boolean> {
  return commitUnderLock(store, lock, async (transaction) => {
    const name = listName({ insurer, kind });
    const kept = await readEarlierVersions(transaction, store.now(), 'hospitals');
    const earlier = kept.find((one) => one.name === name);
    const current = await readList(transaction, { insurer, kind });
    if (!earlier || current?.list_id !== earlier.loaded_version) return false;
    const { version_id: listId, in_force_row: row } = earlier;
    if (listId === null || row === null) {
      await transaction
        .deleteFrom('hospital_list')
        .where(({ and }) => and({ insurer, kind }))
        .execute();
    } else {
      const { rows } = await transaction
        .selectFrom('hospital_entry')
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .where('list_id', '=', listId)
        .executeTakeFirstOrThrow();
      if (Number(rows) !== Number(earlier.row_count)) return false;
      await transaction
        .updateTable('hospital_list')
        .set(JSON.parse(row) as ListRow)
        .where(({ and }) => and({ insurer, kind }))
        .execute();
    }
    await deleteEarlierVersion(transaction, 'hospitals', name);
    await record(transaction);
    return true;
  });
}

type ListRow = Tables['hospital_list'];

async function readList(db: Kysely<Tables>, { insurer, kind }: ListId): Promise<ListRow | null> {
  const row = await db
    .selectFrom('hospital_list')
    .selectAll()
    .where(({ and }) => and({ insurer, kind }))
    .executeTakeFirst();
  return row ?? null;
}

function listName({ insurer, kind }: ListId): string {
  return JSON.stringify([insurer, kind]);
}

function parseListName(name: string): ListId {
  const [insurer, kind] = JSON.parse(name) as [string, ListKind];
  return { insurer, kind };
}
