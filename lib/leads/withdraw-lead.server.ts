/** "Stop calls": a lead that was not delivered yet never is. */
import 'server-only';
import type { Kysely } from 'kysely';
import { readByReference } from '../outbox/read-by-reference.server.ts';
import type { LeadRow } from '../store/schema/outbox-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { dequeuedColumns } from './throttled-columns.server.ts';

/** What the desk reads as the last problem; that a call was withdrawn is decided by `withdrawn_at`. */
export const withdrawnProblem = 'withdrawn by the visitor';

/**
 * Waiting leads end as `expired`, as after seven days. A delivered one cannot be recalled from Lead.svc: it stays
 * `delivered` with the time of its withdrawal, and the desk must be told. Of a number's delivered leads only those of
 * the last seven days are marked: no call follows an older one.
 * @returns how many were withdrawn before they were delivered.
 */
export async function withdrawLeads(
  db: Kysely<Tables>,
  by: { reference: string } | { mobileKey: string },
  now: Date,
): Promise<number> {
  const [column, value] =
    'reference' in by
      ? (['reference', by.reference] as const)
      : (['mobile_key', by.mobileKey] as const);
  // None of them is reported to networks any more, not even a delivered one.
  await db
    .updateTable('lead')
    .set({ conversion_id: null, click_ids: null })
    .where(column, '=', value)
    .execute();
  const nowText = now.toISOString();
  await db
    .updateTable('lead')
    .set({ withdrawn_at: nowText })
    .where(column, '=', value)
    .where('state', '=', 'delivered')
    .where('withdrawn_at', 'is', null)
    .$if(column === 'mobile_key', (query) => query.where('expires_at', '>', nowText))
    .execute();
  const result = await db
    .updateTable('lead')
    .set({
      state: 'expired',
      settled_at: nowText,
      withdrawn_at: nowText,
      last_problem: withdrawnProblem,
      ...dequeuedColumns,
    })
    .where('state', 'in', ['pending', 'unconfirmed'])
    .where(column, '=', value)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** @param db a transaction, where there is one. @returns null if there is no such reference. */
export async function withdrawLead(
  { store }: Services,
  reference: string,
  now: Date,
  db: Kysely<Tables> = store.db,
): Promise<{ lead: LeadRow; mayBeCalled: boolean } | null> {
  await withdrawLeads(db, { reference }, now);
  const lead = await readByReference(db, 'lead', reference);
  if (!lead) return null;
  const { state, sending_since, possibly_duplicate } = lead;
  // A send in progress, or without a usable response, may have reached Lead.svc: then the desk must be told.
  const mayBeCalled =
    state === 'delivered' ||
    (state === 'expired' && (sending_since !== null || possibly_duplicate === 1));
  return { lead, mayBeCalled };
}
