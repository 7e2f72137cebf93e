/** Reads a whole lead or service request by its reference, in a transaction too. */
import 'server-only';
import type { Kysely } from 'kysely';
import type { LeadRow } from '../store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import { outboxTables } from './outbox-tables.server.ts';

type Rows = { lead: LeadRow; service_request: ServiceRequestRow };

export async function readByReference<Name extends keyof Rows>(
  db: Kysely<Tables>,
  table: Name,
  reference: string,
): Promise<Rows[Name] | null> {
  const row = await outboxTables(db)
    .selectFrom(table as keyof Rows)
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  // All columns are selected; Kysely only knows the shared ones.
  return (row as Rows[Name] | undefined) ?? null;
}
