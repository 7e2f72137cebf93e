/** The sealed part of a policy: its details for the holder, and its contacts for the desk. */
import type { IsoDate } from '../dates/iso-date.ts';
import type { Contact } from '../input/contact.ts';
import type { PolicyKind } from './policy-types.ts';

export type PolicyDetails = {
  insurer: string;
  number: string;
  product: string;
  kind: PolicyKind;
  holders: string[];
  covered: string;
  sumInsured: string;
  from: IsoDate;
  to: IsoDate;
  premium: string;
};

export type PolicyContacts = { mobiles: string[]; emails: string[] };

/** The mobiles and addresses with which a policy is seen. */
export function contactsOf({ mobiles, emails }: PolicyContacts): Contact[] {
  return [
    ...mobiles.map((address): Contact => ({ channel: 'sms', address })),
    ...emails.map((address): Contact => ({ channel: 'email', address })),
  ];
}

/** The JSON in `details_sealed`. */
export type SealedPolicy = PolicyDetails & PolicyContacts;

/** Printed numbers differ in spaces, dashes and capitals; the policy is the same. */
export function normalizePolicyNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export type NumberedPolicy = Pick<PolicyDetails, 'insurer' | 'number'>;

/** Equal for the same policy in two rows or two lists. */
export function policyIdentity({ insurer, number }: NumberedPolicy): string {
  return `${insurer.toLowerCase()}|${normalizePolicyNumber(number)}`;
}

/** The last four; fewer for a short number, so that most of it stays hidden. */
export function maskPolicyNumber(number: string): string {
  const letters = [...number];
  const shownLetters = Math.min(4, Math.floor(letters.length / 3));
  return `••••${letters.slice(letters.length - shownLetters).join('')}`;
}
