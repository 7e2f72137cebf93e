/** Computes the changes of a list: new policies, changed ones, new versions of documents. Writes nothing. */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { importOption } from '../../imports/spreadsheets/import-options.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { Services } from '../../store/services.server.ts';
import { findErasedKeys } from '../erase-policies.server.ts';
import type { PolicyRow } from '../read-policies.server.ts';
import { contentKeyOf, numberKeyOf, policyKeyOf } from '../read-policies.server.ts';
import { type DocumentFolder, findDocument, readDocument } from './find-document.server.ts';
import type { Manifest, ManifestPolicy, RowError } from './read-manifest.server.ts';

export type PlannedDocument = {
  id: string;
  path: string;
  kind: string;
  title: string;
  titleKey: string;
  contentKey: string;
};
export type PlannedPolicy = {
  listed: ManifestPolicy;
  id: string;
  /** Null for a new policy. */
  existing: PolicyRow | null;
  policyKey: string;
  numberKey: string;
  detailsDigest: string;
  contactsDigest: string;
  documents: PlannedDocument[];
};
export type PolicyImportPlan = {
  policies: PlannedPolicy[];
  unchanged: number;
  skippedRows: RowError[];
  errors: RowError[];
};

const batchSize = 400;

/** @param onStep called with the number of policies compared so far. */
export async function planPolicyImport(
  services: Services,
  manifest: Manifest,
  folder: DocumentFolder | null,
  onStep: (policyCount: number) => void,
): Promise<PolicyImportPlan> {
  const plan: PolicyImportPlan = {
    policies: [],
    unchanged: 0,
    skippedRows: [...manifest.skippedRows],
    errors: [...manifest.errors],
  };
  for (const { batch, start } of inBatches(manifest.policies, batchSize)) {
    await planBatch(services, batch, folder, plan);
    onStep(start + batch.length);
  }
  return plan;
}

async function planBatch(
  services: Services,
  policies: readonly ManifestPolicy[],
  folder: DocumentFolder | null,
  plan: PolicyImportPlan,
): Promise<void> {
  const { encryption, store } = services;
  const keyed = policies.map((listed) => ({
    listed,
    policyKey: policyKeyOf(services, listed.details),
  }));
  const keys = keyed.map(({ policyKey }) => policyKey);
  const rows = await store.db
    .selectFrom('policy')
    .selectAll()
    .where('policy_key', 'in', keys)
    .execute();
  const erased = await findErasedKeys(services, keys);
  const byKey = new Map(rows.map((row) => [row.policy_key, row]));
  const stored = await currentDocuments(
    services,
    rows.map(({ id }) => id),
  );
  for (const { listed, policyKey } of keyed) {
    if (erased.has(policyKey)) {
      plan.skippedRows.push({ row: listed.row, reason: 'erased on request' });
      continue;
    }
    const existing = byKey.get(policyKey) ?? null;
    if (existing?.withdrawn_at) {
      plan.skippedRows.push({ row: listed.row, reason: 'withdrawn by the desk' });
      continue;
    }
    const id = existing?.id ?? randomUUID();
    const digest = (part: unknown) => encryption.keyedHash(JSON.stringify([policyKey, part]));
    const planned: PlannedPolicy = {
      listed,
      id,
      existing,
      policyKey,
      numberKey: numberKeyOf(services, listed.details.number),
      detailsDigest: digest(listed.details),
      contactsDigest: digest(listed.contacts),
      documents: planDocuments(services, { id, listed, folder, stored }, plan.errors),
    };
    const isSame =
      existing?.details_digest === planned.detailsDigest &&
      existing.contacts_digest === planned.contactsDigest &&
      planned.documents.length === 0;
    if (isSame) plan.unchanged += 1;
    else plan.policies.push(planned);
  }
}

/** The hash of each stored document, by title key. */
async function currentDocuments({ store }: Services, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('policy_document')
    .select(['title_key', 'content_key'])
    .where('policy_id', 'in', ids)
    .where('superseded_on', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.title_key, row.content_key]));
}

type DocumentPlanInput = {
  id: string;
  listed: ManifestPolicy;
  folder: DocumentFolder | null;
  stored: ReadonlyMap<string, string>;
};

function planDocuments(
  { encryption }: Services,
  { id, listed, folder, stored }: DocumentPlanInput,
  errors: RowError[],
): PlannedDocument[] {
  return listed.documents.flatMap(({ row, file, kind, title }) => {
    const document = readNamedDocument(folder, file);
    if (document.kind === 'unusable') {
      errors.push({ row, reason: `the document ${document.reason}` });
      return [];
    }
    const titleKey = encryption.keyedHash(`document:${id}|${kind}|${title}`);
    const contentKey = contentKeyOf(encryption, titleKey, document.bytes);
    if (stored.get(titleKey) === contentKey) return [];
    return [{ id: randomUUID(), path: document.path, kind, title, titleKey, contentKey }];
  });
}

function readNamedDocument(folder: DocumentFolder | null, file: string) {
  if (!folder) return { kind: 'unusable', reason: `is named${importOption('documents')}` } as const;
  const found = findDocument(folder, file);
  if (found.kind === 'unusable') return found;
  const document = readDocument(found.path);
  return document.kind === 'unusable' ? document : { ...document, path: found.path };
}
