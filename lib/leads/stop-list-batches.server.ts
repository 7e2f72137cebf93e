/**
 * Puts a file of numbers on the do-not-call list. Rule: all or nothing, and no other write waits long: the numbers are
 * stored in batches within the transaction of the load, and then each batch is put on the list in a transaction of its
 * own, by the import or, after an interruption, by the sweeper.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inBatches } from '../store/in-batches.ts';
import type { Store, Tables } from '../store/schema/schema.ts';
import { numbersPerBatch, stopNumbers } from './do-not-call-list.server.ts';
import { withdrawLeads } from './withdraw-lead.server.ts';

export async function storeBatches(
  transaction: Transaction<Tables>,
  mobileKeys: readonly string[],
  now: Date,
): Promise<void> {
  // In one order everywhere: two imports that stop the same numbers cannot block each other.
  for (const { batch } of inBatches(mobileKeys.toSorted(), numbersPerBatch))
    await transaction
      .insertInto('stop_list_batch')
      .values({ id: randomUUID(), at: now.toISOString(), mobile_keys: JSON.stringify(batch) })
      .execute();
}

/** @returns how many waiting calls were withdrawn. */
export async function stopStoredBatches({ db }: Pick<Store, 'db'>): Promise<number> {
  let withdrawn = 0;
  for (;;) {
    const next = await db.selectFrom('stop_list_batch').selectAll().limit(1).executeTakeFirst();
    if (!next) return withdrawn;
    const mobileKeys = JSON.parse(next.mobile_keys) as string[];
    const loadedAt = new Date(next.at);
    withdrawn += await db.transaction().execute(async (transaction) => {
      await stopNumbers(transaction, mobileKeys, loadedAt);
      await deleteBatch(transaction, next.id);
      return withdrawLeads(transaction, { mobileKeys }, loadedAt);
    });
    // A call that was requested while the batch was written saw the earlier list.
    withdrawn += await withdrawLeads(db, { mobileKeys }, loadedAt);
  }
}

function deleteBatch(db: Kysely<Tables>, id: string) {
  return db.deleteFrom('stop_list_batch').where('id', '=', id).execute();
}
