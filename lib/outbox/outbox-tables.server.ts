/** The columns that the tables of all queues share, and how long a row is leased. */
import 'server-only';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Environment } from '../config/parse-environment.ts';
import type { OutboxTable } from '../store/outbox-schema.ts';
import type { Store, Tables } from '../store/schema.ts';

/** A send may last until its time-out; the rest covers the database writes. */
export function leadLeaseMs(env: Pick<Environment, 'leadServiceTimeoutMs'>): number {
  return env.leadServiceTimeoutMs + 5_000;
}

export type OutboxName = 'lead' | 'service_request';
export type OutboxRow = Selectable<OutboxTable>;

/** The same database; Kysely cannot infer that each of these tables has these columns. */
export function outboxTables(
  db: Store['db'] | Transaction<Tables>,
): Kysely<Record<OutboxName, OutboxTable>> {
  return db as unknown as Kysely<Record<OutboxName, OutboxTable>>;
}
