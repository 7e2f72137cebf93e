/**
 * All migrations in order, for both databases. Append only, never renamed: databases store the names of those they have
 * run, and the migrator orders by name. A new one is named by date and time, `2026-12-05-1405-what-it-adds`. It only
 * adds, and a new column may be null: the release before still writes rows without it during an update. Columns have
 * their types in the *-schema.ts files, joined in schema.ts.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createDeskTables } from './desk-migration.ts';
import { createHospitalTables } from './hospital-migration.ts';
import { addEarlierCalls, createLeadTable } from './lead-migration.ts';
import { createLoginTables } from './login-migration.ts';
import { createPlanTables } from './plan-migration.ts';
import { createPolicyTables } from './policy-migration.ts';
import { createRequestTables } from './request-migration.ts';
import { createStoreTables } from './store-migration.ts';

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createHospitalTables(db);
  await createLeadTable(db);
  await createRequestTables(db);
  await createStoreTables(db);
  await createLoginTables(db);
  await createPolicyTables(db);
  await createPlanTables(db);
  await createDeskTables(db);
}

export const migrations: Record<string, Migration> = {
  '2026-11-28-0000-initial': { up: createTables },
  '2026-11-29-1400-earlier-calls': { up: addEarlierCalls },
  '2026-11-29-1400-lead-age': {
    up: (db) => db.schema.alterTable('lead').addColumn('age_confirmed', 'text').execute(),
  },
};
