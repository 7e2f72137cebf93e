/** The tables of web vitals and of the store's own checks in the initial migration (columns: schema.ts). */
import type { Kysely } from 'kysely';

export async function createStoreTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vital')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vital_key', ['day', 'path', 'metric', 'bucket'])
    .execute();
  await db.schema
    .createTable('key_check')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('write_check')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('padding', 'text', (column) => column.notNull())
    .execute();
}
