/**
 * A plan put in force. Rule: all or nothing, and the site never waits long: what is new is written in small steps
 * under an import nobody reads yet; one transaction changes what was there and puts all of it in force.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { ImportLock } from '../../imports/import-lock.server.ts';
import type { Outbox } from '../../outbox/outbox.server.ts';
import type { Tables } from '../../store/schema.ts';
import { contactKeyOf } from '../contact-key.server.ts';
import type { PolicyContacts, SealedPolicy } from '../policy-details.ts';
import { openDetails } from '../read-policies.server.ts';
import { changePolicies, type PolicyChange } from './change-policies.server.ts';
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
  const changes = changed.map((policy) => changeOf(outbox, policy, now));
  await db.transaction().execute(async (transaction) => {
    await lock.hold(transaction);
    await changePolicies(transaction, changes, now);
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
    number_key: policy.numberKey,
    withdrawn_at: null,
    ...rowOf(outbox, policy, policy.listed.contacts, now),
  }));
  await outbox.store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('policy').values(rows).execute();
    const contacts = some.flatMap((policy) =>
      contactKeys(outbox, policy.listed.contacts).map((key) => ({
        policy_id: policy.id,
        contact_key: key,
      })),
    );
    if (contacts.length > 0)
      await transaction.insertInto('policy_contact').values(contacts).execute();
  });
}

function rowOf({ encryption }: Outbox, policy: PlannedPolicy, contacts: PolicyContacts, now: Date) {
  const { mobiles, emails } = contacts;
  const sealed: SealedPolicy = { ...policy.listed.details, mobiles, emails };
  return {
    details_sealed: encryption.seal(JSON.stringify(sealed), policy.id),
    details_digest: policy.detailsDigest,
    contacts_digest: policy.contactsDigest,
    ends_on: policy.listed.details.to,
    loaded_on: todayInIndia(now),
  };
}

/** A number that the desk changed stays until the list itself says another. */
function changeOf(outbox: Outbox, policy: PlannedPolicy, now: Date): PolicyChange {
  const { id, before, listed, contactsDigest, documents } = policy;
  if (!before) throw new Error('Only what was there can change');
  const isListedAnew = before.contacts_digest !== contactsDigest;
  const contacts = isListedAnew ? listed.contacts : openDetails(outbox, before);
  const keys = isListedAnew ? contactKeys(outbox, listed.contacts) : null;
  return { id, row: rowOf(outbox, policy, contacts, now), contacts: keys, documents };
}

function contactKeys(outbox: Outbox, { mobiles, emails }: PolicyContacts): string[] {
  return [
    ...mobiles.map((mobile) => contactKeyOf(outbox, { mobile })),
    ...emails.map((email) => contactKeyOf(outbox, { email })),
  ];
}
