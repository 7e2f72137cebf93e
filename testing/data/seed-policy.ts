/** Writes a policy of an example customer directly into the store, for tests of the customer login. */
import { randomBytes, randomUUID } from 'node:crypto';
import { writeBlob } from '../../lib/policies/document-blobs.server.ts';
import type { DocumentKind, PolicyDetails } from '../../lib/policies/policy-types.ts';
import { mobileKey } from '../../lib/store/field-encryption.server.ts';
import type { Services } from '../../lib/store/services.server.ts';

export type SeededPolicy = PolicyDetails & {
  id: string;
  documents: { id: string; kind: DocumentKind; title: string; bytes: Buffer }[];
};

const details: PolicyDetails = {
  insurer: 'Example Insurer A',
  number: 'EX/2026/000123456',
  product: 'Example Family Health Plan',
  kind: 'health',
  holders: ['Example Customer One', 'उदाहरण ग्राहक'],
  covered: 'Example Customer One, Example Spouse',
  sumInsured: '₹10,00,000',
  from: '2026-03-13',
  to: '2031-03-12',
  premium: '₹18,450',
};
const kinds: readonly DocumentKind[] = ['policy', 'e-card'];
const titles: Readonly<Partial<Record<DocumentKind, string>>> = {
  policy: 'Example policy',
  'e-card': 'उदाहरण e-card',
};

/** Longer than a sealed chunk, so that it is sent in several. */
const documentBytes = 200_000;

export async function seedPolicy(
  services: Services,
  mobile: string,
  changed: Partial<PolicyDetails> = {},
): Promise<SeededPolicy> {
  const { db } = services.store;
  const { encryption } = services;
  const now = new Date().toISOString();
  const [importId, id] = [randomUUID(), randomUUID()];
  const policy = { ...details, ...changed };
  const sealed = { ...policy, mobiles: [mobile], emails: [] };
  await db
    .insertInto('policy_import')
    .values({ id: importId, started_at: now, committed_at: now })
    .execute();
  await db
    .insertInto('policy')
    .values({
      id,
      import_id: importId,
      policy_key: randomUUID(),
      number_key: randomUUID(),
      details_sealed: encryption.seal(JSON.stringify(sealed), id),
      details_digest: randomUUID(),
      contacts_digest: randomUUID(),
      ends_on: policy.to,
      loaded_on: '2026-11-20',
      withdrawn_at: null,
    })
    .execute();
  const contactKey = mobileKey(services.encryption, mobile);
  await db
    .insertInto('policy_contact')
    .values({ policy_id: id, contact_key: contactKey })
    .execute();
  const documents: SeededPolicy['documents'] = [];
  for (const kind of kinds) documents.push(await seedDocument(services, id, importId, kind));
  return { ...policy, id, documents };
}

async function seedDocument(
  services: Services,
  policyId: string,
  importId: string,
  kind: DocumentKind,
): Promise<SeededPolicy['documents'][number]> {
  const [id, key] = [randomUUID(), randomBytes(32)];
  const title = titles[kind] ?? kind;
  const bytes = Buffer.from(`%PDF-1.4\n${kind} `.padEnd(documentBytes, 'x'));
  await writeBlob(services, { id, bytes: bytes.length, key }, bytes);
  await services.store.db
    .insertInto('policy_document')
    .values({
      id,
      policy_id: policyId,
      import_id: importId,
      kind,
      title_sealed: services.encryption.seal(title, id),
      title_key: randomUUID(),
      content_key: randomUUID(),
      bytes: bytes.length,
      key_sealed: services.encryption.seal(key, id),
      loaded_on: '2026-11-20',
      superseded_on: null,
    })
    .execute();
  return { id, kind, title, bytes };
}
