/** Migrations of web vitals and of the store's own checks (columns: schema.ts). Published steps never change. */
import type { Kysely } from 'kysely';

export async function createVitals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vital')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('visits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vital_key', ['day', 'path', 'metric', 'bucket'])
    .execute();
}

export async function createKeyCheck(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('key_check')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
}

export async function createWriteCheck(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_check')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('padding', 'text', (column) => column.notNull())
    .execute();
}
