/**
 * The outbox tables (lib/outbox): leads for Lead.svc (lead-schema.ts), service requests for a desk's mailbox. Their
 * rows are claimed, sent, settled and retried.
 */
import type { Selectable } from 'kysely';
import type { RequestKind } from '../../content/requests/request-kinds.ts';

/** The columns that all outbox tables share: claimed, sent, settled, retried (lib/outbox). */
export type OutboxTable = {
  id: string;
  /** Shown to the visitor: CB-XXXX-XXXX, SR-XXXX-XXXX. */
  reference: string;
  /** Keyed hash of the browser's idempotency key. One key with other input is another request, stored without it. */
  idempotency_key: string | null;
  /** Keyed hash of the input: finds the same request sent again. */
  request_key: string;
  /** Keyed hash of the mobile: counts requests and finds a number without decrypting. Null once erased. */
  mobile_key: string | null;
  state: string;
  /** Number of sends started, the current one included; it is also the fencing token of the sender. */
  attempts: number;
  /** Set during a send. Still set when a lease expires: the sender died, the request may have arrived. */
  sending_since: string | null;
  /** When the sweeper may claim it next; during a send, when the lease expires. */
  next_attempt_at: string;
  possibly_duplicate: 0 | 1;
  /** The honeypot was filled in, apparently by a person's browser: for the desk to judge. */
  honeypot_filled: 0 | 1;
  last_problem: string | null;
  /** Version and hash of the consent text beside the button, in the language in which it was shown. */
  consent_version: string;
  consent_hash: string;
  /** Path of the page that sent it; where a product's page led to a tool of another one, of that product's page. */
  page: string | null;
  created_at: string;
  settled_at: string | null;
  /** When all personal data of the row are erased. */
  erase_at: string;
};

/** `delivered`: the desk has it; `answered`: set by the desk (npm run requests); `expired`: never sent. */
export const requestStates = ['pending', 'delivered', 'answered', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];
/** The desk has not answered it. */
export const unansweredStates = ['pending', 'delivered'] as const satisfies RequestState[];

export function isUnanswered({ state }: { state: RequestState }): boolean {
  return unansweredStates.some((unanswered) => unanswered === state);
}

/** What erasure leaves in `request_key`, which cannot be null: the row is no longer a repeat of anything. */
export const erasedRequestKey = '';

/** By its key: some kinds lose their fields as soon as they are sent (`isErasedOnceSent`). */
export function isErasedRequest({ request_key }: Pick<OutboxTable, 'request_key'>): boolean {
  return request_key === erasedRequestKey;
}

/** One service request and its delivery to a desk's mailbox. */
export type ServiceRequestTable = OutboxTable & {
  state: RequestState;
  kind: RequestKind;
  /** Keyed hash of the mail address, beside that of the mobile. */
  email_key: string | null;
  /** Every field as JSON, AES-256-GCM, bound to `id`. Null once erased. */
  fields_sealed: string | null;
  answered_at: string | null;
};

export type ServiceRequestRow = Selectable<ServiceRequestTable>;
