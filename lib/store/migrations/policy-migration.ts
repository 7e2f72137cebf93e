/** The tables of lib/policies in the initial migration (columns: policy-schema.ts). */
import { type Kysely, sql } from 'kysely';

export async function createPolicyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('policy_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('committed_at', 'text')
    .execute();
  await db.schema
    .createTable('policy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('policy_key', 'text', (column) => column.notNull().unique())
    .addColumn('number_key', 'text', (column) => column.notNull())
    .addColumn('details_sealed', 'text', (column) => column.notNull())
    .addColumn('details_digest', 'text', (column) => column.notNull())
    .addColumn('contacts_digest', 'text', (column) => column.notNull())
    .addColumn('ends_on', 'text', (column) => column.notNull())
    .addColumn('loaded_on', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'text')
    .execute();
  await db.schema
    .createTable('policy_contact')
    .addColumn('policy_id', 'text', (column) => column.notNull())
    .addColumn('contact_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('policy_contact_key', ['policy_id', 'contact_key'])
    .execute();
  await db.schema
    .createTable('policy_document')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('policy_id', 'text', (column) => column.notNull())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('title_sealed', 'text', (column) => column.notNull())
    .addColumn('title_key', 'text', (column) => column.notNull())
    .addColumn('content_key', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('key_sealed', 'text', (column) => column.notNull())
    .addColumn('loaded_on', 'text', (column) => column.notNull())
    .addColumn('superseded_on', 'text')
    .execute();
  await db.schema
    .createTable('policy_document_chunk')
    .addColumn('document_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    // SQLite accepts any type name and stores the bytes.
    .addColumn('sealed', sql`bytea`, (column) => column.notNull())
    .addPrimaryKeyConstraint('policy_document_chunk_key', ['document_id', 'number'])
    .execute();
  await db.schema
    .createTable('policy_access')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('contact_key', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('document_id', 'text')
    .addColumn('client_class', 'text', (column) => column.notNull())
    .addColumn('policy_id', 'text')
    .execute();
  await db.schema
    .createTable('policy_change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('policy_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('reason_sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('erased_policy')
    .addColumn('policy_key', 'text', (column) => column.primaryKey())
    .addColumn('erased_at', 'text', (column) => column.notNull())
    .addColumn('forget_on', 'text', (column) => column.notNull())
    .addColumn('reason_sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('policy_staged')
    .addColumn('policy_id', 'text', (column) => column.primaryKey())
    .addColumn('import_id', 'text', (column) => column.notNull())
    .addColumn('details_sealed', 'text', (column) => column.notNull())
    .addColumn('details_digest', 'text', (column) => column.notNull())
    .addColumn('contacts_digest', 'text', (column) => column.notNull())
    .addColumn('ends_on', 'text', (column) => column.notNull())
    .addColumn('loaded_on', 'text', (column) => column.notNull())
    .addColumn('contacts', 'text')
    .execute();
  for (const [table, columns] of [
    ['policy', ['number_key']],
    ['policy', ['ends_on']],
    ['policy', ['import_id']],
    // The sweeper looks for expired rows every minute: an index avoids a full scan.
    ['policy', ['withdrawn_at']],
    ['policy_contact', ['contact_key', 'policy_id']],
    ['policy_document', ['policy_id']],
    ['policy_document', ['import_id']],
    ['policy_access', ['contact_key', 'at']],
    ['policy_access', ['at']],
    ['policy_access', ['document_id', 'at']],
    ['policy_access', ['policy_id', 'at']],
    ['policy_change', ['policy_id', 'at']],
  ] as const) {
    await db.schema
      .createIndex(`${table}_${columns[0]}`)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
