/**
 * Numbers that want no calls, as keyed hashes. While consent may not be sought again, a request for a call to such
 * a number is refused, unless its owner has the number removed.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { consentRetryBar } from '../content/figures/call-rules.ts';
import { dayMs, timestampAfter } from '../dates/iso-date.ts';
import { inBatches } from '../store/read-batches.ts';
import type { Tables } from '../store/schema/schema.ts';

/** The one query for the current entries of the list. */
export function doNotCallEntries(db: Kysely<Tables>, now: Date) {
  return db.selectFrom('stopped_number').where('until', '>', now.toISOString());
}

/** Those of the numbers that are on the list. */
export async function findOnDoNotCallList(
  db: Kysely<Tables>,
  mobileKeys: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { batch } of inBatches(mobileKeys, numbersPerBatch)) {
    const rows = await doNotCallEntries(db, now)
      .select('mobile_key')
      .where('mobile_key', 'in', batch)
      .execute();
    for (const { mobile_key } of rows) found.add(mobile_key);
  }
  return found;
}

export async function isOnDoNotCallList(
  db: Kysely<Tables>,
  mobileKey: string,
  now: Date,
): Promise<boolean> {
  return (await findOnDoNotCallList(db, [mobileKey], now)).size > 0;
}

/** The timestamp until which consent may not be sought again. */
export function stoppedUntil(now: Date): string {
  return timestampAfter(now, consentRetryBar.clock.days * dayMs);
}

export const numbersPerBatch = 100;

/**
 * Stops the numbers from now on. An entry in force keeps its first day, which is what it proves, and its time begins
 * again. Waiting calls stay: `addToDoNotCallList` (withdraw-lead.server.ts) withdraws them too.
 */
export async function stopNumbers(
  db: Kysely<Tables>,
  mobileKeys: readonly string[],
  now: Date,
): Promise<void> {
  const stopped = { stopped_at: now.toISOString(), until: stoppedUntil(now) };
  for (const { batch } of inBatches(mobileKeys, numbersPerBatch)) {
    await db
      .insertInto('stopped_number')
      .values(batch.map((mobile_key) => ({ mobile_key, ...stopped })))
      .onConflict((conflict) =>
        conflict.column('mobile_key').doUpdateSet((row) => ({
          until: stopped.until,
          stopped_at: row
            .case()
            .when('stopped_number.until', '>', stopped.stopped_at)
            .then(row.ref('stopped_number.stopped_at'))
            .else(row.ref('excluded.stopped_at'))
            .end(),
        })),
      )
      .execute();
  }
}

/**
 * @param requestedAt time of the owner's request: a later stop stays. `until` tells when the latest was, because
 * `stopped_at` is the first.
 * @returns whether the number was removed.
 */
export async function removeFromDoNotCallList(
  db: Kysely<Tables>,
  mobileKey: string,
  requestedAt: Date,
): Promise<boolean> {
  await db
    .deleteFrom('stopped_number')
    .where('mobile_key', '=', mobileKey)
    .where('until', '<=', stoppedUntil(requestedAt))
    .execute();
  return !(await isOnDoNotCallList(db, mobileKey, requestedAt));
}
