/** The columns that the tables of all queues share. */
import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { OutboxTable } from '../store/schema/outbox-schema.ts';
import type { Tables } from '../store/schema/schema.ts';

export type OutboxName = 'lead' | 'service_request';
export type OutboxRow = Selectable<OutboxTable>;

/** The same database; Kysely cannot infer that each of these tables has these columns. */
export function outboxTables(db: Kysely<Tables>): Kysely<Record<OutboxName, OutboxTable>> {
  return db as unknown as Kysely<Record<OutboxName, OutboxTable>>;
}
