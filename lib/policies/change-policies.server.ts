/** The desk's operations on one policy: find by number, list accesses, change a mobile, withdraw, delete a document. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Contact } from '../input/contact.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { PolicyTables } from '../store/schema/policy-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { deleteBlobs } from './document-blobs.server.ts';
import type { SealedPolicy } from './policy-details.ts';
import { numberKeyOf } from './policy-keys.server.ts';
import { openDetails, type PolicyRow } from './read-policies.server.ts';

export type AdminPolicy = { row: PolicyRow; details: SealedPolicy };

/** With none, all policies. */
export type PolicySearch = {
  id?: string;
  number?: string;
  contact?: Contact;
  /** `numberKeyOf` and `contactKeyOf`, where the text itself is not known. */
  numberKey?: string;
  contactKey?: string;
};

/** Latest loaded first. */
export async function findPolicies(
  services: Services,
  { id, number, contact, ...keys }: PolicySearch,
  limit: number,
): Promise<AdminPolicy[]> {
  const numberKey = number === undefined ? keys.numberKey : numberKeyOf(services, number);
  const contactKey =
    contact === undefined ? keys.contactKey : contactKeyOf(services.encryption, contact);
  const rows = await services.store.db
    .selectFrom('policy')
    .innerJoin('policy_import', 'policy_import.id', 'policy.import_id')
    .selectAll('policy')
    .where('committed_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('policy.id', '=', id ?? ''))
    .$if(numberKey !== undefined, (query) => query.where('number_key', '=', numberKey ?? ''))
    .$if(contactKey !== undefined, (query) =>
      query.where('policy.id', 'in', ({ selectFrom }) =>
        selectFrom('policy_contact')
          .select('policy_id')
          .where('contact_key', '=', contactKey ?? ''),
      ),
    )
    .orderBy('loaded_on', 'desc')
    .orderBy('policy.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ row, details: openDetails(services, row) }));
}

/** Accesses to this policy, its contacts' list views and their exports, by keyed hash, newest first. */
export async function readPolicyAccesses({ store }: Services, policyId: string) {
  const { db } = store;
  const people = db.selectFrom('policy_contact').select('contact_key');
  return db
    .selectFrom('policy_access')
    .leftJoin('policy_document', 'policy_document.id', 'policy_access.document_id')
    .select(['at', 'what', 'contact_key', 'client_class', 'kind'])
    .where((eb) =>
      eb.or([
        eb('policy_access.policy_id', '=', policyId),
        eb.and([
          eb('policy_access.policy_id', 'is', null),
          eb('contact_key', 'in', people.where('policy_id', '=', policyId)),
        ]),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(500)
    .execute();
}

/**
 * @param db a transaction.
 * @param from and `to`: the old contact and the new one, both mobiles or both addresses.
 * @returns whether the policy had the old one.
 */
export async function changeContact(
  services: Services,
  db: Kysely<Tables>,
  { row, details }: AdminPolicy,
  { from, to, reason }: { from: Contact; to: Contact; reason: string },
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
    .values(changeRow(services, row.id, what, reason))
    .execute();
  return true;
}

/** Writes who did it, in the transaction of the change. */
export type RecordChange = (transaction: Kysely<Tables>) => Promise<void>;

/** Hides it at once; it is deleted after its retention period. @returns false if it was already withdrawn. */
export function withdrawPolicy(
  services: Services,
  policy: AdminPolicy,
  reason: string,
  record?: RecordChange,
): Promise<boolean> {
  return setWithdrawn(services, policy, { what: 'withdrawn', reason, record });
}

/** For a mistyped number: shows the policy to its holder again. @returns false if it was not withdrawn. */
export function restorePolicy(
  services: Services,
  policy: AdminPolicy,
  reason: string,
  record?: RecordChange,
): Promise<boolean> {
  return setWithdrawn(services, policy, { what: 'restored', reason, record });
}

async function setWithdrawn(
  services: Services,
  { row }: AdminPolicy,
  {
    what,
    reason,
    record = async () => undefined,
  }: { what: 'withdrawn' | 'restored'; reason: string; record?: RecordChange },
): Promise<boolean> {
  const isWithdrawal = what === 'withdrawn';
  const now = services.store.now();
  return services.store.db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('policy')
      .set({ withdrawn_at: isWithdrawal ? now.toISOString() : null })
      .where('id', '=', row.id)
      .where('withdrawn_at', isWithdrawal ? 'is' : 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await transaction
      .insertInto('policy_change')
      .values(changeRow(services, row.id, what, reason))
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
  { row }: AdminPolicy,
  documentId: string,
  reason: string,
  record: RecordChange,
): Promise<boolean> {
  const isDeleted = await services.store.db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('policy_document')
      .where('id', '=', documentId)
      .where('policy_id', '=', row.id)
      .returning(['title_key', 'superseded_on'])
      .executeTakeFirst();
    if (!deleted) return false;
    if (deleted.superseded_on === null) await restoreVersionBefore(transaction, deleted.title_key);
    await transaction
      .insertInto('policy_change')
      .values(changeRow(services, row.id, 'document-deleted', reason))
      .execute();
    await record(transaction);
    return true;
  });
  if (isDeleted) await deleteBlobs(services, [documentId]);
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
  { store, encryption }: Services,
  policyId: string,
  what: PolicyTables['policy_change']['what'],
  reason: string,
) {
  const id = randomUUID();
  const at = store.now().toISOString();
  return { id, policy_id: policyId, at, what, reason_sealed: encryption.seal(reason, id) };
}

/** Counts the policies and documents that the customer login can show, and the withdrawn policies. */
export async function countPolicies({ store }: Services) {
  const count = async (table: 'policy' | 'policy_document') => {
    const { rows } = await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('import_id', 'in', (from) =>
        from.selectFrom('policy_import').select('id').where('committed_at', 'is not', null),
      )
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const { rows } = await store.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const withdrawn = Number(rows);
  return {
    inForce: (await count('policy')) - withdrawn,
    withdrawn,
    documents: await count('policy_document'),
  };
}
