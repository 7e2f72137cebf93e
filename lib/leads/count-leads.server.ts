/** Counts of leads, for /api/status and monitoring. */
import 'server-only';
import { sql } from 'kysely';
import { type OutboxStatus, outboxStatus } from '../outbox/outbox-status.server.ts';
import { type LeadState, leadStates } from '../store/schema/lead-schema.ts';
import type { Store } from '../store/schema/schema.ts';
import { isThrottledSql } from './limits.server.ts';

/** Pending rows that are throttled (limits.server.ts) are not late. */
export type LeadStatus = OutboxStatus<LeadState> & { throttled: number };

/** @param isHeld no call is passed on after the last day of the licence: none of them is late. */
export async function countLeads(store: Store, now: Date, isHeld = false): Promise<LeadStatus> {
  const { throttled } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('throttled'))
    .where(isThrottledSql)
    .executeTakeFirstOrThrow();
  const status = await outboxStatus(store, 'lead', {
    states: leadStates,
    now,
    waitsSince: isHeld
      ? sql`null`
      : sql`case when not ${isThrottledSql} then coalesce(released_at, created_at) end`,
  });
  return { ...status, throttled };
}
