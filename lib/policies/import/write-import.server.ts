/**
 * Writes an import. Rule: all or nothing, and the site never waits long: new rows are written in small steps under an
 * import that is still invisible; one row commits all of it, and then the changes are applied (apply-changes).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { todayInIndia } from '../../dates/iso-date.ts';
import { commitUnderLock, type ImportLock } from '../../imports/import-lock.server.ts';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import type { WriteSteps } from '../../imports/write-version.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { contactsOf, type PolicyContacts, type SealedPolicy } from '../policy-types.ts';
import { openDetails } from '../read-policies.server.ts';
import { applyChanges } from './apply-changes.server.ts';
import type { PlannedPolicy } from './plan-policy-import.server.ts';
import { writeDocuments } from './write-documents.server.ts';

const batchSize = 100;

/** Thrown after the commit: the new policies are visible, and the changes are stored but not all applied. */
export class UnfinishedImport extends ImportError {
  constructor(cause: unknown) {
    // The lock's own message says that nothing was changed, which is wrong here.
    const reason =
      cause instanceof ImportError ? 'another import took over' : (cause as Error).message;
    super(
      `The list is in force, but not all of its changes are shown yet: ${reason}. The running site applies the rest; so does the next import.`,
    );
  }
}

/** @throws ImportError; nothing is changed then. */
export async function writeImport(
  services: Services,
  lock: ImportLock,
  planned: readonly PlannedPolicy[],
  { onStep, record = async () => undefined }: WriteSteps,
): Promise<void> {
  const { store } = services;
  const { db } = store;
  if (planned.length === 0) return;
  const now = store.now();
  const importId = randomUUID();
  await db
    .insertInto('policy_import')
    .values({ id: importId, started_at: now.toISOString(), committed_at: null })
    .execute();
  for (const { batch, start } of inBatches(planned, batchSize)) {
    await lock.renew(db);
    await insertNewPolicies(
      services,
      importId,
      batch.filter(({ existing }) => !existing),
      now,
    );
    const changes = batch.filter(({ existing }) => existing);
    const staged = changes.map((policy) => stagedRow(services, importId, policy, now));
    if (staged.length > 0) await db.insertInto('policy_staged').values(staged).execute();
    await writeDocuments(services, lock, { importId, batch, now });
    onStep(start + batch.length);
  }
  await commitUnderLock(store, lock, async (transaction) => {
    await transaction
      .updateTable('policy_import')
      .set({ committed_at: store.now().toISOString() })
      .where('id', '=', importId)
      .execute();
    await record(transaction);
  });
  try {
    await applyChanges(services, now, () => lock.renew(db));
  } catch (error) {
    throw new UnfinishedImport(error);
  }
}

async function insertNewPolicies(
  services: Services,
  importId: string,
  batch: readonly PlannedPolicy[],
  now: Date,
): Promise<void> {
  if (batch.length === 0) return;
  const rows: Insertable<Tables['policy']>[] = batch.map((policy) => ({
    id: policy.id,
    import_id: importId,
    policy_key: policy.policyKey,
    number_key: policy.numberKey,
    withdrawn_at: null,
    ...rowOf(services, policy, policy.listed.contacts, now),
  }));
  const contacts = batch.flatMap((policy) =>
    contactKeys(services, policy.listed.contacts).map((key) => ({
      policy_id: policy.id,
      contact_key: key,
    })),
  );
  await services.store.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('policy').values(rows).execute();
    if (contacts.length > 0)
      await transaction.insertInto('policy_contact').values(contacts).execute();
  });
}

function rowOf(
  { encryption }: Services,
  policy: PlannedPolicy,
  contacts: PolicyContacts,
  now: Date,
) {
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

/** A number that the desk changed stays until the list has another one. */
function stagedRow(
  services: Services,
  importId: string,
  policy: PlannedPolicy,
  now: Date,
): Insertable<Tables['policy_staged']> {
  const { id, existing, listed, contactsDigest } = policy;
  if (!existing) throw new Error('Only what was there can change');
  const isListedAnew = existing.contacts_digest !== contactsDigest;
  const contacts = isListedAnew ? listed.contacts : openDetails(services, existing);
  return {
    policy_id: id,
    import_id: importId,
    contacts: isListedAnew ? JSON.stringify(contactKeys(services, listed.contacts)) : null,
    ...rowOf(services, policy, contacts, now),
  };
}

function contactKeys({ encryption }: Services, contacts: PolicyContacts): string[] {
  return contactsOf(contacts).map((contact) => contactKeyOf(encryption, contact));
}
