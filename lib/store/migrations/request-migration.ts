/**
 * The tables of requests in the initial migration: their files, stopped numbers and form drafts too (columns:
 * outbox-schema.ts, schema.ts).
 */
import { type Kysely, sql } from 'kysely';

export async function createRequestTables(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('honeypot_filled', 'integer', (column) => column.notNull().defaultTo(0))
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
    .addColumn('bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('stored_at', 'text')
    .execute();
  await db.schema
    .createIndex('request_file_bytes')
    .on('request_file')
    .columns(['stored_at', 'bytes'])
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
  await db.schema.createIndex('form_draft_erase').on('form_draft').columns(['erase_at']).execute();
  await db.schema
    .createTable('stop_list_load')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('stop_list_batch')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('load_id', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addColumn('mobile_keys', 'text', (column) => column.notNull())
    .execute();
}
