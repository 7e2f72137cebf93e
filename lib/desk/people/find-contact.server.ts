/**
 * A person in an address: by the keyed hash of the number or mail address, from which nobody can read either. Rule: an
 * address never holds what was typed.
 */
import 'server-only';
import type { Contact } from '../../input/contact.ts';
import { openLeadMobile } from '../../leads/lead-values.server.ts';
import { contactsOf } from '../../policies/policy-types.ts';
import { openDetails } from '../../policies/read-policies.server.ts';
import { openFields } from '../../requests/open-request.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import { keyShape } from '../desk-paths.ts';

/** @returns null where no call, request or policy has it any more. */
export async function findContact(services: Services, key: string): Promise<Contact | null> {
  if (!keyShape.test(key)) return null;
  for await (const contact of candidates(services, key))
    if (contactKeyOf(services.encryption, contact) === key) return contact;
  return null;
}

async function* candidates(services: Services, key: string): AsyncGenerator<Contact> {
  const { store, encryption } = services;
  const { db } = store;
  const leads = await db
    .selectFrom('lead')
    .select(['id', 'mobile_sealed'])
    .where('mobile_key', '=', key)
    .execute();
  for (const lead of leads) {
    const opened = openLeadMobile(encryption, lead);
    if (opened.kind === 'opened') yield { channel: 'sms', address: opened.plain };
  }
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where((row) => row.or([row('mobile_key', '=', key), row('email_key', '=', key)]))
    .execute();
  for (const request of requests) {
    const opened = openFields(services, request);
    if (opened.kind !== 'opened') continue;
    yield { channel: 'sms', address: opened.fields.mobile ?? '' };
    yield { channel: 'email', address: opened.fields.email ?? '' };
  }
  const policies = await db
    .selectFrom('policy')
    .select(['id', 'details_sealed'])
    .where('id', 'in', (from) =>
      from.selectFrom('policy_contact').select('policy_id').where('contact_key', '=', key),
    )
    .execute();
  for (const policy of policies) yield* contactsOf(openDetails(services, policy));
}
