/**
 * The tables whose rows go out from here (lib/outbox): leads to Lead.svc, service requests to a desk's
 * mailbox. Claimed, sent, settled, tried again.
 */
import type { Selectable } from 'kysely';
import type { Upstream } from '../config/service-urls.ts';
import type { RequestKind } from '../content/requests/request-kinds.ts';

/**
 * `unconfirmed` waits for its one-time code (OTP_REQUIRED): it is on record and never sent. Until it is confirmed,
 * `attempts` and what belongs to a send are of the mail that tells the desk.
 */
export type LeadState = 'unconfirmed' | 'pending' | 'delivered' | 'refused' | 'expired';

/** What is written down here and then goes out: claimed, sent, settled, tried again (lib/outbox). */
export type OutboxTable = {
  id: string;
  /** What the visitor is told: CB-XXXX-XXXX, SR-XXXX-XXXX. */
  reference: string;
  /** Keyed hash of the browser's key with the request, so that one key with other details is another request. */
  idempotency_key: string | null;
  /** Keyed hash of what was asked: finds the same request sent again. */
  request_key: string;
  /** Keyed hash of the mobile: counts requests and finds a number without decrypting. Null once erased. */
  mobile_key: string | null;
  state: string;
  /** Sends begun, the running one included: also the fencing token of whoever is sending. */
  attempts: number;
  /** Set while a send runs. Still set when a lease runs out: the sender died, the request may have arrived. */
  sending_since: string | null;
  /** When the sweeper may take it next; while a send runs, when its lease runs out. */
  next_attempt_at: string;
  possibly_duplicate: 0 | 1;
  /** The field that people do not see was filled, by a person's browser as it seems: for the desk to judge. */
  honeypot_filled: 0 | 1;
  last_problem: string | null;
  /** Version and hash of the words beside the button when it was pressed. */
  consent_version: string;
  consent_hash: string;
  /** Page path that it was sent from. */
  page: string | null;
  created_at: string;
  settled_at: string | null;
  /** When everything personal is erased from the record. */
  erase_at: string;
};

/** One request for a call: the enquiry on record that the law asks for, and its way to Lead.svc. */
export type LeadTable = OutboxTable & {
  state: LeadState;
  /** AES-256-GCM, bound to `id`. Null once erased. */
  mobile_sealed: string | null;
  product: number;
  time_slot: string;
  upstream: Upstream;
  /** Lead.svc's own words, sealed like the number: they may repeat it. */
  refusal_sealed: string | null;
  /** Place on the page that it was sent from. */
  source: string | null;
  /** Where the visit came from, as JSON (lib/campaign), with the clicks' ids apart. Both are erased with the number. */
  campaign: string | null;
  click_ids: string | null;
  /** Of the box above the button, where it was ticked (lib/content/consent.ts). Stays as proof after a withdrawal. */
  advertiser_report_version: string | null;
  /** Random: what the networks know the conversion by. Null where nothing may be reported, or no longer. */
  conversion_id: string | null;
  /** The optional line above the button: calling a number that is on do-not-disturb. */
  call_despite_do_not_disturb: 0 | 1;
  /** Why it was not sent at once: more came from its address, or to the whole site, than usual (lib/leads/admit-lead.server.ts). */
  mark: 'address' | 'site' | null;
  /** Keyed hash of its address, while a marked lead waits and for a day at most: each address has a queue of its own. */
  client_key: string | null;
  /** Set while a marked lead waits: leads go out by it, which is round robin across addresses. */
  turn: number | null;
  /** When a marked lead left its queue: the pace of the whole site is counted by it. */
  released_at: string | null;
  /** Calling on an enquiry is allowed until then (TCCCPR Third Amendment 2026: seven days). */
  expires_at: string;
};

/** `delivered` is with the desk; `answered` is set by the desk (npm run requests); `expired` never went out. */
export type RequestState = 'pending' | 'delivered' | 'answered' | 'expired';

/** One service request and its way to a desk's mailbox. */
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
