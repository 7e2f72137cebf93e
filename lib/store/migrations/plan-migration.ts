/** The tables of lib/tools/plans in the initial migration (columns: plan-schema.ts). */
import type { Kysely } from 'kysely';

export async function createPlanTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('insurer_plan')
    .addColumn('uin', 'text', (column) => column.primaryKey())
    .addColumn('version_id', 'text', (column) => column.notNull().unique())
    .addColumn('is_example', 'integer', (column) => column.notNull())
    .addColumn('approved_until', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('insurer_plan_rate')
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('age_from', 'integer', (column) => column.notNull())
    .addColumn('age_to', 'integer', (column) => column.notNull())
    .addColumn('sum_insured', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('term', 'integer', (column) => column.notNull())
    .addColumn('price_for', 'text', (column) => column.notNull())
    .addColumn('paise', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('insurer_plan_rate_key', ['version_id', 'number'])
    .execute();
  await db.schema
    .createIndex('insurer_plan_rate_asked')
    .on('insurer_plan_rate')
    .columns(['version_id', 'sum_insured', 'term', 'age_from'])
    .execute();
}
