/** The documents of policies in the order of their holder's page: cards first, then the newest. */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import type { DocumentKind, PolicyDocument } from './policy-types.ts';

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
