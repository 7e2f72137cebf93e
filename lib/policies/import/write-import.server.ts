/**
 * A plan put in force. Rule: all or nothing, and the site never waits long: what is new is written in small steps
 * under an import nobody reads yet; one transaction changes what was there and puts all of it in force.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { ImportLock } from '../../imports/import-lock.server.ts';
import type { Outbox } from '../../outbox/outbox.server.ts';
import type { Tables } from '../../store/schema.ts';
import { contactKeyOf } from '../contact-key.server.ts';
import type { PolicyContacts, SealedPolicy } from '../policy-details.ts';
import { openDetails } from '../read-policies.server.ts';
import type { PlannedPolicy } from './plan-import.server.ts';
import { writeDocuments } from './write-documents.server.ts';

const policiesAtOnce = 200;

/** @param onStep called with the policies written so far. @throws ImportProblem; nothing is changed then. */
export async function writeImport(
  outbox: Outbox,
  lock: ImportLock,
  planned: readonly PlannedPolicy[],
  onStep: (written: number) => void,
): Promise<void> {
  const { db } = outbox.store;
  if (planned.length === 0) return;
  const now = new Date();
  const importId = randomUUID();
  await db
    .insertInto('policy_import')
    .values({ id: importId, started_at: now.toISOString(), committed_at: null })
    .execute();
  for (let start = 0; start < planned.length; start += policiesAtOnce) {
    await lock.hold(db);
    const some = planned.slice(start, start + policiesAtOnce);
    await writeNew(
      outbox,
      importId,
      some.filter(({ before }) => !before),
      now,
    );
    await writeDocuments(outbox, lock, importId, some, now);
    onStep(start + some.length);
  }
  const changed = planned.filter(({ before }) => before);
  const sets = changed.map((policy) => ({ policy, row: changedRow(outbox, policy, now) }));
  await db.transaction().execute(async (transaction) => {
    await lock.hold(transaction);
    for (const { policy, row } of sets) await change(outbox, transaction, policy, row, now);
    await transaction
      .updateTable('policy_import')
      .set({ committed_at: new Date().toISOString() })
      .where('id', '=', importId)
      .execute();
  });
}

async function writeNew(
  outbox: Outbox,
  importId: string,
  some: readonly PlannedPolicy[],
  now: Date,
): Promise<void> {
  if (some.length === 0) return;
  const rows: Insertable<Tables['policy']>[] = some.map((policy) => ({
    id: policy.id,
    import_id: importId,
    policy_key: policy.policyKey,
    withdrawn_at: null,
    ...rowOf(outbox, policy, policy.listed.contacts, now),
  }));
  await outbox.store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('policy').values(rows).execute();
    await insertContacts(
      transaction,
      some.flatMap((policy) => contactRows(outbox, policy.id, policy.listed.contacts)),
    );
  });
}

function rowOf({ encryption }: Outbox, policy: PlannedPolicy, contacts: PolicyContacts, now: Date) {
  const sealed: SealedPolicy = { ...policy.listed.details, ...contacts };
  return {
    number_key: policy.numberKey,
    details_sealed: encryption.seal(JSON.stringify(sealed), policy.id),
    details_digest: policy.detailsDigest,
    contacts_digest: policy.contactsDigest,
    ends_on: policy.listed.details.to,
    loaded_on: todayInIndia(now),
  };
}

/** A number that the desk changed stays until the list itself says another. */
function changedRow(outbox: Outbox, policy: PlannedPolicy, now: Date) {
  const { before, listed, contactsDigest } = policy;
  if (!before) throw new Error('Only what was there can change');
  const { mobiles, emails } = openDetails(outbox, before);
  const isListedAnew = before.contacts_digest !== contactsDigest;
  const contacts = isListedAnew ? listed.contacts : { mobiles, emails };
  return { ...rowOf(outbox, policy, contacts, now), contacts: isListedAnew ? contacts : null };
}

async function change(
  outbox: Outbox,
  db: Kysely<Tables>,
  { id, documents }: PlannedPolicy,
  { contacts, ...row }: ReturnType<typeof changedRow>,
  now: Date,
): Promise<void> {
  await db.updateTable('policy').set(row).where('id', '=', id).execute();
  if (contacts) {
    await db.deleteFrom('policy_contact').where('policy_id', '=', id).execute();
    await insertContacts(db, contactRows(outbox, id, contacts));
  }
  if (documents.length === 0) return;
  await db
    .updateTable('policy_document')
    .set({ superseded_on: todayInIndia(now) })
    .where('policy_id', '=', id)
    .where(
      'title_key',
      'in',
      documents.map(({ titleKey }) => titleKey),
    )
    .where(
      'id',
      'not in',
      documents.map((document) => document.id),
    )
    .where('superseded_on', 'is', null)
    .execute();
}

function contactRows(outbox: Outbox, id: string, { mobiles, emails }: PolicyContacts) {
  const keys = [
    ...mobiles.map((mobile) => contactKeyOf(outbox, { mobile })),
    ...emails.map((email) => contactKeyOf(outbox, { email })),
  ];
  return keys.map((key) => ({ policy_id: id, contact_key: key }));
}

async function insertContacts(
  db: Kysely<Tables>,
  rows: Insertable<Tables['policy_contact']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('policy_contact').values(rows).execute();
}
