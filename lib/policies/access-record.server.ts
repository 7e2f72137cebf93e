/** Who looked at what, and when: a person sees their own record, the desk that of a policy. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Outbox } from '../outbox/outbox.server.ts';
import { countAccess } from './access-counts.server.ts';
import type { Access, AccessedThing, ContactKey } from './policy-types.ts';

const shownToOwner = 20;

/** @param clientClass family of browser and device only (lib/http/client-class.server.ts). */
export async function recordAccess(
  { store }: Outbox,
  key: ContactKey,
  thing: AccessedThing,
  clientClass: string,
): Promise<void> {
  const isDocument = typeof thing !== 'string';
  countAccess(key, isDocument ? 'document' : thing, new Date());
  await store.db
    .insertInto('policy_access')
    .values({
      id: randomUUID(),
      at: new Date().toISOString(),
      contact_key: key,
      what: isDocument ? 'document' : thing,
      document_id: isDocument ? thing.documentId : null,
      client_class: clientClass.slice(0, 60),
    })
    .execute();
}

/** The last twenty, newest first. */
export async function lastAccesses(
  outbox: Outbox,
  key: ContactKey,
  limit = shownToOwner,
): Promise<Access[]> {
  const rows = await outbox.store.db
    .selectFrom('policy_access')
    .leftJoin('policy_document', 'policy_document.id', 'policy_access.document_id')
    .select(['at', 'what', 'client_class', 'policy_document.id as document', 'title_sealed'])
    .where('contact_key', '=', key)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    what: row.what,
    title:
      row.document && row.title_sealed
        ? outbox.encryption.open(row.title_sealed, row.document)
        : null,
    clientClass: row.client_class,
  }));
}
