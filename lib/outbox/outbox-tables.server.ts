/** The tables of all queues: the columns that they share, and whole rows. */
import 'server-only';
import type { Kysely, Selectable } from 'kysely';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { OutboxTable, ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import type { Tables } from '../store/schema/schema.ts';

export type OutboxName = 'lead' | 'service_request';
export type OutboxRow = Selectable<OutboxTable>;

/** The same database; Kysely cannot infer that each of these tables has these columns. */
export function outboxTables(db: Kysely<Tables>): Kysely<Record<OutboxName, OutboxTable>> {
  return db as unknown as Kysely<Record<OutboxName, OutboxTable>>;
}

type Rows = { lead: LeadRow; service_request: ServiceRequestRow };

/** In a transaction too. */
export async function readByReference<Name extends OutboxName>(
  db: Kysely<Tables>,
  table: Name,
  reference: string,
): Promise<Rows[Name] | null> {
  const row = await outboxTables(db)
    .selectFrom(table as OutboxName)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  // All columns are selected; Kysely only knows the shared ones.
  return (row as Rows[Name] | undefined) ?? null;
}
