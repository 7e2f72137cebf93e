/** The tables of the login in the initial migration (columns: login-schema.ts). */
import type { Kysely } from 'kysely';

export async function createLoginTables(db: Kysely<unknown>): Promise<void> {
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
  await db.schema
    .createTable('code_allowance')
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('drawer', 'text', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('code_allowance_key', ['hour', 'drawer'])
    .execute();
}
