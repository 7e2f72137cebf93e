/** "Stop calls" for one request: what was not passed on yet never is. */
import 'server-only';
import type { LeadState } from '../store/schema.ts';
import type { Outbox } from './outbox.server.ts';

/**
 * A waiting lead ends as `expired`, as if its seven days were over. One that Lead.svc has already is not
 * ours to call back: the desk must be told.
 * @returns the state it is in now, or null when there is no such reference.
 */
export async function withdrawLead(
  { store }: Outbox,
  reference: string,
  now: Date,
): Promise<LeadState | null> {
  await store.db
    .updateTable('lead')
    .set({
      state: 'expired',
      settled_at: now.toISOString(),
      sending_since: null,
      last_problem: 'withdrawn by the visitor',
    })
    .where('reference', '=', reference)
    .where('state', '=', 'pending')
    .execute();
  const lead = await store.db
    .selectFrom('lead')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return lead?.state ?? null;
}
