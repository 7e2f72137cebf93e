/** Deletes policies after their retention period, and what an interrupted import left: rows and documents together. */
import 'server-only';
import { addDays, dayMs, timestampBefore, todayInIndia } from '../dates/iso-date.ts';
import { readIdBatches } from '../store/read-batches.ts';
import type { Services } from '../store/services.server.ts';
import { deleteBlobs } from './document-blobs.server.ts';

const batchSize = 200;
/** Longer than any import: the sweeper ignores one that may still be running. */
const staleImportMs = dayMs;

/** @returns deleted policies and deleted access records. */
export async function deleteExpiredPolicies(services: Services, now: Date): Promise<number> {
  const { store, env } = services;
  const today = todayInIndia(now);
  const daysAgo = (days: number) => timestampBefore(now, days * dayMs);
  const due = store.db
    .selectFrom('policy')
    .select('id')
    .where((or) =>
      or.or([
        or('ends_on', '<', addDays(today, -env.policyRetentionDays)),
        or('withdrawn_at', '<', daysAgo(env.policyRetentionDays)),
        // Erased on request by a command that was interrupted.
        or('policy_key', 'in', store.db.selectFrom('erased_policy').select('policy_key')),
      ]),
    );
  let deleted = 0;
  for await (const ids of readIdBatches(due, batchSize)) {
    await deletePolicies(services, ids);
    deleted += ids.length;
  }
  const oldAccesses = store.db
    .selectFrom('policy_access')
    .select('id')
    .where('at', '<', daysAgo(env.accessRetentionDays));
  for await (const ids of readIdBatches(oldAccesses)) {
    await store.db.deleteFrom('policy_access').where('id', 'in', ids).execute();
    deleted += ids.length;
  }
  await store.db.deleteFrom('erased_policy').where('forget_on', '<', today).execute();
  const dead = timestampBefore(now, staleImportMs);
  await deleteUnfinishedImports(services, async () => undefined, dead);
  return deleted;
}

/** @param onStep renews the lock. @param before only imports that began earlier, so never a running one. */
export async function deleteUnfinishedImports(
  services: Services,
  onStep: () => Promise<void>,
  before: string,
): Promise<void> {
  const { db } = services.store;
  const unfinished = await db
    .selectFrom('policy_import')
    .select('id')
    .where('committed_at', 'is', null)
    .where('started_at', '<=', before)
    .execute();
  for (const { id } of unfinished) {
    const documents = db.selectFrom('policy_document').select('id').where('import_id', '=', id);
    const policies = db.selectFrom('policy').select('id').where('import_id', '=', id);
    for await (const ids of readIdBatches(documents, batchSize)) {
      await onStep();
      await deleteDocuments(services, ids);
    }
    for await (const ids of readIdBatches(policies, batchSize)) {
      await onStep();
      await deletePolicies(services, ids);
    }
    const staged = db
      .selectFrom('policy_staged')
      .select('policy_id as id')
      .where('import_id', '=', id);
    for await (const ids of readIdBatches(staged)) {
      await onStep();
      await db.deleteFrom('policy_staged').where('policy_id', 'in', ids).execute();
    }
    await db.deleteFrom('policy_import').where('id', '=', id).execute();
  }
}

export async function deletePolicies(services: Services, ids: readonly string[]): Promise<void> {
  const { db } = services.store;
  // The visible row goes first: a half-deleted policy is never shown.
  await db.deleteFrom('policy_contact').where('policy_id', 'in', ids).execute();
  const documents = db.selectFrom('policy_document').select('id').where('policy_id', 'in', ids);
  for await (const some of readIdBatches(documents, batchSize))
    await deleteDocuments(services, some);
  await db.deleteFrom('policy_change').where('policy_id', 'in', ids).execute();
  await db.deleteFrom('policy_staged').where('policy_id', 'in', ids).execute();
  await db.deleteFrom('policy').where('id', 'in', ids).execute();
}

/** The blob first: only its row leads to it. */
async function deleteDocuments(services: Services, ids: string[]): Promise<void> {
  await deleteBlobs(services, ids);
  await services.store.db.deleteFrom('policy_document').where('id', 'in', ids).execute();
}
