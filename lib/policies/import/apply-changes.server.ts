/**
 * Applies an import's changes to existing policies: all of them are stored before the commit, and then applied a
 * hundred at a time, so that no other write waits long. Rule: committed changes are always applied, by the import or,
 * after an interruption, by the sweeper or the next import, so that no list stays half applied.
 */
import 'server-only';
import { type Kysely, sql, type Transaction } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import { acquireImportLock } from '../../imports/import-lock.server.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';

const batchSize = 100;

/** @param onStep called before each step: renews the lock. */
export async function applyChanges(
  { store }: Services,
  now: Date,
  onStep: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await onStep();
    if ((await applyBatch(store.db, now)) === 0) return;
  }
}

/** Changes of an import that was interrupted after its commit; none while an import runs, which applies its own. */
export async function finishInterruptedImport(services: Services, now: Date): Promise<void> {
  const { db } = services.store;
  const unappliedRows = await db
    .selectFrom('policy_staged')
    .innerJoin('policy_import', 'policy_import.id', 'policy_staged.import_id')
    .select('policy_id')
    .where('committed_at', 'is not', null)
    .limit(1)
    .execute();
  if (unappliedRows.length === 0) return;
  const lock = await acquireImportLock(services.store, 'policies', { waitMs: 0 }).catch(() => null);
  if (!lock) return;
  try {
    await applyChanges(services, now, () => lock.renew(db));
  } finally {
    await lock.release();
  }
}

/** The import lock keeps another process from the same batch. */
async function applyBatch(db: Kysely<Tables>, now: Date): Promise<number> {
  // Before the transaction, because it may read all staged rows.
  const staged = await db
    .selectFrom('policy_staged')
    .innerJoin('policy_import', 'policy_import.id', 'policy_staged.import_id')
    .select(['policy_id', 'contacts', 'policy_staged.import_id'])
    .where('committed_at', 'is not', null)
    .orderBy('policy_id')
    .limit(batchSize)
    .execute();
  if (staged.length > 0)
    await db.transaction().execute((transaction) => applyStaged(transaction, staged, now));
  return staged.length;
}

type StagedChange = { policy_id: string; contacts: string | null; import_id: string };

async function applyStaged(
  db: Transaction<Tables>,
  staged: readonly StagedChange[],
  now: Date,
): Promise<void> {
  const ids = staged.map(({ policy_id }) => policy_id);
  // A missing policy was erased meanwhile.
  const rows = await db.selectFrom('policy').select('id').where('id', 'in', ids).execute();
  const presentIds = new Set(rows.map(({ id }) => id));
  const present = staged.filter(({ policy_id }) => presentIds.has(policy_id));
  await sql`update policy set details_sealed = staged.details_sealed,
    details_digest = staged.details_digest, contacts_digest = staged.contacts_digest,
    ends_on = staged.ends_on, loaded_on = staged.loaded_on
    from policy_staged as staged
    where policy.id = staged.policy_id and staged.policy_id in (${sql.join(ids)})`.execute(db);
  await replaceContacts(db, present);
  await supersede(db, ids, [...new Set(staged.map(({ import_id }) => import_id))], now);
  await db.deleteFrom('policy_staged').where('policy_id', 'in', ids).execute();
}

async function replaceContacts(
  db: Transaction<Tables>,
  staged: readonly StagedChange[],
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

/** A title key belongs to one policy: the document of this import is its newest version. */
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
