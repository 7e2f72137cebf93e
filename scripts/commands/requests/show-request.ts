/** `npm run requests -- --show`: one request; what was typed only with --reveal. */
import { readByReference } from '../../../lib/outbox/read-by-reference.server.ts';
import { toListedRequest } from '../../../lib/requests/list/request-list.server.ts';
import type { Services } from '../../../lib/store/services.server.ts';
import { failWithUnknownReference } from '../../command-line/command-error.ts';
import { recordDisclosure } from './record-disclosure.ts';
import type { RequestsOptions } from './requests-options.ts';

export async function showRequest(
  services: Services,
  reference: string,
  options: RequestsOptions,
): Promise<void> {
  const row = await readByReference(services.store.db, 'service_request', reference);
  if (!row) failWithUnknownReference(reference);
  await recordDisclosure(services, options, reference);
  // The names of the fields are listed without --reveal as well.
  const { fields, ...record } = toListedRequest(services, row, true);
  for (const [name, value] of Object.entries(record)) console.log(`${name}: ${value ?? ''}`);
  for (const [name, value] of Object.entries(fields))
    console.log(`${name}: ${options.reveal ? value : '(--reveal shows it)'}`);
}
