/** The log of who accessed what, and when: a person sees their own entries, the desk those of a policy. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Services } from '../store/services.server.ts';
import { observeAccess } from './access-counts.server.ts';
import type { SealedPolicy } from './policy-details.ts';
import type { AccessTarget, ContactKey, PolicyAccess } from './policy-types.ts';
import { visibleTo } from './read-policies.server.ts';

const maxShownToOwner = 20;

/** @param clientClass family of browser and device only (lib/http/describe-user-agent.server.ts). */
export async function recordAccess(
  { store }: Services,
  key: ContactKey,
  target: AccessTarget,
  { clientClass, now }: { clientClass: string; now: Date },
): Promise<void> {
  observeAccess(key, target.what, now);
  await store.db
    .insertInto('policy_access')
    .values({
      id: randomUUID(),
      at: now.toISOString(),
      contact_key: key,
      what: target.what,
      policy_id: 'policyId' in target ? target.policyId : null,
      document_id: 'documentId' in target ? target.documentId : null,
      client_class: clientClass.slice(0, 60),
    })
    .execute();
}

/**
 * The last twenty, newest first. A policy that now belongs to another number is not named to the earlier one.
 * @param by equal accesses of one day are one entry, so that reloading a page cannot push a download off the list.
 */
export async function readAccesses(
  { store, encryption }: Services,
  key: ContactKey,
  { limit, by }: { limit: number; by: 'day' | 'moment' } = { limit: maxShownToOwner, by: 'day' },
): Promise<PolicyAccess[]> {
  const period = sql`substr(${sql.ref('policy_access.at')}, 1, ${sql.lit(by === 'day' ? 10 : 24)})`;
  const last = store.db
    .selectFrom('policy_access')
    .select(({ fn }) => [
      'what',
      'policy_id',
      'document_id',
      'client_class',
      fn.max('at').as('last_at'),
      fn.countAll<number>().as('times'),
    ])
    .where('contact_key', '=', key)
    .groupBy(['what', 'policy_id', 'document_id', 'client_class', period])
    .orderBy('last_at', 'desc')
    .limit(limit)
    .as('policy_access');
  const ownPolicies = visibleTo(store, key).select(['policy.id', 'details_sealed']).as('theirs');
  const rows = await store.db
    .selectFrom(last)
    .leftJoin(ownPolicies, 'theirs.id', 'policy_access.policy_id')
    .leftJoin('policy_document', (join) =>
      join
        .onRef('policy_document.id', '=', 'policy_access.document_id')
        .onRef('policy_document.policy_id', '=', 'theirs.id'),
    )
    .select(['last_at', 'times', 'what', 'client_class', 'theirs.id as policy', 'details_sealed'])
    .select(['policy_document.id as document', 'title_sealed'])
    .orderBy('last_at', 'desc')
    .execute();
  return rows.map((row) => ({
    at: row.last_at,
    times: row.times,
    what: row.what,
    policy:
      row.policy && row.details_sealed
        ? policyName(encryption.openOrThrow(row.details_sealed, row.policy))
        : null,
    title:
      row.document && row.title_sealed
        ? encryption.openOrThrow(row.title_sealed, row.document)
        : null,
    clientClass: row.client_class,
  }));
}

function policyName(details: string): string {
  const { product, insurer } = JSON.parse(details) as SealedPolicy;
  return [product, insurer].filter(Boolean).join(', ');
}
