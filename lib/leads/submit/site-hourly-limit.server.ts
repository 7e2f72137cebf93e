/**
 * Whether the site receives far more call-backs than usual. The usual hour is a 24th of the median of the last 28 whole
 * days, without throttled leads: a flood raises it only by what was sent at once, and only if it lasts for more than
 * half of those days. A younger site uses the configured minimum.
 */
import 'server-only';
import type { Kysely } from 'kysely';
import { dayMs, hourMs, indiaOffsetMs } from '../../dates/iso-date.ts';
import type { Store, Tables } from '../../store/schema/schema.ts';
import { timestampBefore } from '../../store/timestamps.ts';

const windowDays = 28;
const limitFactor = 10;

/** Whole days are cached: their counts do not change. */
const dayCountsByDatabase = new WeakMap<Store['db'], Map<number, number>>();

/**
 * @param minUsualPerHour lower bound of the usual hour.
 * @returns the hourly limit: ten times the usual hour.
 */
export async function readSiteHourlyLimit(
  { db }: Store,
  now: Date,
  minUsualPerHour: number,
): Promise<number> {
  const today = Math.floor((now.getTime() + indiaOffsetMs) / dayMs);
  const cachedCounts = dayCountsByDatabase.get(db) ?? new Map<number, number>();
  const counts = new Map<number, number>();
  for (let day = today - windowDays; day < today; day++)
    counts.set(day, cachedCounts.get(day) ?? (await countUnthrottled(db, day)));
  dayCountsByDatabase.set(db, counts);
  const median = [...counts.values()].sort((a, b) => a - b)[windowDays / 2 - 1] ?? 0;
  return Math.ceil(limitFactor * Math.max(minUsualPerHour, median / 24));
}

async function countUnthrottled(db: Kysely<Tables>, day: number): Promise<number> {
  const startOf = (dayNumber: number) => new Date(dayNumber * dayMs - indiaOffsetMs).toISOString();
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mark', 'is', null)
    .where('created_at', '>=', startOf(day))
    .where('created_at', '<', startOf(day + 1))
    .executeTakeFirstOrThrow();
  return count;
}

/** Once the limit is reached, it holds until this time: further leads cannot end it sooner, so nothing is counted. */
const limitReachedByDatabase = new WeakMap<Store['db'], { from: number; until: number }>();

/**
 * @param transaction of the insert.
 * @returns whether the hour before `now` has reached the limit.
 */
export async function isHourlyLimitReached(
  { db }: Store,
  transaction: Kysely<Tables>,
  limit: number,
  now: Date,
): Promise<boolean> {
  const ms = now.getTime();
  const full = limitReachedByDatabase.get(db);
  // The clock was set back since the count.
  if (full && full.from <= ms && ms < full.until) return true;
  const row = await transaction
    .selectFrom('lead')
    .select('created_at')
    .where('created_at', '>', timestampBefore(now, hourMs))
    // Rows from before the clock was set back.
    .where('created_at', '<=', now.toISOString())
    .orderBy('created_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  if (row) limitReachedByDatabase.set(db, { from: ms, until: Date.parse(row.created_at) + hourMs });
  return row !== undefined;
}
