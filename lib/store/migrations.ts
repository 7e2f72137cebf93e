/** Every change of the tables, in order, for both databases. Only ever added to. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const migrations: Record<string, Migration> = {
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
      // Only rows that still hold a number: the sweeper asks every minute, erased rows pile up for good.
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
      // Only rows that can still be found by whom they are about: erased rows pile up for good.
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
};
