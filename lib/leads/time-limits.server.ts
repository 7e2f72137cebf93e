/**
 * The time limits of leads: the longest delay of a call, when a lead may no longer be sent, and when its number is
 * erased. The sweeper enforces them every minute.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import { dayMs, timestampBefore } from '../dates/iso-date.ts';
import { codeLifetimeMs } from '../identity/one-time-codes/one-time-code.ts';
import { capRetryDelays, logCappedDelays } from '../outbox/claim-due-rows.server.ts';
import { maxMailDelayMs } from '../outbox/mail-retry.server.ts';
import { longestRetryDelayMs } from '../outbox/retry-delay.ts';
import { logger } from '../process/logging/logger.server.ts';
import { readIdBatches } from '../store/read-batches.ts';
import { erasedLeadColumns, waitingLeadStates } from '../store/schema/lead-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import { leadLeaseMs } from './deliver/deliver-lead.server.ts';
import { maxLeadDelayMs } from './deliver/lead-transitions.ts';
import { isThrottledSql } from './limits.server.ts';
import { deleteUnfinishedLoads, stopStoredBatches } from './stop-list-batches.server.ts';

export async function enforceTimeLimitsOfLeads(services: Services, now: Date): Promise<void> {
  logCappedDelays(await capLeadRetryDelays(services, now));
  const expired = await expireOldLeads(services, now);
  const erased = await eraseExpiredLeads(services, now);
  await eraseClientKeys(services, now);
  // Of an import that was interrupted after its commit.
  await stopStoredBatches(services.store);
  await deleteUnfinishedLoads(services.store, now);
  const stoppedNumbers = await deleteExpiredEntries(services.store.db, now);
  if (expired + erased + stoppedNumbers > 0)
    logger().info({ expired, erased, stoppedNumbers }, 'time limits of leads');
}

/** To Lead.svc and, if unconfirmed, to the desk (lib/outbox). */
export async function capLeadRetryDelays({ store, env }: Services, now: Date): Promise<number> {
  const toService = await capRetryDelays(store, 'lead', {
    state: 'pending',
    maxDelayMs: Math.max(longestRetryDelayMs(maxLeadDelayMs), leadLeaseMs(env)),
    now,
    // A throttled lead waits for its release.
    only: sql`not ${isThrottledSql}`,
  });
  const toDesk = await capRetryDelays(store, 'lead', {
    state: 'unconfirmed',
    maxDelayMs: Math.max(maxMailDelayMs(env), codeLifetimeMs),
    now,
    // A lead that the desk was told of waits until it expires.
    only: sql`next_attempt_at < expires_at`,
  });
  return toService + toDesk;
}

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
      .set({ state: 'expired', settled_at: nowText, sending_since: null })
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

/**
 * After a day the leads of all clients that still wait count as those of one.
 * @returns rows.
 */
export async function eraseClientKeys({ store }: Services, now: Date): Promise<number> {
  const erased = await store.db
    .updateTable('lead')
    .set({ client_key: null })
    .where('client_key', 'is not', null)
    .where('created_at', '<=', timestampBefore(now, dayMs))
    .executeTakeFirst();
  return Number(erased.numUpdatedRows);
}

/** @returns rows deleted. */
export async function deleteExpiredEntries(db: Kysely<Tables>, now: Date): Promise<number> {
  const due = db
    .selectFrom('stopped_number')
    .select('mobile_key as id')
    .where('until', '<=', now.toISOString());
  let deleted = 0;
  for await (const keys of readIdBatches(due)) {
    const { numDeletedRows } = await db
      .deleteFrom('stopped_number')
      .where('mobile_key', 'in', keys)
      // Stopped again since it was read.
      .where('until', '<=', now.toISOString())
      .executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  return deleted;
}
