/** The keyed hash of a policy's contact: equal to the hash in one-time codes and sessions. */
import 'server-only';
import { emailKey, mobileKey } from '../store/field-encryption.server.ts';
import type { Services } from '../store/services.server.ts';
import type { Contact, ContactKey } from './policy-types.ts';

/** @param contact ten digits, or a mail address. */
export function contactKeyOf({ encryption }: Services, contact: Contact): ContactKey {
  return 'mobile' in contact
    ? mobileKey(encryption, contact.mobile)
    : emailKey(encryption, contact.email.trim());
}
