/**
 * The policies that one person may see. Rule: every query has the contact key of the person, and excludes uncommitted
 * imports and withdrawn policies.
 */
import 'server-only';
import type { Selectable } from 'kysely';
import { type IsoDate, todayInIndia } from '../dates/iso-date.ts';
import type { PolicyTables } from '../store/schema/policy-schema.ts';
import type { Services } from '../store/services.server.ts';
import { sha256Hex } from '../text/sha256-hex.ts';
import {
  type ContactKey,
  type DocumentKind,
  maskPolicyNumber,
  type NumberedPolicy,
  normalizePolicyNumber,
  type Policy,
  type PolicyDocument,
  policyIdentity,
  type SealedPolicy,
} from './policy-types.ts';

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

/** A hospital's desk asks for the card first. */
const order: readonly DocumentKind[] = [
  'e-card',
  'policy',
  'schedule',
  'endorsement',
  'renewal-notice',
];

/** @returns by policy id. The caller has checked who owns the policies. */
export async function readPolicyDocuments(
  { store, encryption }: Services,
  policyIds: readonly string[],
): Promise<Map<string, PolicyDocument[]>> {
  if (policyIds.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('policy_document')
    .innerJoin('policy_import', 'policy_import.id', 'policy_document.import_id')
    .selectAll('policy_document')
    .where('policy_id', 'in', policyIds)
    .where('committed_at', 'is not', null)
    .execute();
  const grouped = Map.groupBy(rows, ({ policy_id }) => policy_id);
  const toDocument = (row: (typeof rows)[number]): PolicyDocument => ({
    id: row.id,
    kind: row.kind as DocumentKind,
    title: encryption.openOrThrow(row.title_sealed, row.id),
    bytes: row.bytes,
    loadedOn: row.loaded_on,
    ...(row.superseded_on && { supersededOn: row.superseded_on }),
  });
  return new Map(
    [...grouped].map(([id, documents]) => [id, documents.map(toDocument).sort(byUse)]),
  );
}

function byUse(one: PolicyDocument, other: PolicyDocument): number {
  return (
    Number(one.supersededOn !== undefined) - Number(other.supersededOn !== undefined) ||
    order.indexOf(one.kind) - order.indexOf(other.kind) ||
    other.loadedOn.localeCompare(one.loadedOn) ||
    one.title.localeCompare(other.title)
  );
}

/** Keyed hashes that identify a policy's number and a document's bytes. */
export function numberKeyOf({ encryption }: Services, number: string): string {
  return encryption.keyedHash(`policy-number:${normalizePolicyNumber(number)}`);
}

/** Identifies the policy in the next list. */
export function policyKeyOf({ encryption }: Services, policy: NumberedPolicy): string {
  return encryption.keyedHash(`policy:${policyIdentity(policy)}`);
}

/** The same file in two policies has two different hashes. */
export function contentKeyOf(
  encryption: Services['encryption'],
  titleKey: string,
  bytes: Uint8Array,
): string {
  return encryption.keyedHash(`content:${titleKey}|${sha256Hex(bytes)}`);
}
