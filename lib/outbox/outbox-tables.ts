/** The tables that work as outboxes, seen by what they have in common. */
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { OutboxTable, Store, Tables } from '../store/schema.ts';

export type OutboxName = 'lead' | 'service_request';
export type OutboxRow = Selectable<OutboxTable>;
type OutboxTables = Record<OutboxName, OutboxTable>;

/** The same database; Kysely cannot see by itself that each of these tables has these columns. */
export function outboxTables(db: Store['db'] | Transaction<Tables>): Kysely<OutboxTables> {
  return db as unknown as Kysely<OutboxTables>;
}
