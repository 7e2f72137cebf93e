import { type Kysely, sql } from 'kysely';

/** A throttled lead waits in the queue of its client (lib/leads/submit/admit-lead.server.ts). */
export async function addThrottledLeads(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ['mark', 'text'],
    ['client_key', 'text'],
    ['turn', 'integer'],
    ['released_at', 'text'],
  ] as const) {
    await db.schema.alterTable('lead').addColumn(name, type).execute();
  }
  // Partial indexes: each holds only the few rows of its query.
  await db.schema
    .createIndex('lead_turn')
    .on('lead')
    .columns(['turn', 'created_at'])
    .where(sql.ref('turn'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('lead_client')
    .on('lead')
    .columns(['client_key'])
    .where(sql.ref('client_key'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('lead_released')
    .on('lead')
    .columns(['released_at'])
    .where(sql.ref('released_at'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('lead_unmarked')
    .on('lead')
    .columns(['created_at'])
    .where(sql.ref('mark'), 'is', null)
    .execute();
}
