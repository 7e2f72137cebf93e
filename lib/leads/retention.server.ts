/** Retention of leads: when a lead may no longer be sent, and when its number is erased. */
import 'server-only';
import { readIdBatches } from '../store/read-batches.ts';
import { erasedLeadColumns, waitingLeadStates } from '../store/schema/lead-schema.ts';
import type { Services } from '../store/services.server.ts';
import { dequeuedColumns } from './throttled-columns.server.ts';

/**
 * Calling on an enquiry older than seven days is not allowed, so it is never sent.
 * @returns rows expired.
 */
export async function expireOldLeads({ store }: Services, now: Date): Promise<number> {
  const nowText = now.toISOString();
  const due = store.db
    .selectFrom('lead')
    .select('id')
    .where('state', 'in', waitingLeadStates)
    .where('expires_at', '<=', nowText)
    // A row being sent is left to its sender.
    .where((row) =>
      row.or([row('sending_since', 'is', null), row('next_attempt_at', '<=', nowText)]),
    );
  let expired = 0;
  for await (const ids of readIdBatches(due)) {
    const { numUpdatedRows } = await store.db
      .updateTable('lead')
      .set({ state: 'expired', settled_at: nowText, sending_since: null, ...dequeuedColumns })
      .where('id', 'in', ids)
      // Delivered since it was read.
      .where('state', 'in', waitingLeadStates)
      .executeTakeFirst();
    expired += Number(numUpdatedRows);
  }
  return expired;
}

/**
 * The row stays for statistics; the number and all that identifies or repeats it is erased.
 * @returns rows erased.
 */
export async function eraseExpiredLeads({ store }: Services, now: Date): Promise<number> {
  const due = store.db
    .selectFrom('lead')
    .select('id')
    .where('erase_at', '<=', now.toISOString())
    .where('mobile_sealed', 'is not', null);
  let erased = 0;
  for await (const ids of readIdBatches(due)) {
    await store.db.updateTable('lead').set(erasedLeadColumns).where('id', 'in', ids).execute();
    erased += ids.length;
  }
  return erased;
}
