/**
 * The tables of the first release, for both databases. Columns have their meaning and types in lib/store/schema. Never
 * changed: a later release adds a migration of its own (migrations.ts).
 */
import { type Kysely, SqliteAdapter, sql } from 'kysely';

export async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables.split(';\n')) await sql.raw(statement).execute(db);
  if (isSqlite(db)) await protectOnSqlite(db);
  else await protectOnPostgres(db);
}

const tables = `
-- Lists of hospitals. An insurer may have two: of its network, and of excluded hospitals.
create table hospital_list (
  insurer text not null, kind text not null, list_id text not null unique, as_of text not null,
  imported_at text not null, hospitals integer not null,
  constraint hospital_list_key primary key (insurer, kind));
create table hospital_entry (
  list_id text not null, number integer not null, name text not null, address text not null,
  city text not null, district text not null, state text not null, pin text not null, phone text,
  latitude double precision, longitude double precision, is_position_approximate integer not null,
  specialities text default '' not null, tie_up text default '' not null,
  place_key text default '' not null, constraint hospital_entry_key primary key (list_id, number));
create index hospital_entry_pin on hospital_entry (pin, list_id);
create table hospital_import_lock (id integer primary key, holder text, held_until text not null);
-- The version of the lists that each running instance searches.
create table hospital_searcher (
  instance text primary key, lists_version text not null, seen_at text not null);

-- Calls (lead-schema.ts)
create table lead (
  id text primary key, reference text not null unique, idempotency_key text unique,
  request_key text not null, mobile_key text, mobile_sealed text, product integer not null,
  time_slot text not null, upstream text not null, state text not null, attempts integer not null,
  sending_since text, next_attempt_at text not null, possibly_duplicate integer not null,
  last_problem text, refusal_sealed text, consent_version text not null, consent_hash text not null,
  page text, source text, created_at text not null, settled_at text, expires_at text not null,
  erase_at text not null, campaign text, click_ids text,
  call_despite_do_not_disturb integer default 0 not null,
  honeypot_filled integer default 0 not null, throttled_by text, client_key text, released_at text,
  promised_at text, maybe_accepted integer default 0 not null, follow_up text, followed_up_at text,
  advertiser_report_version text, conversion_id text, withdrawn_at text, answer_sealed text,
  earlier text, earlier_keys text, age_confirmed text);
create index lead_client on lead (client_key, created_at) where client_key is not null;
create index lead_created on lead (created_at);
create index lead_due on lead (state, upstream, next_attempt_at);
create index lead_earlier_keys on lead (created_at) where earlier_keys is not null;
-- Only rows that still hold a number: the sweeper queries every minute, and erased rows accumulate for good.
create index lead_erase on lead (erase_at) where mobile_sealed is not null;
create index lead_follow_up on lead (created_at) where follow_up is not null and followed_up_at is null;
create index lead_mobile on lead (mobile_key, created_at);
create index lead_released on lead (released_at) where released_at is not null;
create index lead_request on lead (request_key, created_at);
create index lead_site_hour on lead (created_at) where coalesce(throttled_by, '') <> 'client';
-- Partial indexes: each holds only the few rows of its query.
create index lead_throttled on lead (client_key, created_at)
  where throttled_by is not null and released_at is null and state = 'pending';

-- Requests, stopped numbers, form drafts
create table service_request (
  id text primary key, reference text not null unique, idempotency_key text unique,
  request_key text not null, kind text not null, mobile_key text, email_key text,
  fields_sealed text, state text not null, attempts integer not null, sending_since text,
  next_attempt_at text not null, possibly_duplicate integer not null, last_problem text,
  consent_version text not null, consent_hash text not null, page text, created_at text not null,
  settled_at text, answered_at text, erase_at text not null,
  honeypot_filled integer default 0 not null);
create index service_request_created on service_request (created_at);
create index service_request_due on service_request (state, next_attempt_at);
create index service_request_email on service_request (email_key, created_at);
-- Only rows that are not erased: erased rows accumulate for good.
create index service_request_erase on service_request (erase_at) where request_key <> '';
create index service_request_mobile on service_request (mobile_key, created_at);
create index service_request_same on service_request (request_key, created_at);
create table request_file (
  request_id text primary key, sealed text not null, bytes integer default 0 not null,
  stored_at text);
create index request_file_bytes on request_file (stored_at, bytes);
create table stopped_number (
  mobile_key text primary key, stopped_at text not null, until text not null);
create table form_draft (id text primary key, sealed text not null, erase_at text not null);
create index form_draft_erase on form_draft (erase_at);
create table stop_list_load (id text primary key, at text not null);
create table stop_list_batch (
  id text primary key, load_id text not null, stored_at text not null, mobile_keys text not null);

-- Web vitals, and the checks of the store itself
create table vital (
  day text not null, path text not null, metric text not null, bucket integer not null,
  visits integer not null, constraint vital_key primary key (day, path, metric, bucket));
create table key_check (name text primary key, hash text not null);
create table write_check (id text primary key, padding text not null);

-- The login
create table one_time_code (
  id text primary key, purpose text not null, browser_key text not null, contact_key text not null,
  contact_sealed text, channel text not null, subject text, code_key text not null,
  tries integer not null, sending text not null, created_at text not null, expires_at text not null,
  closed_at text, is_used integer not null);
create index one_time_code_browser on one_time_code (browser_key, created_at);
create index one_time_code_contact on one_time_code (contact_key, created_at);
create index one_time_code_created on one_time_code (created_at);
create table login_session (
  id text primary key, value_key text not null unique, contact_key text not null,
  contact_sealed text not null, client_class text not null, started_at text not null,
  last_seen_at text not null);
create index login_session_contact on login_session (contact_key, started_at);
create index login_session_seen on login_session (last_seen_at);
create table code_allowance (
  hour text not null, drawer text not null, taken integer not null,
  constraint code_allowance_key primary key (hour, drawer));

-- Policies
create table policy_import (id text primary key, started_at text not null, committed_at text);
create table policy (
  id text primary key, import_id text not null, policy_key text not null unique,
  number_key text not null, details_sealed text not null, details_digest text not null,
  contacts_digest text not null, ends_on text not null, loaded_on text not null, withdrawn_at text);
create index policy_ends_on on policy (ends_on);
create index policy_import_id on policy (import_id);
create index policy_number_key on policy (number_key);
-- The sweeper looks for expired rows every minute: an index avoids a full scan.
create index policy_withdrawn_at on policy (withdrawn_at);
create table policy_contact (
  policy_id text not null, contact_key text not null,
  constraint policy_contact_key primary key (policy_id, contact_key));
create index policy_contact_contact_key on policy_contact (contact_key, policy_id);
create table policy_document (
  id text primary key, policy_id text not null, import_id text not null, kind text not null,
  title_sealed text not null, title_key text not null, content_key text not null,
  bytes integer not null, key_sealed text not null, loaded_on text not null, superseded_on text);
create index policy_document_import_id on policy_document (import_id);
create index policy_document_policy_id on policy_document (policy_id);
-- SQLite accepts any type name and stores the bytes.
create table policy_document_chunk (
  document_id text not null, number integer not null, sealed bytea not null,
  constraint policy_document_chunk_key primary key (document_id, number));
create table policy_access (
  id text primary key, at text not null, contact_key text not null, what text not null,
  document_id text, client_class text not null, policy_id text);
create index policy_access_at on policy_access (at);
create index policy_access_contact_key on policy_access (contact_key, at);
create index policy_access_document_id on policy_access (document_id, at);
create index policy_access_policy_id on policy_access (policy_id, at);
create table policy_change (
  id text primary key, policy_id text not null, at text not null, what text not null,
  reason_sealed text not null);
create index policy_change_policy_id on policy_change (policy_id, at);
create table erased_policy (
  policy_key text primary key, erased_at text not null, forget_on text not null,
  reason_sealed text not null);
create table policy_staged (
  policy_id text primary key, import_id text not null, details_sealed text not null,
  details_digest text not null, contacts_digest text not null, ends_on text not null,
  loaded_on text not null, contacts text);

-- Plans
create table insurer_plan (
  uin text primary key, version_id text not null unique, is_example integer not null,
  approved_until text not null, digest text not null, details text not null,
  imported_at text not null);
create table insurer_plan_rate (
  version_id text not null, number integer not null, age_from integer not null,
  age_to integer not null, sum_insured integer not null, zone text not null, term integer not null,
  price_for text not null, paise integer not null,
  constraint insurer_plan_rate_key primary key (version_id, number));
create index insurer_plan_rate_asked on insurer_plan_rate (version_id, sum_insured, term, age_from);

-- The desk
create table desk_event (
  id text primary key, at text not null, action text not null, worker_key text not null,
  subject_key text, event_sealed text not null, erase_at text not null);
create index desk_event_at on desk_event (at);
create index desk_event_erase_at on desk_event (erase_at);
create index desk_event_subject_key on desk_event (subject_key, at);
create index desk_event_worker_key on desk_event (worker_key, at);
create table desk_session (
  id text primary key, value_key text not null unique, worker_sealed text not null,
  client_class text not null, started_at text not null, last_seen_at text not null);
-- What became of a call.
create table call_note (
  id text primary key, reference text not null, at text not null, outcome text not null,
  note_sealed text);
create index call_note_reference on call_note (reference, at);
-- The sweeper looks for notes to erase every minute; erased ones are never deleted.
create index call_note_unerased on call_note (reference) where note_sealed is not null;
-- Files that a manager uploads, until they are in force; and the version before the last load, for its undo.
create table list_upload (
  id text primary key, kind text not null, state text not null, created_at text not null,
  touched_at text not null, erase_at text not null, bytes integer not null,
  content_sealed text not null);
create table earlier_version (
  subject text not null, name text not null, load_id text not null, loaded_version text not null,
  version_id text, in_force_row text, row_count integer not null, loaded_at text not null,
  keep_until text not null, constraint earlier_version_key primary key (subject, name));
-- Mails to the desk that go out once each, such as the end of the licence.
create table desk_notice (name text primary key, next_attempt_at text not null, sent_at text)`;

