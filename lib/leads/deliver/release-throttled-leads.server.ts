/**
 * Releases throttled leads from their clients' queues: turn by turn, at the site's rate, on any instance. Rule: the
 * rate is enforced on the rows themselves under one lock, so that a restart or a second instance sends no more.
 */
import 'server-only';
import { isLicenceOver } from '../../config/licence.ts';
import { dayMs, hourMs } from '../../dates/iso-date.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampBefore } from '../../store/timestamps.ts';
import { dequeuedColumns, isThrottledSql } from '../throttled-columns.server.ts';

/** Longest gap that is made up: after an empty queue or downtime, this much is released at once. */
const maxCatchUpMs = 60_000;

/** @returns how many are due now; the sweeper sends them like any other. */
export async function releaseThrottledLeads({ store, env }: Services, now: Date): Promise<number> {
  // While calls are held, leads stay throttled: released, all would be sent at once afterwards.
  if (isLicenceOver(env.broker.licence, now)) return 0;
  const waiting = () => store.db.selectFrom('lead').select('id').where(isThrottledSql);
  if (!(await waiting().limit(1).executeTakeFirst())) return 0;
  return store.db.transaction().execute(async (transaction) => {
    await acquireAdvisoryLock(store, transaction, 'throttled leads are released');
    const nowText = now.toISOString();
    const { last } = await transaction
      .selectFrom('lead')
      .select(({ fn }) => fn.max('released_at').as('last'))
      // Ignore a time in the future: the clock was set back since.
      .where('released_at', '<=', nowText)
      .executeTakeFirstOrThrow();
    const everyMs = hourMs / env.throttledCallBacksPerHour;
    const sinceMs = last === null ? Infinity : now.getTime() - Date.parse(last);
    const due = Math.floor(Math.min(sinceMs, Math.max(maxCatchUpMs, everyMs)) / everyMs);
    if (due === 0) return 0;
    const released = await transaction
      .updateTable('lead')
      .set({ ...dequeuedColumns, released_at: nowText, next_attempt_at: nowText })
      .where('id', 'in', (from) =>
        from
          .selectFrom('lead')
          .select('id')
          .where(isThrottledSql)
          .where('state', '=', 'pending')
          .where('expires_at', '>', nowText)
          .orderBy('turn')
          .orderBy('created_at')
          .limit(due),
      )
      .executeTakeFirst();
    return Number(released.numUpdatedRows);
  });
}

/**
 * An older release ends leads without taking them out of the queue; new leads would get the same turn.
 * @returns rows.
 */
export async function dequeueEndedLeads({ store }: Services): Promise<number> {
  const cleared = await store.db
    .updateTable('lead')
    .set(dequeuedColumns)
    .where(isThrottledSql)
    .where('state', '<>', 'pending')
    .executeTakeFirst();
  return Number(cleared.numUpdatedRows);
}

/**
 * A lead that waits longer than a day keeps its place in the queue and loses the key of its client.
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
