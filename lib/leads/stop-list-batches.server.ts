/**
 * Puts a file of numbers on the do-not-call list. Rule: all or nothing, and no other write waits long: the numbers are
 * stored in batches without effect, one row puts the load in force, and then each batch is put on the list in a
 * transaction of its own: by the import or, after an interruption, by the sweeper.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { dayMs, timestampBefore } from '../dates/iso-date.ts';
import { inBatches, readIdBatches } from '../store/read-batches.ts';
import type { Store, Tables } from '../store/schema/schema.ts';
import { numbersPerBatch, stopNumbers } from './do-not-call-list.server.ts';
import { withdrawLeads } from './withdraw-lead.server.ts';

/** Longer than any import: a load that is not in force by then was interrupted. */
const staleLoadMs = dayMs;

/** @returns the load, which is not in force yet. */
export async function storeBatches(
  { db }: Pick<Store, 'db'>,
  mobileKeys: readonly string[],
  now: Date,
): Promise<string> {
  const loadId = randomUUID();
  // In one order everywhere: two imports that stop the same numbers cannot block each other.
  for (const { batch } of inBatches(mobileKeys.toSorted(), numbersPerBatch))
    await db
      .insertInto('stop_list_batch')
      .values({
        id: randomUUID(),
        load_id: loadId,
        stored_at: now.toISOString(),
        mobile_keys: JSON.stringify(batch),
      })
      .execute();
  return loadId;
}

export async function putLoadInForce(
  transaction: Transaction<Tables>,
  loadId: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('stop_list_load')
    .values({ id: loadId, at: now.toISOString() })
    .execute();
}

/** @returns how many waiting calls were withdrawn. */
export async function stopStoredBatches({ db }: Pick<Store, 'db'>): Promise<number> {
  const loads = await db.selectFrom('stop_list_load').selectAll().orderBy('at').execute();
  let withdrawn = 0;
  for (const { id: loadId, at } of loads) {
    const left = db.selectFrom('stop_list_batch').select('id').where('load_id', '=', loadId);
    for await (const [id = ''] of readIdBatches(left, 1))
      withdrawn += await stopBatch(db, id, new Date(at));
    await db.deleteFrom('stop_list_load').where('id', '=', loadId).execute();
  }
  return withdrawn;
}

/** @returns how many waiting calls were withdrawn. */
async function stopBatch(db: Kysely<Tables>, id: string, loadedAt: Date): Promise<number> {
  const batch = await db
    .selectFrom('stop_list_batch')
    .select('mobile_keys')
    .where('id', '=', id)
    .executeTakeFirst();
  // The import, or another sweeper, has put it on the list since.
  if (!batch) return 0;
  const mobileKeys = JSON.parse(batch.mobile_keys) as string[];
  const withdrawn = await db.transaction().execute(async (transaction) => {
    await stopNumbers(transaction, mobileKeys, loadedAt);
    await transaction.deleteFrom('stop_list_batch').where('id', '=', id).execute();
    return withdrawLeads(transaction, { mobileKeys }, loadedAt);
  });
  // A call that was requested while the batch was written saw the earlier list.
  return withdrawn + (await withdrawLeads(db, { mobileKeys }, loadedAt));
}

/** What an interrupted import left; it is not in force. */
export async function deleteUnfinishedLoads({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  const unfinished = db
    .selectFrom('stop_list_batch')
    .select('id')
    .where('stored_at', '<', timestampBefore(now, staleLoadMs))
    .where('load_id', 'not in', db.selectFrom('stop_list_load').select('id'));
  for await (const ids of readIdBatches(unfinished))
    await db.deleteFrom('stop_list_batch').where('id', 'in', ids).execute();
}
