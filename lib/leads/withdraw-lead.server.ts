/** "Stop calls": what was not passed on yet never is. */
import 'server-only';
import type { Kysely, Transaction } from 'kysely';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { LeadRow } from '../store/outbox-schema.ts';
import type { Tables } from '../store/schema.ts';
import { dequeuedColumns } from './release-leads.server.ts';

/** Tells a request that was taken out from one whose seven days were over. */
export const withdrawnProblem = 'withdrawn by the visitor';

/**
 * Waiting leads end as `expired`, as if their seven days were over. One that Lead.svc has already is not
 * ours to call back: the desk must be told.
 * @returns how many were taken out.
 */
export async function withdrawLeads(
  db: Kysely<Tables> | Transaction<Tables>,
  by: { reference: string } | { mobileKey: string },
  now: Date,
): Promise<number> {
  const [column, value] =
    'reference' in by
      ? (['reference', by.reference] as const)
      : (['mobile_key', by.mobileKey] as const);
  // Networks are told of none of them any more, of one that was passed on neither.
  await db
    .updateTable('lead')
    .set({ conversion_id: null, click_ids: null })
    .where(column, '=', value)
    .execute();
  const result = await db
    .updateTable('lead')
    .set({
      state: 'expired',
      settled_at: now.toISOString(),
      last_problem: withdrawnProblem,
      ...dequeuedColumns,
    })
    .where('state', 'in', ['pending', 'unconfirmed'])
    .where(column, '=', value)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** @returns null when there is no such reference. */
export async function withdrawLead(
  { store }: Outbox,
  reference: string,
  now: Date,
): Promise<{ lead: LeadRow; mayBeCalled: boolean } | null> {
  await withdrawLeads(store.db, { reference }, now);
  const lead = await store.db
    .selectFrom('lead')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) return null;
  const { state, sending_since, possibly_duplicate } = lead;
  // A send that was running, or had no usable answer, may have reached Lead.svc: the desk must be told then.
  const mayBeCalled =
    state === 'delivered' ||
    (state === 'expired' && (sending_since !== null || possibly_duplicate === 1));
  return { lead, mayBeCalled };
}
