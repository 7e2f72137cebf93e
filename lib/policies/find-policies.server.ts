/** What the desk finds out about policies: by number or contact, and how many there are. */
import 'server-only';
import type { Contact } from '../input/contact.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import type { SealedPolicy } from './policy-types.ts';
import { numberKeyOf, openDetails, type PolicyRow } from './read-policies.server.ts';

export type DeskPolicy = { row: PolicyRow; details: SealedPolicy };

/** A search without a value finds all policies. */
export type PolicySearch = {
  id?: string;
  number?: string;
  contact?: Contact;
  /** `numberKeyOf` and `contactKeyOf`, where the text itself is not known. */
  numberKey?: string;
  contactKey?: string;
};

/** Latest loaded first. */
export async function findPolicies(
  services: Services,
  { id, number, contact, ...keys }: PolicySearch,
  limit: number,
): Promise<DeskPolicy[]> {
  const numberKey = number === undefined ? keys.numberKey : numberKeyOf(services, number);
  const contactKey =
    contact === undefined ? keys.contactKey : contactKeyOf(services.encryption, contact);
  const rows = await services.store.db
    .selectFrom('policy')
    .innerJoin('policy_import', 'policy_import.id', 'policy.import_id')
    .selectAll('policy')
    .where('committed_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('policy.id', '=', id ?? ''))
    .$if(numberKey !== undefined, (query) => query.where('number_key', '=', numberKey ?? ''))
    .$if(contactKey !== undefined, (query) =>
      query.where('policy.id', 'in', ({ selectFrom }) =>
        selectFrom('policy_contact')
          .select('policy_id')
          .where('contact_key', '=', contactKey ?? ''),
      ),
    )
    .orderBy('loaded_on', 'desc')
    .orderBy('policy.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ row, details: openDetails(services, row) }));
}

/** Counts the policies and documents that the customer login can show, and the withdrawn policies. */
export async function countPolicies({ store }: Services) {
  const count = async (table: 'policy' | 'policy_document') => {
    const { rows } = await store.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('import_id', 'in', (from) =>
        from.selectFrom('policy_import').select('id').where('committed_at', 'is not', null),
      )
      .executeTakeFirstOrThrow();
    return rows;
  };
  const { withdrawn } = await store.db
    .selectFrom('policy')
    .select(({ fn }) => fn.countAll<number>().as('withdrawn'))
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    inForce: (await count('policy')) - withdrawn,
    withdrawn,
    documents: await count('policy_document'),
  };
}
