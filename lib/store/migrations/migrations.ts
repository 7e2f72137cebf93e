/**
 * All migrations in order, for both databases. Append only, never renamed: databases store the names of those they have
 * run, and the migrator orders by name. A new one is named by date and time, `2026-11-27-1405-what-it-adds`; in older
 * names letters after the date have the place of the time. Columns alone are added with `addColumns`; all else is a
 * function in a migration file of its subject. Columns have their types in the *-schema.ts files, joined in schema.ts.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../schema/schema.ts';
import { addThrottledLeads } from './add-throttled-leads.ts';
import { createPlanTables } from './create-plan-tables.ts';
import {
  addCallNotes,
  createDeskEvents,
  createDeskNotices,
  createDeskSessions,
  createListUploads,
  markWithdrawnLeads,
} from './desk-migration.ts';
import { createHospitalSearchers, extendHospitalLists } from './hospital-migration.ts';
import { addErasedPolicies, addStagedPolicies, createPolicyTables } from './policy-migration.ts';

/** Each may be null: the release before, which still runs during an update, writes rows without it. */
function addColumns<Table extends keyof Tables>(
  table: Table,
  columns: Partial<Record<keyof Tables[Table], 'text' | 'integer'>>,
): Migration {
  return {
    up: async function addAll(db: Kysely<unknown>) {
      for (const [column, type] of Object.entries(columns) as [string, 'text' | 'integer'][])
        await db.schema.alterTable(table).addColumn(column, type).execute();
    },
  };
}

