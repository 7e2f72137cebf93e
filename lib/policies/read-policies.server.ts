/**
 * What one person may see of their policies. Rule: every question carries the contact key of who asks, and what an
 * import has not finished or the desk has withdrawn is not there.
 */
import 'server-only';
import type { Selectable } from 'kysely';
import { type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { PolicyTables } from '../store/policy-schema.ts';
import { listDocuments } from './list-documents.server.ts';
import { maskPolicyNumber, type SealedPolicy } from './policy-details.ts';
import type { ContactKey, Policy } from './policy-types.ts';

export type PolicyRow = Selectable<PolicyTables['policy']>;

/** A firm's number may stand on thousands; a page shows no more. */
const maxPolicies = 200;

export async function hasPolicies({ store }: Outbox, key: ContactKey): Promise<boolean> {
  return (await visibleTo(store, key).select('policy.id').limit(1).execute()).length > 0;
}

/** Those with a card that a hospital's desk asks for come first; among themselves the latest end. */
export async function listPolicies(outbox: Outbox, key: ContactKey): Promise<Policy[]> {
  const rows = await visibleTo(outbox.store, key)
    .selectAll('policy')
    .orderBy('ends_on', 'desc')
    .orderBy('policy.id')
    .limit(maxPolicies)
    .execute();
  const documents = await listDocuments(
    outbox,
    rows.map(({ id }) => id),
  );
  const today = todayInIndia(outbox.store.now());
  return rows
    .map((row) => toPolicy(outbox, row, documents.get(row.id) ?? []))
    .sort((one, other) => Number(hasCard(other, today)) - Number(hasCard(one, today)));
}

function hasCard({ documents, to }: Policy, today: IsoDate): boolean {
  return (
    to >= today && documents.some(({ kind, supersededOn }) => kind === 'e-card' && !supersededOn)
  );
}

/** @returns null for a policy that is not there, and for somebody else's. */
export async function revealPolicyNumber(
  outbox: Outbox,
  key: ContactKey,
  policyId: string,
): Promise<string | null> {
  const row = await visibleTo(outbox.store, key)
    .selectAll('policy')
    .where('policy.id', '=', policyId)
    .executeTakeFirst();
  return row ? openDetails(outbox, row).number : null;
}

export function openDetails(
  { encryption }: Outbox,
  { id, details_sealed }: Pick<PolicyRow, 'id' | 'details_sealed'>,
): SealedPolicy {
  return JSON.parse(encryption.open(details_sealed, id)) as SealedPolicy;
}

export function visibleTo({ db }: Outbox['store'], key: ContactKey) {
  return db
    .selectFrom('policy_contact')
    .innerJoin('policy', 'policy.id', 'policy_contact.policy_id')
    .innerJoin('policy_import', 'policy_import.id', 'policy.import_id')
    .where('contact_key', '=', key)
    .where('policy_import.committed_at', 'is not', null)
    .where('withdrawn_at', 'is', null);
}

function toPolicy(outbox: Outbox, row: PolicyRow, documents: Policy['documents']): Policy {
  const { insurer, product, kind, number, holders, covered, sumInsured, from, to, premium } =
    openDetails(outbox, row);
  const printed = { insurer, product, kind, holders, covered, sumInsured, from, to, premium };
  const numberMasked = maskPolicyNumber(number);
  return { id: row.id, ...printed, numberMasked, loadedOn: row.loaded_on, documents };
}
