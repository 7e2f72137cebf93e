/** Who looked at what, and when: a person sees their own record, the desk that of a policy. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Outbox } from '../outbox/outbox.server.ts';
import { countAccess } from './access-counts.server.ts';
import type { SealedPolicy } from './policy-details.ts';
import type { Access, AccessedThing, ContactKey } from './policy-types.ts';
import { visibleTo } from './read-policies.server.ts';

const shownToOwner = 20;

/** @param clientClass family of browser and device only (lib/http/client-class.server.ts). */
export async function recordAccess(
  { store }: Outbox,
  key: ContactKey,
  thing: AccessedThing,
  clientClass: string,
): Promise<void> {
  countAccess(key, thing.what, new Date());
  await store.db
    .insertInto('policy_access')
    .values({
      id: randomUUID(),
      at: new Date().toISOString(),
      contact_key: key,
      what: thing.what,
      policy_id: 'policyId' in thing ? thing.policyId : null,
      document_id: 'documentId' in thing ? thing.documentId : null,
      client_class: clientClass.slice(0, 60),
    })
    .execute();
}

/** The last twenty, newest first. A policy that was given to another number since is not named to the earlier one. */
export async function lastAccesses(
  { store, encryption }: Outbox,
  key: ContactKey,
  limit = shownToOwner,
): Promise<Access[]> {
  const theirs = visibleTo(store, key).select(['policy.id', 'details_sealed']).as('theirs');
  const rows = await store.db
    .selectFrom('policy_access')
    .leftJoin(theirs, 'theirs.id', 'policy_access.policy_id')
    .leftJoin('policy_document', (join) =>
      join
        .onRef('policy_document.id', '=', 'policy_access.document_id')
        .onRef('policy_document.policy_id', '=', 'theirs.id'),
    )
    .select(['at', 'what', 'client_class', 'theirs.id as policy', 'details_sealed'])
    .select(['policy_document.id as document', 'title_sealed'])
    .where('contact_key', '=', key)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.at,
    what: row.what,
    policy:
      row.policy && row.details_sealed
        ? policyName(encryption.open(row.details_sealed, row.policy))
        : null,
    title:
      row.document && row.title_sealed ? encryption.open(row.title_sealed, row.document) : null,
    clientClass: row.client_class,
  }));
}

function policyName(details: string): string {
  const { product, insurer } = JSON.parse(details) as SealedPolicy;
  return [product, insurer].filter(Boolean).join(', ');
}
