/**
 * The desk's changes of one policy, each with its reason. Rule: the change, the reason and who did it are written in
 * one transaction.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Contact } from '../input/contact.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { PolicyTables } from '../store/schema/policy-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { deleteBlobs } from './document-blobs.server.ts';
import type { DeskPolicy } from './find-policies.server.ts';

type PolicyChangeReason = { reason: string; now: Date };

/**
 * @param db a transaction.
 * @param from and `to`: the old contact and the new one, both mobiles or both addresses.
 * @returns whether the policy had the old one.
 */
export async function changeContact(
  services: Services,
  db: Kysely<Tables>,
  { row, details }: DeskPolicy,
  { from, to, ...change }: { from: Contact; to: Contact } & PolicyChangeReason,
): Promise<boolean> {
  const { encryption } = services;
  const list = from.channel === 'sms' ? 'mobiles' : 'emails';
  const isOld = (address: string) =>
    contactKeyOf(encryption, { channel: from.channel, address }) === contactKeyOf(encryption, from);
  if (!details[list].some(isOld)) return false;
  const addresses = details[list].map((one) => (isOld(one) ? to.address : one));
  const changed = { ...details, [list]: [...new Set(addresses)] };
  await db
    .updateTable('policy')
    .set({ details_sealed: encryption.seal(JSON.stringify(changed), row.id) })
    .where('id', '=', row.id)
    .execute();
  await db
    .deleteFrom('policy_contact')
    .where('policy_id', '=', row.id)
    .where('contact_key', '=', contactKeyOf(encryption, from))
    .execute();
  await db
    .insertInto('policy_contact')
    .values({ policy_id: row.id, contact_key: contactKeyOf(encryption, to) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const what = from.channel === 'sms' ? 'mobile-changed' : 'email-changed';
  await db
    .insertInto('policy_change')
    .values(changeRow(services, row.id, what, change))
    .execute();
  return true;
}

/** `record` writes who did it, in the transaction of the change. */
type RecordedChange = PolicyChangeReason & {
  record?: (transaction: Kysely<Tables>) => Promise<void>;
};

/**
 * Hides it at once; it is deleted after its retention period.
 * @returns false if it was already withdrawn.
 */
export function withdrawPolicy(
  services: Services,
  policy: DeskPolicy,
  change: RecordedChange,
): Promise<boolean> {
  return setWithdrawn(services, policy, 'withdrawn', change);
}

/**
 * Shows a policy to its holder again, after a mistyped number.
 * @returns false if it was not withdrawn.
 */
export function restorePolicy(
  services: Services,
  policy: DeskPolicy,
  change: RecordedChange,
): Promise<boolean> {
  return setWithdrawn(services, policy, 'restored', change);
}

async function setWithdrawn(
  services: Services,
  { row }: DeskPolicy,
  what: 'withdrawn' | 'restored',
  { record = async () => undefined, ...change }: RecordedChange,
): Promise<boolean> {
  const isWithdrawal = what === 'withdrawn';
  return services.store.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('policy')
      .set({ withdrawn_at: isWithdrawal ? change.now.toISOString() : null })
      .where('id', '=', row.id)
      .where('withdrawn_at', isWithdrawal ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('policy_change')
      .values(changeRow(services, row.id, what, change))
      .execute();
    await record(transaction);
    return true;
  });
}

/**
 * Deletes a document that was loaded wrongly; the version before it is the newest again. The row goes in the
 * transaction of its event, and with it the key without which nobody can read what is deleted after it.
 * @returns false if the policy has no such document.
 */
export async function deletePolicyDocument(
  services: Services,
  { row }: DeskPolicy,
  { id, record = async () => undefined, ...change }: RecordedChange & { id: string },
): Promise<boolean> {
  const isDeleted = await services.store.db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('policy_document')
      .where('id', '=', id)
      .where('policy_id', '=', row.id)
      .returning(['title_key', 'superseded_on'])
      .executeTakeFirst();
    if (!deleted) return false;
    if (deleted.superseded_on === null) await restoreVersionBefore(transaction, deleted.title_key);
    await transaction
      .insertInto('policy_change')
      .values(changeRow(services, row.id, 'document-deleted', change))
      .execute();
    await record(transaction);
    return true;
  });
  if (isDeleted) await deleteBlobs(services, [id]);
  return isDeleted;
}

/** A title key belongs to one policy. */
async function restoreVersionBefore(db: Kysely<Tables>, titleKey: string): Promise<void> {
  const before = await db
    .selectFrom('policy_document')
    .innerJoin('policy_import', 'policy_import.id', 'policy_document.import_id')
    .select('policy_document.id')
    .where('title_key', '=', titleKey)
    .where('committed_at', 'is not', null)
    .orderBy('committed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) return;
  await db
    .updateTable('policy_document')
    .set({ superseded_on: null })
    .where('id', '=', before.id)
    .execute();
}

function changeRow(
  { encryption }: Services,
  policyId: string,
  what: PolicyTables['policy_change']['what'],
  { reason, now }: PolicyChangeReason,
) {
  const id = randomUUID();
  return {
    id,
    policy_id: policyId,
    at: now.toISOString(),
    what,
    reason_sealed: encryption.seal(reason, id),
  };
}
