/**
 * Replaces an insurer's list. Rule: all or nothing, and the site never waits long: rows are written in small batches
 * under an id that no reader uses yet; one short transaction puts it in force.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ImportLock } from '../../../spreadsheets/import-lock.server.ts';
import type { Store } from '../../../store/schema.ts';
import type { ListEntry, ListKind } from '../lists/list-entry.ts';
import { extractFeatures, placeKey } from '../lists/same-hospital.ts';

const rowsPerStep = 500;
const rowsPerDelete = 5000;

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
  onStep: (written: number) => void,
): Promise<void> {
  const { db } = store;
  // Rows of an import that was killed.
  await deleteUnusedEntries(store, lock);
  const listId = randomUUID();
  for (let start = 0; start < entries.length; start += rowsPerStep) {
    await lock.renew(db);
    const step = entries.slice(start, start + rowsPerStep);
    await db
      .insertInto('hospital_entry')
      .values(
        step.map(({ isPositionApproximate, tieUp, ...entry }, offset) => ({
          list_id: listId,
          number: start + offset,
          ...entry,
          tie_up: tieUp,
          place_key: placeKey(extractFeatures({ ...entry, isPositionApproximate, tieUp })),
          is_position_approximate: isPositionApproximate ? (1 as const) : (0 as const),
        })),
      )
      .execute();
    onStep(Math.min(entries.length, start + rowsPerStep));
  }
  const row = {
    list_id: listId,
    as_of: asOf,
    imported_at: store.now().toISOString(),
    hospitals: entries.length,
  };
  await db.transaction().execute(async (transaction) => {
    // An import that lost its lock must not put a list in force whose rows another import has deleted.
    await lock.renew(transaction);
    await transaction
      .insertInto('hospital_list')
      .values({ insurer, kind, ...row })
      .onConflict((conflict) => conflict.columns(['insurer', 'kind']).doUpdateSet(row))
      .execute();
  });
  await deleteUnusedEntries(store, lock);
}

async function deleteUnusedEntries({ db }: Store, lock: ImportLock): Promise<void> {
  const unused = await db
    .selectFrom('hospital_entry')
    .select(['list_id', ({ fn }) => fn.max('number').as('last')])
    .where('list_id', 'not in', db.selectFrom('hospital_list').select('list_id'))
    .groupBy('list_id')
    .execute();
  for (const { list_id, last } of unused) {
    for (let start = 0; start <= Number(last); start += rowsPerDelete) {
      await lock.renew(db);
      await db
        .deleteFrom('hospital_entry')
        .where('list_id', '=', list_id)
        .where('number', '>=', start)
        .where('number', '<', start + rowsPerDelete)
        .execute();
    }
  }
}

/** Removes an insurer's list. @returns false when there was none. */
export async function removeList(
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
  await deleteUnusedEntries(store, lock);
  return true;
}
