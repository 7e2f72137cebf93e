/** The desk marks a request as answered. */
import 'server-only';
import type { Kysely } from 'kysely';
import type { RequestState } from '../../store/schema/outbox-schema.ts';
import { unansweredStates } from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';

/**
 * Also ends a request whose mail failed: the desk has read it in the list, so it is not sent any more.
 * @param db the transaction that also writes who did it.
 * @returns its state, and whether this call changed it; null if there is no such reference.
 */
export async function markRequestAnswered(
  db: Kysely<Tables>,
  reference: string,
  now: Date,
): Promise<{ state: RequestState; isChanged: boolean } | null> {
  const { numUpdatedRows } = await db
    .updateTable('service_request')
    .set({ state: 'answered', answered_at: now.toISOString(), sending_since: null })
    .where('reference', '=', reference)
    .where('state', 'in', unansweredStates)
    .executeTakeFirst();
  const row = await db
    .selectFrom('service_request')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ? { state: row.state, isChanged: numUpdatedRows > 0n } : null;
}
