/** A document as it was loaded, opened piece by piece on its way out. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { ContactKey, OpenedDocument } from './policy-types.ts';

/** Another person's document and one that is not there are the same answer. */
export async function openDocument(
  _outbox: Outbox,
  _key: ContactKey,
  _documentId: string,
): Promise<OpenedDocument> {
  throw new Error('not built yet');
}
