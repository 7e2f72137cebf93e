/** The table `lead`: in the initial migration, and what was added (columns: lead-schema.ts). */
import { type Kysely, type SqlBool, sql } from 'kysely';

export async function createLeadTable(db: Kysely<unknown>): Promise<void> {
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
    .addColumn('campaign', 'text')
    .addColumn('click_ids', 'text')
    .addColumn('call_despite_do_not_disturb', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('honeypot_filled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('throttled_by', 'text')
    .addColumn('client_key', 'text')
    .addColumn('released_at', 'text')
    .addColumn('promised_at', 'text')
    .addColumn('maybe_accepted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('follow_up', 'text')
    .addColumn('followed_up_at', 'text')
    .addColumn('advertiser_report_version', 'text')
    .addColumn('conversion_id', 'text')
    // A delivered call that was withdrawn, which Lead.svc cannot give back.
    .addColumn('withdrawn_at', 'text')
    .addColumn('answer_sealed', 'text')
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
  // Partial indexes: each holds only the few rows of its query.
  await db.schema
    .createIndex('lead_throttled')
    .on('lead')
    .columns(['client_key', 'created_at'])
    .where(sql<SqlBool>`throttled_by is not null and released_at is null and state = 'pending'`)
    .execute();
  await db.schema
    .createIndex('lead_client')
    .on('lead')
    .columns(['client_key', 'created_at'])
    .where(sql.ref('client_key'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('lead_site_hour')
    .on('lead')
    .columns(['created_at'])
    .where(sql<SqlBool>`coalesce(throttled_by, '') <> 'client'`)
    .execute();
  await db.schema
    .createIndex('lead_released')
    .on('lead')
    .columns(['released_at'])
    .where(sql.ref('released_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('lead_follow_up')
    .on('lead')
    .columns(['created_at'])
    .where(sql<SqlBool>`follow_up is not null and followed_up_at is null`)
    .execute();
}

export async function addEarlierCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('earlier', 'text').execute();
}
