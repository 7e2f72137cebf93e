/**
 * All migrations in order, for both databases. Append only, never renamed: databases store the names of those they have
 * run, and the migrator orders by name. A new one is named by date and time, `2026-11-27-1405-what-it-adds`; in older
 * names letters after the date have the place of the time. Columns alone are added with `addColumns`; all else is a
 * function in a migration file of its subject. Columns have their types in the *-schema.ts files, joined in schema.ts.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../schema/schema.ts';
import {
  addCallNotes,
  createDeskEvents,
  createDeskNotices,
  createDeskSessions,
  createListUploads,
  markWithdrawnLeads,
} from './desk-migration.ts';
import {
  createHospitalLists,
  createHospitalSearchers,
  extendHospitalLists,
} from './hospital-migration.ts';
import { addCallDespiteDoNotDisturb, addThrottledLeads, createLeads } from './lead-migration.ts';
import { addCodeLength, createCodeAllowance, createLoginTables } from './login-migration.ts';
import { createPlanTables } from './plan-migration.ts';
import { addErasedPolicies, addStagedPolicies, createPolicyTables } from './policy-migration.ts';
import {
  addFileBytes,
  addHoneypotFilled,
  createServiceRequests,
  createStopListBatches,
  indexDraftErasure,
} from './request-migration.ts';
import { createKeyCheck, createVitals, createWriteCheck } from './store-migration.ts';

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
  '2026-11-21-hospital-lists': { up: createHospitalLists },
  '2026-11-21-lead': { up: createLeads },
  '2026-11-21-service-request': { up: createServiceRequests },
  '2026-11-22-lead-campaign': addColumns('lead', { campaign: 'text', click_ids: 'text' }),
  '2026-11-22-vital': { up: createVitals },
  '2026-11-22-y-do-not-disturb': { up: addCallDespiteDoNotDisturb },
  '2026-11-22-z-draft-age': { up: indexDraftErasure },
  '2026-11-22-zz-honeypot-filled': { up: addHoneypotFilled },
  '2026-11-23-b-login': { up: createLoginTables },
  '2026-11-23-c-policies': { up: createPolicyTables },
  '2026-11-23-d-erased-policies': { up: addErasedPolicies },
  '2026-11-23-da-code-allowance': { up: createCodeAllowance },
  '2026-11-23-db-staged-policies': { up: addStagedPolicies },
  '2026-11-23-h-hospital-lists': { up: extendHospitalLists },
  '2026-11-23-i-insurer-plans': { up: createPlanTables },
  '2026-11-23-j-key-check': { up: createKeyCheck },
  '2026-11-24-a-paced-leads': { up: addThrottledLeads },
  '2026-11-24-b-code-length': { up: addCodeLength },
  '2026-11-24-c-advertiser-report': addColumns('lead', {
    advertiser_report_version: 'text',
    conversion_id: 'text',
  }),
  '2026-11-24-d-write-check': { up: createWriteCheck },
  '2026-11-24-da-file-bytes': { up: addFileBytes },
  '2026-11-24-e-hospital-searchers': { up: createHospitalSearchers },
  '2026-11-26-a-desk-events': { up: createDeskEvents },
  '2026-11-26-aa-desk-sessions': { up: createDeskSessions },
  '2026-11-26-b-call-notes': { up: addCallNotes },
  '2026-11-27-0500-withdrawn-leads': { up: markWithdrawnLeads },
  '2026-11-27-0501-desk-notices': { up: createDeskNotices },
  '2026-11-27-0502-list-uploads': { up: createListUploads },
  '2026-11-27-0610-lead-answer': addColumns('lead', { answer_sealed: 'text' }),
  '2026-11-29-0050-stop-list-batch': { up: createStopListBatches },
};
