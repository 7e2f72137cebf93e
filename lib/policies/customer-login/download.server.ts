/**
 * Downloads of a signed-in customer: a document, decrypted as it is sent, or a copy of the personal data. Rule: access
 * is recorded before the first byte is sent; another customer's document is answered like one that does not exist.
 */
import 'server-only';
import { todayInIndia } from '../../dates/iso-date.ts';
import { downloadHeaders } from '../../http/download-headers.ts';
import { type HandlerReply, handleRequest, seeOther } from '../../http/handle-request.server.ts';
import type { Services } from '../../store/services.server.ts';
import { readAccesses, recordAccess } from '../access-log.server.ts';
import { readBlob } from '../document-blobs.server.ts';
import type { ContactKey, OpenDocumentOutcome } from '../policy-types.ts';
import { openDetails, readPolicyDocuments, visibleTo } from '../read-policies.server.ts';
import { type AuthOutcome, authenticate } from './authenticate.server.ts';
import { policiesPath, withLoginMessage } from './login-messages.ts';

type SignedInContext = Extract<AuthOutcome, { kind: 'signed-in' }>;

export function downloadDocument(headers: Headers, id: string): Promise<Response> {
  return download('policy-document', headers, async ({ services, session, now }) => {
    const document = await openDocument(services, session.contactKey, id);
    if (document.kind === 'not-found') {
      return {
        response: seeOther(withLoginMessage(policiesPath, 'no-document')),
        outcome: 'not-found',
      };
    }
    const { policyId } = document;
    await recordAccess(
      services,
      session.contactKey,
      { what: 'document', policyId, documentId: id },
      { clientClass: session.clientClass, now },
    );
    const response = new Response(document.stream, {
      headers: {
        ...downloadHeaders('application/pdf', document.fileName),
        'Content-Length': String(document.byteLength),
      },
    });
    return { response, outcome: 'sent' };
  });
}

export function downloadData(headers: Headers): Promise<Response> {
  return download('data-copy', headers, async ({ services, session, now }) => {
    const { clientClass } = session;
    await recordAccess(services, session.contactKey, { what: 'data-copy' }, { clientClass, now });
    const data = await exportPersonalData(services, session.contactKey);
    const response = new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: downloadHeaders(
        'application/json; charset=utf-8',
        `my-data-${todayInIndia(now)}.json`,
      ),
    });
    return { response, outcome: 'sent' };
  });
}

function download(
  name: string,
  headers: Headers,
  work: (auth: SignedInContext) => Promise<HandlerReply>,
): Promise<Response> {
  return handleRequest(name, async () => {
    const auth = await authenticate(headers);
    if (auth.kind === 'signed-out') return { response: seeOther(auth.path), outcome: 'signed-out' };
    return work(auth);
  });
}

/** All data about the policies of one contact, for a person's right of access. */
const maxAccesses = 1000;

/** JSON: policies with their numbers, documents by title, the access log. No contact details of other people. */
export async function exportPersonalData(
  services: Services,
  key: ContactKey,
): Promise<Record<string, unknown>> {
  const rows = await visibleTo(services.store, key).selectAll('policy').execute();
  const documents = await readPolicyDocuments(
    services,
    rows.map(({ id }) => id),
  );
  return {
    policies: rows.map((row) => {
      const { mobiles, emails, ...details } = openDetails(services, row);
      return { ...details, loadedOn: row.loaded_on, documents: documents.get(row.id) ?? [] };
    }),
    accesses: await readAccesses(services, key, { limit: maxAccesses, by: 'moment' }),
  };
}

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
