/**
 * A policy as the broker's desk loaded it, and its view for the holder. Nothing here says that cover is in force: only
 * the insurer knows that.
 */
import type { IsoDate } from '../dates/iso-date.ts';
import type { Contact } from '../input/contact.ts';

/** Keyed hash of a mobile number or mail address: finds its policies, and reveals nothing without the key. */
export type ContactKey = string;

/** The kinds of the renewal and claim tools, which do not offer `other`. */
export const policyKinds = [
  'health',
  'life',
  'car',
  'bike',
  'travel',
  'accident',
  'other',
] as const;
export type PolicyKind = (typeof policyKinds)[number];

export type DocumentKind = 'policy' | 'schedule' | 'endorsement' | 'e-card' | 'renewal-notice';

/** Titles of documents to which a list gives none. */
export const documentTitles: Readonly<Record<DocumentKind, string>> = {
  policy: 'Policy',
  schedule: 'Policy schedule',
  endorsement: 'Endorsement',
  'e-card': 'E-card',
  'renewal-notice': 'Renewal notice',
};

export type PolicyDocument = {
  /** Random; safe in a path. */
  id: string;
  kind: DocumentKind;
  title: string;
  bytes: number;
  loadedOn: IsoDate;
  /** When a later version was loaded; absent for the newest. */
  supersededOn?: IsoDate;
};

export type Policy = {
  /** Random; safe in a path, and reveals nothing about the policy. */
  id: string;
  insurer: string;
  /** As printed. */
  product: string;
  kind: PolicyKind;
  numberMasked: string;
  holders: readonly string[];
  /** Vehicle or members, as printed; empty if the desk's list has neither. */
  covered: string;
  /** As printed; empty if the desk's list has none. */
  sumInsured: string;
  from: IsoDate;
  to: IsoDate;
  /** As printed; empty if the desk's list has none. */
  premium: string;
  loadedOn: IsoDate;
  /** Cards first, then the newest versions, then superseded ones. */
  documents: readonly PolicyDocument[];
};

export type AccessTarget =
  | { what: 'list' | 'data-copy' }
  | { what: 'number'; policyId: string }
  | { what: 'document'; policyId: string; documentId: string };

export type PolicyAccess = {
  /** The latest, if there were several. */
  at: string;
  times: number;
  what: AccessTarget['what'];
  /** "Example Health, Example Insurer"; null if it concerns no policy, or one that is deleted or no longer theirs. */
  policy: string | null;
  /** Current title of the document; null if it concerns none, or one that is deleted or no longer theirs. */
  title: string | null;
  /** "Chrome on Android". */
  clientClass: string;
};

export type OpenDocumentOutcome =
  | {
      kind: 'opened';
      policyId: string;
      fileName: string;
      byteLength: number;
      stream: ReadableStream<Uint8Array>;
    }
  | { kind: 'not-found' };

/** The sealed part of a policy: its details for the holder, and its contacts for the desk. */
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
