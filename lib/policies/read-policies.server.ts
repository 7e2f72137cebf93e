/**
 * The policies that one person may see. Rule: every query has the contact key of the person, and excludes uncommitted
 * imports and withdrawn policies.
 */
import 'server-only';
import type { Selectable } from 'kysely';
import { type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import type { PolicyTables } from '../store/schema/policy-schema.ts';
import type { Services } from '../store/services.server.ts';
import { maskPolicyNumber, type SealedPolicy } from './policy-details.ts';
import type { ContactKey, Policy } from './policy-types.ts';
import { readPolicyDocuments } from './read-policy-documents.server.ts';

export type PolicyRow = Selectable<PolicyTables['policy']>;

/** A company's number can match thousands of policies; cap the page. */
export const maxPolicies = 200;

export async function hasPolicies({ store }: Services, key: ContactKey): Promise<boolean> {
  return (await visibleTo(store, key).select('policy.id').limit(1).execute()).length > 0;
}

/** Policies with a card for a hospital's desk come first; within each group the latest end date. */
export async function readPolicies(
  services: Services,
  key: ContactKey,
  now: Date,
): Promise<Policy[]> {
  const rows = await visibleTo(services.store, key)
    .selectAll('policy')
    .orderBy('ends_on', 'desc')
    .orderBy('policy.id')
    .limit(maxPolicies)
    .execute();
  const documents = await readPolicyDocuments(
    services,
    rows.map(({ id }) => id),
  );
  const today = todayInIndia(now);
  return rows
    .map((row) => toPolicy(services, row, documents.get(row.id) ?? []))
    .sort((a, b) => Number(hasCard(b, today)) - Number(hasCard(a, today)));
}

function hasCard({ documents, to }: Policy, today: IsoDate): boolean {
  return (
    to >= today && documents.some(({ kind, supersededOn }) => kind === 'e-card' && !supersededOn)
  );
}

/** @returns null for a missing policy and for another person's. */
export async function revealPolicyNumber(
  services: Services,
  key: ContactKey,
  policyId: string,
): Promise<string | null> {
  const row = await visibleTo(services.store, key)
    .selectAll('policy')
    .where('policy.id', '=', policyId)
    .executeTakeFirst();
  return row ? openDetails(services, row).number : null;
}

export function openDetails(
  { encryption }: Services,
  { id, details_sealed }: Pick<PolicyRow, 'id' | 'details_sealed'>,
): SealedPolicy {
  return JSON.parse(encryption.openOrThrow(details_sealed, id)) as SealedPolicy;
}

export function visibleTo({ db }: Services['store'], key: ContactKey) {
  return db
    .selectFrom('policy_contact')
    .innerJoin('policy', 'policy.id', 'policy_contact.policy_id')
    .innerJoin('policy_import', 'policy_import.id', 'policy.import_id')
    .where('contact_key', '=', key)
    .where('policy_import.committed_at', 'is not', null)
    .where('withdrawn_at', 'is', null);
}

function toPolicy(services: Services, row: PolicyRow, documents: Policy['documents']): Policy {
  const { insurer, product, kind, number, holders, covered, sumInsured, from, to, premium } =
    openDetails(services, row);
  const printed = { insurer, product, kind, holders, covered, sumInsured, from, to, premium };
  const numberMasked = maskPolicyNumber(number);
  return { id: row.id, ...printed, numberMasked, loadedOn: row.loaded_on, documents };
}
