/**
 * The tables, as Kysely reads them. Both databases hold the same: times as ISO 8601 text in UTC (they
 * sort), booleans as 0 or 1, ids as text.
 */
import type { Generated, Kysely } from 'kysely';
import type { IsoDate } from '../dates/iso-date.ts';
import type { CodeAllowanceTable, LoginSessionTable, OneTimeCodeTable } from './login-schema.ts';
import type { LeadTable, ServiceRequestTable } from './outbox-schema.ts';
import type { PlanTables } from './plan-schema.ts';
import type { PolicyTables } from './policy-schema.ts';

/** A file that came with a request, sealed like its fields; apart, because it is large. */
type RequestFileTable = {
  request_id: string;
  sealed: string;
  /** Of `sealed`, and when: asked for together, from an index (lib/requests/upload-quota.server.ts). */
  bytes: Generated<number>;
  stored_at: string | null;
};

/** A number that wants no calls: its keyed hash, not the number. */
type StoppedNumberTable = { mobile_key: string; stopped_at: string; until: string };

/** A form sent without JavaScript that was not in order: kept for an hour, so that nobody types it twice. */
type FormDraftTable = { id: string; sealed: string; erase_at: string };

/** A row that is written to see whether rows are taken (can-write.server.ts). */
type WriteCheckTable = { id: string; padding: string };

/** Visits of one day to one route whose measurement fell into one bucket (lib/vitals). */
export type VitalTable = {
  /** As it is in India. */
  day: IsoDate;
  path: string;
  metric: string;
  bucket: number;
  visits: number;
};

/** An insurer's list that is in force: of its network hospitals, or of those it has excluded. */
type HospitalListTable = {
  insurer: string;
  kind: 'network' | 'excluded';
  /** Of this import: a newer one of the same insurer has another. Its entries carry it. */
  list_id: string;
  /** ISO date the insurer gives for the list. */
  as_of: string;
  imported_at: string;
  /** Its rows. */
  hospitals: number;
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
  specialities: string;
  tie_up: string;
  /** The same for entries that are likely one hospital; empty where nothing tells (lib/tools/hospitals/lists/same-hospital.ts). */
  place_key: string;
};

/** One row: who writes lists now, and until when nobody else may. */
type HospitalImportLockTable = { id: number; holder: string | null; held_until: string };

/** A running instance, with the `readListsVersion` that its searches see. */
type HospitalSearcherTable = { instance: string; lists_version: string; seen_at: string };

/** One row: a hash that tells whether the key of hashes is this database's (check-keys.server.ts). */
type KeyCheckTable = { name: string; hash: string };

export type Tables = PolicyTables &
  PlanTables & {
    lead: LeadTable;
    service_request: ServiceRequestTable;
    request_file: RequestFileTable;
    stopped_number: StoppedNumberTable;
    form_draft: FormDraftTable;
    write_check: WriteCheckTable;
    one_time_code: OneTimeCodeTable;
    code_allowance: CodeAllowanceTable;
    login_session: LoginSessionTable;
    vital: VitalTable;
    hospital_list: HospitalListTable;
    hospital_entry: HospitalEntryTable;
    hospital_import_lock: HospitalImportLockTable;
    hospital_searcher: HospitalSearcherTable;
    key_check: KeyCheckTable;
  };
export type Store = {
  db: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  /** What time it is for every instance: what one writes another compares. */
  now: () => Date;
};
