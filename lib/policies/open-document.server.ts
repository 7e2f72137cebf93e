/** Streams a document as it was loaded, decrypted chunk by chunk. */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import { readBlob } from './document-blobs.server.ts';
import type { ContactKey, OpenDocumentOutcome } from './policy-types.ts';
import { visibleTo } from './read-policies.server.ts';

/**
 * Another person's document and a missing one give the same result.
 * @throws if the stored document was changed or is missing.
 */
export async function openDocument(
  services: Services,
  key: ContactKey,
  documentId: string,
): Promise<OpenDocumentOutcome> {
  const row = await visibleTo(services.store, key)
    .innerJoin('policy_document', 'policy_document.policy_id', 'policy.id')
    .innerJoin('policy_import as of_document', 'of_document.id', 'policy_document.import_id')
    .where('of_document.committed_at', 'is not', null)
    .where('policy_document.id', '=', documentId)
    .select(['policy_document.id', 'policy.id as policyId', 'title_sealed', 'key_sealed', 'bytes'])
    .executeTakeFirst();
  if (!row) return { kind: 'not-found' };
  const { encryption } = services;
  const dataKey = encryption.openBytesOrThrow(row.key_sealed, row.id);
  const chunks = readBlob(services, { id: row.id, bytes: row.bytes, key: dataKey });
  // The first chunk is read before the response begins: a damaged document is an error, not an empty file.
  const first = await chunks.next();
  return {
    kind: 'opened',
    policyId: row.policyId,
    fileName: fileNameOf(encryption.openOrThrow(row.title_sealed, row.id)),
    byteLength: row.bytes,
    stream: streamOf(first, chunks),
  };
}

function streamOf(
  first: IteratorResult<Uint8Array, void>,
  rest: AsyncGenerator<Uint8Array, void>,
): ReadableStream<Uint8Array> {
  let next: Promise<IteratorResult<Uint8Array, void>> | null = Promise.resolve(first);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const chunk = await (next ?? rest.next());
      next = null;
      if (chunk.done) controller.close();
      else controller.enqueue(chunk.value);
    },
    async cancel() {
      await rest.return();
    },
  });
}

/** Removes characters that a file system or a header does not accept. */
function fileNameOf(title: string): string {
  const plain = title
    .replace(/[\p{C}\\/:*?"<>|%;]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${plain.slice(0, 120) || 'document'}.pdf`;
}
