/** Counts of leads, for /api/status and monitoring. */
import 'server-only';
import { sql } from 'kysely';
import { type OutboxStatus, outboxStatus } from '../outbox/outbox-status.server.ts';
import { type LeadState, leadStates } from '../store/schema/lead-schema.ts';
import type { Store } from '../store/schema/schema.ts';
import { isFollowUpOpenSql } from './follow-ups.server.ts';
import { isThrottledSql } from './limits.server.ts';

/** Pending rows that are throttled (limits.server.ts) are not late. */
export type LeadStatus = OutboxStatus<LeadState> & {
  throttled: number;
  /** Of these, by the limit of the site. */
  throttledBySite: number;
  /** Promised, then refused, and open at the desk. */
  refusedAfterPromise: number;
};

/** @param isHeld no call is passed on after the last day of the licence: none of them is late. */
export async function countLeads(store: Store, now: Date, isHeld = false): Promise<LeadStatus> {
  const { throttled, throttledBySite } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => [
      fn.countAll<number>().as('throttled'),
      fn.count<number>('id').filterWhere('throttled_by', '=', 'site').as('throttledBySite'),
    ])
    .where(isThrottledSql)
    .executeTakeFirstOrThrow();
  const { refusedAfterPromise } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('refusedAfterPromise'))
    .where(isFollowUpOpenSql)
    .where('follow_up', '=', 'refused-after-promise')
    .executeTakeFirstOrThrow();
  const status = await outboxStatus(store, 'lead', {
    states: leadStates,
    now,
    waitsSince: isHeld
      ? sql`null`
      : sql`case when not ${isThrottledSql} then coalesce(released_at, created_at) end`,
  });
  return { ...status, throttled, throttledBySite, refusedAfterPromise };
}
