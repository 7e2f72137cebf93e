/**
 * Counters per clock hour that all instances share, for one client or for the whole site. Rule: no client is stored.
 * A keyed hash counts each in one of 32,768 buckets, which it shares with many others, and in another one every hour.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import { hourMs } from '../dates/iso-date.ts';
import type { FieldEncryption } from './field-encryption.server.ts';
import type { Store, Tables } from './schema/schema.ts';

const bucketCount = 2 ** 15;

/** The key under which a client is counted. */
export function bucketFor(
  { keyedHash }: Pick<FieldEncryption, 'keyedHash'>,
  purpose: string,
  client: string,
  now: Date,
): string {
  const hash = keyedHash(`client:${hourKey(now)}:${client}`);
  return `${purpose}:${Number.parseInt(hash.slice(0, 8), 16) % bucketCount}`;
}

/**
 * Commits without waiting for the disk, because a count need not survive a crash of Postgres. Inside a transaction this
 * holds for its other rows too.
 * @returns the count, this one included.
 */
export async function incrementHourlyCount(
  { db, dialect }: { db: Kysely<Tables>; dialect: Store['dialect'] },
  bucket: string,
  now: Date,
): Promise<number> {
  const asyncCommit =
    dialect === 'postgres' ? sql`from set_config('synchronous_commit', 'off', true)` : sql``;
  const { rows } = await sql<{ taken: number }>`
    insert into code_allowance (hour, drawer, taken)
    select ${hourKey(now)}, ${bucket}, 1 ${asyncCommit} where true
    on conflict (hour, drawer) do update set taken = code_allowance.taken + 1
    returning taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/**
 * Counts one more.
 * @returns 0 where it is within the limit; otherwise the seconds to wait.
 */
export async function consumeHourlyCount(
  store: Store,
  bucket: string,
  perHour: number,
  now: Date,
): Promise<number> {
  const count = await incrementHourlyCount(store, bucket, now);
  return count > perHour ? secondsUntilNextHour(now) : 0;
}

/** @returns the count so far. */
export async function readHourlyCount({ db }: Store, bucket: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('code_allowance')
    .select('taken')
    .where('hour', '=', hourKey(now))
    .where('drawer', '=', bucket)
    .executeTakeFirst();
  return row?.taken ?? 0;
}

/** Takes one back from the count of the hour. */
export async function decrementHourlyCount(
  { db }: Store,
  bucket: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('code_allowance')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('hour', '=', hourKey(now))
    .where('drawer', '=', bucket)
    .where('taken', '>', 0)
    .execute();
}

export function secondsUntilNextHour(now: Date): number {
  return Math.ceil((hourMs - (now.getTime() % hourMs)) / 1000);
}

/** @returns rows deleted. */
export async function deleteOldHourlyCounts({ db }: Store, now: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('code_allowance')
    .where('hour', '<', hourKey(now))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

function hourKey(now: Date): string {
  return now.toISOString().slice(0, 13);
}