/**
 * Rule: a row never changes, except that a rotation seals it again with another key; it is deleted only after its
 * `erase_at`, on the database's own clock. So no page and no command can hide what was done, and the sweeper needs no
 * permission that another statement could borrow.
 */
const unchanged = ['id', 'at', 'action', 'worker_key', 'erase_at'];
/** "v2.", eight characters that name the key, ".": see field-encryption.server.ts. */
const keyNameLength = 12;
const refusal = 'desk_event is append-only';

async function protectOnSqlite(db: Kysely<unknown>): Promise<void> {
  const changed = unchanged.map((column) => `new.${column} is not old.${column}`).join(' or ');
  await sql
    .raw(
      `create trigger desk_event_no_update before update on desk_event
       when ${changed} or new.subject_key is not old.subject_key
         or substr(new.event_sealed, 1, ${keyNameLength}) = substr(old.event_sealed, 1, ${keyNameLength})
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
  await sql
    .raw(
      `create trigger desk_event_no_delete before delete on desk_event
       when old.erase_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
  // "insert or replace" deletes without the trigger above.
  await sql
    .raw(
      `create trigger desk_event_no_replace before insert on desk_event
       when exists (select 1 from desk_event where id = new.id)
       begin select raise(abort, '${refusal}'); end`,
    )
    .execute(db);
}

async function protectOnPostgres(db: Kysely<unknown>): Promise<void> {
  const row = (name: string) =>
    `(${[...unchanged, 'subject_key'].map((column) => `${name}.${column}`).join(', ')})`;
  await sql
    .raw(
      `create function refuse_desk_event_change() returns trigger language plpgsql as $$
       begin raise exception '${refusal}'; end $$`,
    )
    .execute(db);
  for (const trigger of [
    `desk_event_no_update before update on desk_event for each row
     when (${row('new')} is distinct from ${row('old')}
       or left(new.event_sealed, ${keyNameLength}) = left(old.event_sealed, ${keyNameLength}))`,
    `desk_event_no_delete before delete on desk_event for each row
     when (old.erase_at > to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
    'desk_event_no_truncate before truncate on desk_event for each statement',
  ]) {
    await sql
      .raw(`create trigger ${trigger} execute function refuse_desk_event_change()`)
      .execute(db);
  }
}

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