export const migrations: Record<string, Migration> = {
  '2026-11-21-hospital-lists': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('hospital_list')
        .addColumn('insurer', 'text', (column) => column.primaryKey())
        .addColumn('list_id', 'text', (column) => column.notNull().unique())
        .addColumn('as_of', 'text', (column) => column.notNull())
        .addColumn('imported_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('hospital_entry')
        .addColumn('list_id', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('city', 'text', (column) => column.notNull())
        .addColumn('district', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('pin', 'text', (column) => column.notNull())
        .addColumn('phone', 'text')
        .addColumn('latitude', 'double precision')
        .addColumn('longitude', 'double precision')
        .addColumn('is_position_approximate', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('hospital_entry_key', ['list_id', 'number'])
        .execute();
      await db.schema
        .createTable('hospital_import_lock')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('holder', 'text')
        .addColumn('held_until', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-21-lead': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lead')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('request_key', 'text', (column) => column.notNull())
        .addColumn('mobile_key', 'text')
        .addColumn('mobile_sealed', 'text')
        .addColumn('product', 'integer', (column) => column.notNull())
        .addColumn('time_slot', 'text', (column) => column.notNull())
        .addColumn('upstream', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('sending_since', 'text')
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('possibly_duplicate', 'integer', (column) => column.notNull())
        .addColumn('last_problem', 'text')
        .addColumn('refusal_sealed', 'text')
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('consent_hash', 'text', (column) => column.notNull())
        .addColumn('page', 'text')
        .addColumn('source', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('erase_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('lead_due')
        .on('lead')
        .columns(['state', 'upstream', 'next_attempt_at'])
        .execute();
      await db.schema
        .createIndex('lead_request')
        .on('lead')
        .columns(['request_key', 'created_at'])
        .execute();
      await db.schema
        .createIndex('lead_mobile')
        .on('lead')
        .columns(['mobile_key', 'created_at'])
        .execute();
      // Only rows that still hold a number: the sweeper queries every minute, and erased rows accumulate for good.
      await db.schema
        .createIndex('lead_erase')
        .on('lead')
        .columns(['erase_at'])
        .where(sql.ref('mobile_sealed'), 'is not', null)
        .execute();
      await db.schema.createIndex('lead_created').on('lead').columns(['created_at']).execute();
    },
  },
  '2026-11-21-service-request': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('service_request')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('idempotency_key', 'text', (column) => column.unique())
        .addColumn('request_key', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('mobile_key', 'text')
        .addColumn('email_key', 'text')
        .addColumn('fields_sealed', 'text')
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('sending_since', 'text')
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('possibly_duplicate', 'integer', (column) => column.notNull())
        .addColumn('last_problem', 'text')
        .addColumn('consent_version', 'text', (column) => column.notNull())
        .addColumn('consent_hash', 'text', (column) => column.notNull())
        .addColumn('page', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('settled_at', 'text')
        .addColumn('answered_at', 'text')
        .addColumn('erase_at', 'text', (column) => column.notNull())
        .execute();
      for (const [name, columns] of [
        ['service_request_due', ['state', 'next_attempt_at']],
        ['service_request_same', ['request_key', 'created_at']],
        ['service_request_mobile', ['mobile_key', 'created_at']],
        ['service_request_email', ['email_key', 'created_at']],
        ['service_request_created', ['created_at']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on('service_request')
          .columns([...columns])
          .execute();
      }
      // Only rows that are not erased: erased rows accumulate for good.
      await db.schema
        .createIndex('service_request_erase')
        .on('service_request')
        .columns(['erase_at'])
        .where(sql.ref('request_key'), '<>', '')
        .execute();
      await db.schema
        .createTable('request_file')
        .addColumn('request_id', 'text', (column) => column.primaryKey())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('stopped_number')
        .addColumn('mobile_key', 'text', (column) => column.primaryKey())
        .addColumn('stopped_at', 'text', (column) => column.notNull())
        .addColumn('until', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('form_draft')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('sealed', 'text', (column) => column.notNull())
        .addColumn('erase_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-22-lead-campaign': addColumns('lead', { campaign: 'text', click_ids: 'text' }),
  '2026-11-22-vital': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('vital')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('metric', 'text', (column) => column.notNull())
        .addColumn('bucket', 'integer', (column) => column.notNull())
        .addColumn('visits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('vital_key', ['day', 'path', 'metric', 'bucket'])
        .execute();
    },
  },
  '2026-11-22-y-do-not-disturb': {
    async up(db: Kysely<unknown>) {
      // Requests from before this line did not allow it.
      await db.schema
        .alterTable('lead')
        .addColumn('call_despite_do_not_disturb', 'integer', (column) =>
          column.notNull().defaultTo(0),
        )
        .execute();
    },
  },
  '2026-11-22-z-draft-age': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('form_draft_erase')
        .on('form_draft')
        .columns(['erase_at'])
        .execute();
    },
  },
  '2026-11-22-zz-honeypot-filled': {
    async up(db: Kysely<unknown>) {
      for (const table of ['lead', 'service_request']) {
        await db.schema
          .alterTable(table)
          .addColumn('honeypot_filled', 'integer', (column) => column.notNull().defaultTo(0))
          .execute();
      }
    },
  },
  '2026-11-23-b-login': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('one_time_code')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('browser_key', 'text', (column) => column.notNull())
        .addColumn('contact_key', 'text', (column) => column.notNull())
        .addColumn('contact_sealed', 'text')
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('subject', 'text')
        .addColumn('code_key', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('sending', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('closed_at', 'text')
        .addColumn('is_used', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('login_session')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('value_key', 'text', (column) => column.notNull().unique())
        .addColumn('contact_key', 'text', (column) => column.notNull())
        .addColumn('contact_sealed', 'text', (column) => column.notNull())
        .addColumn('client_class', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text', (column) => column.notNull())
        .addColumn('last_seen_at', 'text', (column) => column.notNull())
        .execute();
      for (const [table, name, columns] of [
        ['one_time_code', 'one_time_code_browser', ['browser_key', 'created_at']],
        ['one_time_code', 'one_time_code_contact', ['contact_key', 'created_at']],
        ['one_time_code', 'one_time_code_created', ['created_at']],
        ['login_session', 'login_session_contact', ['contact_key', 'started_at']],
        ['login_session', 'login_session_seen', ['last_seen_at']],
      ] as const) {
        await db.schema
          .createIndex(name)
          .on(table)
          .columns([...columns])
          .execute();
      }
    },
  },
  '2026-11-23-c-policies': { up: createPolicyTables },
  '2026-11-23-d-erased-policies': { up: addErasedPolicies },
  '2026-11-23-da-code-allowance': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('code_allowance')
        .addColumn('hour', 'text', (column) => column.notNull())
        .addColumn('drawer', 'text', (column) => column.notNull())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('code_allowance_key', ['hour', 'drawer'])
        .execute();
    },
  },
  '2026-11-23-db-staged-policies': { up: addStagedPolicies },
  '2026-11-23-h-hospital-lists': { up: extendHospitalLists },
  '2026-11-23-i-insurer-plans': { up: createPlanTables },
  '2026-11-23-j-key-check': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('key_check')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-24-a-paced-leads': { up: addThrottledLeads },
  '2026-11-24-b-code-length': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('one_time_code')
        .addColumn('code_length', 'integer', (column) => column.notNull().defaultTo(6))
        .execute();
    },
  },
  '2026-11-24-c-advertiser-report': addColumns('lead', {
    advertiser_report_version: 'text',
    conversion_id: 'text',
  }),
  '2026-11-24-d-write-check': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('write_check')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('padding', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '2026-11-24-da-file-bytes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('request_file')
        .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('request_file').addColumn('stored_at', 'text').execute();
      // Unlike length(), it does not read the file itself on either database.
      await sql`update request_file set bytes = octet_length(sealed)`.execute(db);
      await db.schema
        .createIndex('request_file_bytes')
        .on('request_file')
        .columns(['stored_at', 'bytes'])
        .execute();
    },
  },
  '2026-11-24-e-hospital-searchers': { up: createHospitalSearchers },
  '2026-11-26-a-desk-events': { up: createDeskEvents },
  '2026-11-26-aa-desk-sessions': { up: createDeskSessions },
  '2026-11-26-b-call-notes': { up: addCallNotes },
  '2026-11-27-0500-withdrawn-leads': { up: markWithdrawnLeads },
  '2026-11-27-0501-desk-notices': { up: createDeskNotices },
  '2026-11-27-0502-list-uploads': { up: createListUploads },
  '2026-11-27-0610-lead-answer': addColumns('lead', { answer_sealed: 'text' }),
};
