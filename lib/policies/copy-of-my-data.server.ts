/** Everything that is held about the policies of one contact, as a person may take it along. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { ContactKey } from './policy-types.ts';

/** Plain JSON: policies with their numbers, documents by title, the access record. */
export async function copyOfMyData(
  _outbox: Outbox,
  _key: ContactKey,
): Promise<Record<string, unknown>> {
  throw new Error('not built yet');
}
