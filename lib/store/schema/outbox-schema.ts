/**
 * The outbox tables (lib/outbox): leads for Lead.svc, service requests for a desk's mailbox. Their rows are claimed,
 * sent, settled and retried.
 */
import type { Selectable } from 'kysely';
import type { Upstream } from '../../config/service-urls.ts';
import type { RequestKind } from '../../content/requests/request-kinds.ts';

/**
 * `unconfirmed` waits for its one-time code (OTP_REQUIRED): it is stored and never sent. Until it is confirmed,
 * `attempts` and the other columns of a send describe the mail to the desk.
 */
export const leadStates = ['unconfirmed', 'pending', 'delivered', 'refused', 'expired'] as const;
export type LeadState = (typeof leadStates)[number];

/** The columns that all outbox tables share: claimed, sent, settled, retried (lib/outbox). */
export type OutboxTable = {
  id: string;
  /** Shown to the visitor: CB-XXXX-XXXX, SR-XXXX-XXXX. */
  reference: string;
  /** Keyed hash of the browser's idempotency key with the input: one key with other input is another request. */
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
  /** Version and hash of the consent text beside the button. */
  consent_version: string;
  consent_hash: string;
  /** Path of the page that sent it; where a product's page led to a tool of another one, of that product's page. */
  page: string | null;
  created_at: string;
  settled_at: string | null;
  /** When all personal data of the row are erased. */
  erase_at: string;
};

/** One call-back: the enquiry on record that the law requires, and its delivery to Lead.svc. */
export type LeadTable = OutboxTable & {
  state: LeadState;
  /** AES-256-GCM, bound to `id`. Null once erased. */
  mobile_sealed: string | null;
  product: number;
  time_slot: string;
  upstream: Upstream;
  /** Lead.svc's own message, sealed like the number, which it may repeat. */
  refusal_sealed: string | null;
  /**
   * The address of the tool's answer beside the form, sealed like the number, with which it is erased: with a person it
   * says what they earn, and sometimes an illness. Null unless the box was ticked (lib/content/consent.ts).
   */
  answer_sealed: string | null;
  /** Placement of the form on the page. */
  source: string | null;
  /** The visit's campaign as JSON (lib/campaign), with the click ids separate. Both are erased with the number. */
  campaign: string | null;
  click_ids: string | null;
  /**
   * Version of the box above the button, if it was ticked (lib/content/consent.ts). Stays as proof after a withdrawal.
   */
  advertiser_report_version: string | null;
  /** Random id of the conversion for ad networks. Null if nothing may be reported, or no longer. */
  conversion_id: string | null;
  /** The optional line above the button: permission to call a number on the national do-not-disturb register. */
  call_despite_do_not_disturb: 0 | 1;
  /** Which limit it exceeded, its client's or that of the whole site (lib/leads/submit/admit-lead.server.ts). */
  mark: 'address' | 'site' | null;
  /** Keyed hash of its client, while a throttled lead waits and for a day at most: each client has its own queue. */
  client_key: string | null;
  /** Set while a throttled lead is queued: the turn in which it is released, one lead of each client per turn. */
  turn: number | null;
  /** When a throttled lead left its queue: the site's release rate is counted by it. */
  released_at: string | null;
  /** The visitor or the desk withdrew it. A delivered lead stays `delivered`, because Lead.svc has it. */
  withdrawn_at: string | null;
  /** Calling on an enquiry is allowed until then (TCCCPR Third Amendment 2026: seven days). */
  expires_at: string;
};

/** `delivered`: the desk has it; `answered`: set by the desk (npm run requests); `expired`: never sent. */
export const requestStates = ['pending', 'delivered', 'answered', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

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

export type LeadRow = Selectable<LeadTable>;

export type ServiceRequestRow = Selectable<ServiceRequestTable>;
