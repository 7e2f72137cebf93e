/** Writes the documents of an import, each sealed with its own key; they are invisible until it is committed. */
import 'server-only';
import { randomBytes } from 'node:crypto';
import { todayInIndia } from '../../dates/iso-date.ts';
import type { ImportLock } from '../../imports/import-lock.server.ts';
import { ImportError } from '../../imports/spreadsheets/import-error.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { Services } from '../../store/services.server.ts';
import { writeBlob } from '../document-blobs.server.ts';
import { contentKeyOf } from '../read-policies.server.ts';
import { readDocument } from './find-document.server.ts';
import type { PlannedDocument, PlannedPolicy } from './plan-policy-import.server.ts';

const batchSize = 16;

export async function writeDocuments(
  services: Services,
  lock: ImportLock,
  { importId, batch, now }: { importId: string; batch: readonly PlannedPolicy[]; now: Date },
): Promise<void> {
  const all = batch.flatMap(({ id, documents }) =>
    documents.map((document) => ({ policyId: id, document })),
  );
  for (const { batch } of inBatches(all, batchSize)) {
    await lock.renew(services.store.db);
    const part = batch.map(({ policyId, document }) => ({
      ...readUnchanged(services, document),
      key: randomBytes(32),
      policyId,
      document,
    }));
    // Rows first: they lead to the blobs if the import is interrupted.
    await services.store.db
      .insertInto('policy_document')
      .values(
        part.map(({ bytes, key, policyId, document }) => ({
          id: document.id,
          policy_id: policyId,
          import_id: importId,
          kind: document.kind,
          title_sealed: services.encryption.seal(document.title, document.id),
          title_key: document.titleKey,
          content_key: document.contentKey,
          bytes: bytes.length,
          key_sealed: services.encryption.seal(key, document.id),
          loaded_on: todayInIndia(now),
          superseded_on: null,
        })),
      )
      .execute();
    await Promise.all(
      part.map(({ bytes, key, document }) =>
        writeBlob(services, { id: document.id, bytes: bytes.length, key }, bytes),
      ),
    );
  }
}

function readUnchanged({ encryption }: Services, document: PlannedDocument): { bytes: Buffer } {
  const read = readDocument(document.path);
  const isSame =
    read.kind === 'read' &&
    contentKeyOf(encryption, document.titleKey, read.bytes) === document.contentKey;
  if (!isSame) throw new ImportError('A document changed while it was being loaded.');
  return read;
}
