/**
 * A policy as the broker's desk loaded it, and what its holder may see of it. Nothing here says that cover runs:
 * only the insurer knows that.
 */
import type { IsoDate } from '../dates/iso-date.ts';

/** Keyed hash of a mobile number or mail address: finds whose a policy is, and says nothing without the key. */
export type ContactKey = string;

export type Contact = { mobile: string } | { email: string };

/** As the renewal and claim tools tell policies apart; `other` is offered neither. */
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

export type PolicyDocument = {
  /** Random; safe in a path. */
  id: string;
  kind: DocumentKind;
  title: string;
  bytes: number;
  loadedOn: IsoDate;
  /** When a later version was loaded; the newest has none. */
  supersededOn?: IsoDate;
};

export type Policy = {
  /** Random; safe in a path, and says nothing about the policy. */
  id: string;
  insurer: string;
  /** As printed. */
  product: string;
  kind: PolicyKind;
  numberMasked: string;
  holders: readonly string[];
  /** Vehicle or members, as printed; empty where the desk's list has neither. */
  covered: string;
  /** As printed; empty where the desk's list has none. */
  sumInsured: string;
  from: IsoDate;
  to: IsoDate;
  /** As printed; empty where the desk's list has none. */
  premium: string;
  loadedOn: IsoDate;
  /** Cards first, then the newest versions, then what they superseded. */
  documents: readonly PolicyDocument[];
};

/** What somebody looked at. */
export type AccessTarget =
  | { what: 'list' | 'data-copy' }
  | { what: 'number'; policyId: string }
  | { what: 'document'; policyId: string; documentId: string };

export type Access = {
  /** The last time, where there were more. */
  at: string;
  times: number;
  what: AccessTarget['what'];
  /** Of which policy: "Example Health, Example Insurer"; null for the rest, and for what is gone or theirs no more. */
  policy: string | null;
  /** Title of the document, as it is called now; null as above. */
  title: string | null;
  /** "Chrome on Android". */
  clientClass: string;
};

export type OpenDocumentResult =
  | {
      status: 'ok';
      policyId: string;
      fileName: string;
      byteLength: number;
      stream: ReadableStream<Uint8Array>;
    }
  | { status: 'not-found' };
