/**
 * The tables, as Kysely reads them. Both databases hold the same: times as ISO 8601 text in UTC (they
 * sort), booleans as 0 or 1, ids as text.
 */
import type { Kysely, Selectable } from 'kysely';
import type { Upstream } from '../config/service-urls.ts';
import type { RequestKind } from '../content/requests/request-kinds.ts';
import type { IsoDate } from '../dates/iso-date.ts';

export type LeadState = 'pending' | 'delivered' | 'refused' | 'expired';

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
type LeadTable = OutboxTable & {
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
  /** Where the visit came from, as JSON (lib/campaign). Clicks' ids apart: erased with the number. */
  campaign: string | null;
  click_ids: string | null;
  /** Calling on an enquiry is allowed until then (TCCCPR Third Amendment 2026: seven days). */
  expires_at: string;
};

/** `delivered` is with the desk; `answered` is set by the desk (npm run requests); `expired` never went out. */
export type RequestState = 'pending' | 'delivered' | 'answered' | 'expired';

/** One service request and its way to a desk's mailbox. */
type ServiceRequestTable = OutboxTable & {
  state: RequestState;
  kind: RequestKind;
  /** Keyed hash of the mail address, beside that of the mobile. */
  email_key: string | null;
  /** Every field as JSON, AES-256-GCM, bound to `id`. Null once erased. */
  fields_sealed: string | null;
  answered_at: string | null;
};

/** A file that came with a request, sealed like its fields; apart, because it is large. */
type RequestFileTable = { request_id: string; sealed: string };

/** A number that wants no calls: its keyed hash, not the number. */
type StoppedNumberTable = { mobile_key: string; stopped_at: string; until: string };

/** A form sent without JavaScript that was not in order: kept for an hour, so that nobody types it twice. */
type FormDraftTable = { id: string; sealed: string; erase_at: string };

export type LeadRow = Selectable<LeadTable>;

export type ServiceRequestRow = Selectable<ServiceRequestTable>;

/** Visits of one day to one route whose measurement fell into one bucket (lib/vitals). */
export type VitalTable = {
  /** As it is in India. */
  day: IsoDate;
  path: string;
  metric: string;
  bucket: number;
  visits: number;
};

/** An insurer's list of network hospitals that is in force. */
type HospitalListTable = {
  insurer: string;
  /** Of this import: a newer one of the same insurer has another. Its entries carry it. */
  list_id: string;
  /** ISO date the insurer gives for the list. */
  as_of: string;
  imported_at: string;
};

/** One row of a list, tidied. Rows whose list is not in force are of an import that runs or that stopped. */
type HospitalEntryTable = {
  list_id: string;
  number: number;
  name: string;
  address: string;
  city: string;
  district: string;
  state: string;
  pin: string;
  phone: string | null;
  latitude: number | null;
  longitude: number | null;
  is_position_approximate: 0 | 1;
};

/** One row: who writes lists now, and until when nobody else may. */
type HospitalImportLockTable = { id: number; holder: string | null; held_until: string };

export type Tables = {
  lead: LeadTable;
  service_request: ServiceRequestTable;
  request_file: RequestFileTable;
  stopped_number: StoppedNumberTable;
  form_draft: FormDraftTable;
  vital: VitalTable;
  hospital_list: HospitalListTable;
  hospital_entry: HospitalEntryTable;
  hospital_import_lock: HospitalImportLockTable;
};
export type Store = { db: Kysely<Tables>; dialect: 'sqlite' | 'postgres' };
