/** All data about the policies of one contact, for a person's right of access. */
import 'server-only';
import type { Services } from '../store/services.server.ts';
import { readAccesses } from './access-log.server.ts';
import type { ContactKey } from './policy-types.ts';
import { openDetails, visibleTo } from './read-policies.server.ts';
import { readPolicyDocuments } from './read-policy-documents.server.ts';

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
