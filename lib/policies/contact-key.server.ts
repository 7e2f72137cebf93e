/** Whose a policy is, as a keyed hash: the same as that of the codes and sessions that open it. */
import 'server-only';
import type { Outbox } from '../outbox/outbox.server.ts';
import { emailKey, mobileKey } from '../store/field-encryption.server.ts';
import type { Contact, ContactKey } from './policy-types.ts';

/** @param contact ten digits, or a mail address. */
export function contactKeyOf({ encryption }: Outbox, contact: Contact): ContactKey {
  return 'mobile' in contact
    ? mobileKey(encryption, contact.mobile)
    : emailKey(encryption, contact.email.trim());
}
