/**
 * Erases policies at a person's request: rows, documents, and what in the access log identifies them. Rule: one step
 * hides them and signs out each person who has no policy left, before anything is deleted, so that after an
 * interruption nothing is visible and the sweeper deletes the rest.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import { addDays, todayInIndia } from '../dates/iso-date.ts';
import { endAllSessions } from '../identity/sessions/sessions.server.ts';
import { commitUnderLock, withImportLock } from '../imports/import-lock.server.ts';
import type { ImportWait } from '../imports/import-progress.ts';
import { inBatches } from '../store/read-batches.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { deletePolicies } from './delete-policies.server.ts';
import type { ContactKey } from './policy-types.ts';
import type { PolicyRow } from './read-policies.server.ts';

const batchSize = 200;

type PolicyToErase = Pick<PolicyRow, 'id' | 'policy_key' | 'ends_on'>;

type ErasureOptions<Recorded> = {
  reason: string;
  now: Date;
  /** Called while an import runs, which would write the policy again. */
  onWait: (wait: ImportWait) => void;
  /** Runs in the transaction that hides the first of them: records who did it, and what else is erased. */
  record: (transaction: Transaction<Tables>) => Promise<Recorded>;
};

/** @returns what `record` returned. */
export async function erasePolicies<Recorded>(
  services: Services,
  rows: readonly PolicyToErase[],
  { reason, now, onWait, record }: ErasureOptions<Recorded>,
): Promise<Recorded> {
  const { store } = services;
  const [first = [], ...others] = Array.from(inBatches(rows, batchSize), ({ batch }) => batch);
  const hide = (db: Transaction<Tables>, batch: readonly PolicyToErase[]) =>
    hidePolicies(services, db, batch, { reason, now });
  return withImportLock(store, 'policies', { onWait }, async (lock) => {
    const recorded = await commitUnderLock(store, lock, async (transaction) => {
      const result = await record(transaction);
      if (first.length > 0) await hide(transaction, first);
      return result;
    });
    if (first.length === 0) return recorded;
    await deletePolicies(services, idsOf(first));
    for (const batch of others) {
      await commitUnderLock(store, lock, (transaction) => hide(transaction, batch));
      await deletePolicies(services, idsOf(batch));
    }
    return recorded;
  });
}

function idsOf(rows: readonly PolicyToErase[]): string[] {
  return rows.map(({ id }) => id);
}

async function hidePolicies(
  services: Services,
  db: Transaction<Tables>,
  rows: readonly PolicyToErase[],
  { reason, now }: Pick<ErasureOptions<unknown>, 'reason' | 'now'>,
): Promise<void> {
  const { env, encryption } = services;
  const ids = idsOf(rows);
  const marks = rows.map(({ policy_key, ends_on }) => ({
    policy_key,
    erased_at: now.toISOString(),
    reason_sealed: encryption.seal(reason, policy_key),
    // After that date a list that still has it does no harm: a policy that ended so long ago is deleted again.
    forget_on: laterOf(addDays(ends_on, env.policyRetentionDays), todayInIndia(now)),
  }));
  await db
    .insertInto('erased_policy')
    .values(marks)
    .onConflict((conflict) => conflict.column('policy_key').doNothing())
    .execute();
  const contacts = await db
    .deleteFrom('policy_contact')
    .where('policy_id', 'in', ids)
    .returning('contact_key')
    .execute();
  await db
    .updateTable('policy_access')
    .set({ policy_id: null, document_id: null })
    .where('policy_id', 'in', ids)
    .execute();
  const keysWithoutPolicy = await findKeysWithoutPolicies(db, [
    ...new Set(contacts.map((one) => one.contact_key)),
  ]);
  if (keysWithoutPolicy.length > 0) {
    await db
      .updateTable('policy_access')
      .set({ contact_key: '' })
      .where('contact_key', 'in', keysWithoutPolicy)
      .execute();
  }
  for (const key of keysWithoutPolicy) await endAllSessions(services, key, db);
}

async function findKeysWithoutPolicies(
  db: Transaction<Tables>,
  keys: ContactKey[],
): Promise<ContactKey[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('policy_contact')
    .select('contact_key')
    .where('contact_key', 'in', keys)
    .execute();
  const keysInUse = new Set(rows.map((row) => row.contact_key));
  return keys.filter((key) => !keysInUse.has(key));
}

function laterOf<Day extends string>(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** The erased ones of these keys: a list that still has them does not load them again. */
export async function findErasedKeys(
  { store }: Services,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await store.db
    .selectFrom('erased_policy')
    .select('policy_key')
    .where('policy_key', 'in', keys)
    .execute();
  return new Set(rows.map(({ policy_key }) => policy_key));
}
