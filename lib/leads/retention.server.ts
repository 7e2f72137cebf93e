/** Retention of leads: when a lead may no longer be sent, and when its number is erased. */
import 'server-only';
import { erasedLeadColumns, waitingLeadStates } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';

/**
 * Calling on an enquiry older than seven days is not allowed, so it is never sent.
 * @returns rows expired.
 */
export async function expireOldLeads({ store }: Services, now: Date): Promise<number> {
  const nowText = now.toISOString();
  const result = await store.db
    .updateTable('lead')
    .set({ state: 'expired', settled_at: nowText, sending_since: null })
    .where('state', 'in', waitingLeadStates)
    .where('expires_at', '<=', nowText)
    // A row being sent is left to its sender.
    .where((row) =>
      row.or([row('sending_since', 'is', null), row('next_attempt_at', '<=', nowText)]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/**
 * The row stays for statistics; the number and all that identifies or repeats it is erased.
 * @returns rows erased.
 */
export async function eraseExpiredLeads({ store }: Services, now: Date): Promise<number> {
  const result = await store.db
    .updateTable('lead')
    .set(erasedLeadColumns)
    .where('erase_at', '<=', now.toISOString())
    .where('mobile_sealed', 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
