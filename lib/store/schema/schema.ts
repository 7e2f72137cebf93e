/**
 * The tables, as Kysely reads them. Both databases store the same values: times as ISO 8601 text in UTC (they sort),
 * booleans as 0 or 1, ids as text.
 */
import type { Generated, Kysely } from 'kysely';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { DeskTables } from './desk-schema.ts';
import type { LeadTable } from './lead-schema.ts';
import type { LoginSessionTable, OneTimeCodeTable } from './login-schema.ts';
import type { ServiceRequestTable } from './outbox-schema.ts';
import type { PolicyTables } from './policy-schema.ts';

/** A file of a request, sealed like its fields; in a separate table because it is large. */
type RequestFileTable = {
  request_id: string;
  sealed: string;
  /** Size of `sealed`, and time: queried together from an index (request-route.server.ts). */
  bytes: Generated<number>;
  stored_at: string | null;
};

/** A number that wants no calls: its keyed hash, not the number. */
type StoppedNumberTable = { mobile_key: string; stopped_at: string; until: string };

/** A loaded do-not-call file that is in force; its row is deleted when all its batches are on the list. */
type StopListLoadTable = { id: string; at: string };

/** Some numbers of such a file, as JSON of keyed hashes; those of another load have no effect. */
type StopListBatchTable = { id: string; load_id: string; stored_at: string; mobile_keys: string };

/** An invalid form posted without JavaScript: stored for an hour, so that nobody must type it again. */
type FormDraftTable = { id: string; sealed: string; erase_at: string };

/** A probe row that shows whether the database is writable (can-write.server.ts). */
type WriteCheckTable = { id: string; padding: string };

/** Number of visits to one route on one day with a measurement in one bucket (lib/publishing/vitals). */
export type VitalTable = {
  /** The date in India. */
  day: IsoDate;
  path: string;
  metric: string;
  bucket: number;
  visits: number;
};

/** An insurer's current list of its network hospitals, or of excluded ones. */
type HospitalListTable = {
  insurer: string;
  kind: 'network' | 'excluded';
  /** Version of this import; a newer one of the same insurer has another. Its entries have the same. */
  list_id: string;
  /** ISO date that the insurer states for the list. */
  as_of: string;
  imported_at: string;
  /** Number of its rows. */
  hospitals: number;
};

/** One normalised row of a list. Rows whose list is not current belong to a running or interrupted import. */
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
  /** Equal for entries that are likely one hospital; empty if unknown (lib/tools/hospitals/lists/same-hospital.ts). */
  place_key: string;
};

/**
 * A row per subject of imports: its lock, and until when it is held (lib/imports). Lists of hospitals were the first
 * subject, hence the name of the table.
 */
type ImportLockTable = { id: number; holder: string | null; held_until: string };

/** A running instance, with the `readListsVersion` that its searches use. */
type HospitalSearcherTable = { instance: string; lists_version: string; seen_at: string };

/** One row: a hash that shows whether the hash key belongs to this database (assert-keys.server.ts). */
type KeyCheckTable = { name: string; hash: string };

/** A mail to the desk that is sent once, by one instance (lib/start-up/warn-of-licence.server.ts). */
type DeskNoticeTable = { name: string; next_attempt_at: string; sent_at: string | null };

export type Tables = PolicyTables &
  PlanTables &
  DeskTables & {
    lead: LeadTable;
    service_request: ServiceRequestTable;
    request_file: RequestFileTable;
    stopped_number: StoppedNumberTable;
    stop_list_load: StopListLoadTable;
    stop_list_batch: StopListBatchTable;
    form_draft: FormDraftTable;
    write_check: WriteCheckTable;
    desk_notice: DeskNoticeTable;
    one_time_code: OneTimeCodeTable;
    code_allowance: HourlyCountTable;
    login_session: LoginSessionTable;
    vital: VitalTable;
    hospital_list: HospitalListTable;
    hospital_entry: HospitalEntryTable;
    hospital_import_lock: ImportLockTable;
    hospital_searcher: HospitalSearcherTable;
    key_check: KeyCheckTable;
  };
export type Store = {
  db: Kysely<Tables>;
  dialect: 'sqlite' | 'postgres';
  /** The shared time of all instances, because one compares what another has written. */
  now: () => Date;
};

/**
 * Counters of the rate limits per clock hour ("2026-11-22T06"); hourly-counts.server.ts. `drawer` is the bucket of
 * clients, or the purpose for the whole site; `taken` is the count. The table, `code_allowance`, is named after its
 * first use.
 */
type HourlyCountTable = { hour: string; drawer: string; taken: number };

/** Insurers' own plans and their rates (lib/tools/plans). No personal data. */
type InsurerPlanTable = {
  uin: string;
  /** Version of the import that wrote it; its rates have the same. */
  version_id: string;
  is_example: 0 | 1;
  approved_until: IsoDate;
  /** Hash of everything in the file about it: an unchanged plan is not written again. */
  digest: string;
  /** The plan and the coverage of its rates, as JSON. */
  details: string;
  imported_at: string;
};

/** Rates with another version than the plan belong to a running or interrupted import, or to an earlier version. */
type InsurerPlanRateTable = {
  version_id: string;
  number: number;
  age_from: number;
  age_to: number;
  sum_insured: number;
  /** Empty if one price applies everywhere. */
  zone: string;
  term: number;
  price_for: string;
  paise: number;
};

type PlanTables = {
  insurer_plan: InsurerPlanTable;
  insurer_plan_rate: InsurerPlanRateTable;
};
