/**
 * What a list changes of policies that are in force: written down whole before the list is, and then put in place a few
 * hundred at a time, so that no other write waits long. Rule: what was written down is put in place, by the import or,
 * where that was killed, by the sweeper or the next import; it is never half a list for good.
 */
import 'server-only';
import { sql, type Transaction } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { Outbox } from '../../outbox/outbox.server.ts';
import { acquireImportLock } from '../../spreadsheets/import-lock.server.ts';
import type { Tables } from '../../store/schema.ts';

const batchSize = 200;

/** @param onStep called before each step: holds the lock. */
export async function applyChanges(
  { store }: Outbox,
  now: Date,
  onStep: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await onStep();
    const done = await store.db
      .transaction()
      .execute((transaction) => applyBatch(transaction, now));
    if (done === 0) return;
  }
}

/** What an import that was killed behind its commit left to do; nothing while an import runs, which does it itself. */
export async function finishInterruptedImport(outbox: Outbox, now: Date): Promise<void> {
  const { db } = outbox.store;
  const left = await db
    .selectFrom('policy_staged')
    .innerJoin('policy_import', 'policy_import.id', 'policy_staged.import_id')
    .select('policy_id')
    .where('committed_at', 'is not', null)
    .limit(1)
    .execute();
  if (left.length === 0) return;
  const lock = await acquireImportLock(outbox.store, 0, () => undefined, 'policies').catch(
    () => null,
  );
  if (!lock) return;
  try {
    await applyChanges(outbox, now, () => lock.renew(db));
  } finally {
    await lock.release();
  }
}

async function applyBatch(db: Transaction<Tables>, now: Date): Promise<number> {
  const staged = await db
    .selectFrom('policy_staged')
    .innerJoin('policy_import', 'policy_import.id', 'policy_staged.import_id')
    .leftJoin('policy', 'policy.id', 'policy_staged.policy_id')
    .select(['policy_id', 'contacts', 'policy_staged.import_id', 'policy.id as present'])
    .where('committed_at', 'is not', null)
    .orderBy('policy_id')
    .limit(batchSize)
    .execute();
  if (staged.length === 0) return 0;
  const ids = staged.map(({ policy_id }) => policy_id);
  // A policy that is not there any more was erased meanwhile.
  const present = staged.filter((one) => one.present !== null);
  await sql`update policy set details_sealed = staged.details_sealed,
    details_digest = staged.details_digest, contacts_digest = staged.contacts_digest,
    ends_on = staged.ends_on, loaded_on = staged.loaded_on
    from policy_staged as staged
    where policy.id = staged.policy_id and staged.policy_id in (${sql.join(ids)})`.execute(db);
  await replaceContacts(db, present);
  await supersede(db, ids, [...new Set(staged.map(({ import_id }) => import_id))], now);
  await db.deleteFrom('policy_staged').where('policy_id', 'in', ids).execute();
  return ids.length;
}

async function replaceContacts(
  db: Transaction<Tables>,
  staged: readonly { policy_id: string; contacts: string | null }[],
): Promise<void> {
  const changed = staged.filter(({ contacts }) => contacts !== null);
  if (changed.length === 0) return;
  const ids = changed.map(({ policy_id }) => policy_id);
  await db.deleteFrom('policy_contact').where('policy_id', 'in', ids).execute();
  const rows = changed.flatMap(({ policy_id, contacts }) =>
    (JSON.parse(contacts ?? '[]') as string[]).map((contact_key) => ({ policy_id, contact_key })),
  );
  if (rows.length > 0) await db.insertInto('policy_contact').values(rows).execute();
}

/** A title's key is of one policy alone: what this list brought under it is the newest. */
async function supersede(
  db: Transaction<Tables>,
  policyIds: readonly string[],
  importIds: readonly string[],
  now: Date,
): Promise<void> {
  const newest = db
    .selectFrom('policy_document')
    .select('title_key')
    .where('policy_id', 'in', policyIds)
    .where('import_id', 'in', importIds);
  await db
    .updateTable('policy_document')
    .set({ superseded_on: todayInIndia(now) })
    .where('policy_id', 'in', policyIds)
    .where('title_key', 'in', newest)
    .where('import_id', 'not in', importIds)
    .where('superseded_on', 'is', null)
    .execute();
}
