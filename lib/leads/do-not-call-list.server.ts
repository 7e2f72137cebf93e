/**
 * Numbers that want no calls, as keyed hashes. While consent may not be sought again, a request for a call to such
 * a number is refused, unless its owner has the number removed.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { consentRetryBar } from '../content/figures/broker-rules.ts';
import { dayMs } from '../dates/iso-date.ts';
import type { Tables } from '../store/schema/schema.ts';
import { timestampAfter } from '../store/timestamps.ts';
import { withdrawLeads } from './withdraw-lead.server.ts';

/** Or a transaction. */
type Db = Kysely<Tables>;

/** Until then consent may not be sought again. */
export function stoppedUntil(now: Date): string {
  return timestampAfter(now, consentRetryBar.clock.days * dayMs);
}

/** Also withdraws every waiting call. @returns how many. */
export async function addToDoNotCallList(db: Db, mobileKey: string, now: Date): Promise<number> {
  const stopped = { stopped_at: now.toISOString(), until: stoppedUntil(now) };
  await db
    .insertInto('stopped_number')
    .values({ mobile_key: mobileKey, ...stopped })
    .onConflict((conflict) => conflict.column('mobile_key').doUpdateSet(stopped))
    .execute();
  return withdrawLeads(db, { mobileKey }, now);
}

/** @param requestedAt time of the owner's request: a later stop stays. @returns whether the number was removed. */
export async function removeFromDoNotCallList(
  db: Db,
  mobileKey: string,
  requestedAt: Date,
): Promise<boolean> {
  await db
    .deleteFrom('stopped_number')
    .where('mobile_key', '=', mobileKey)
    .where('stopped_at', '<=', requestedAt.toISOString())
    .execute();
  return !(await isOnDoNotCallList(db, mobileKey, requestedAt));
}

export async function isOnDoNotCallList(db: Db, mobileKey: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('stopped_number')
    .select('until')
    .where('mobile_key', '=', mobileKey)
    .where('until', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns rows deleted. */
export async function deleteExpiredOptOuts(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('stopped_number')
    .where('until', '<=', now.toISOString())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
