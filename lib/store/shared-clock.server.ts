/**
 * The clock that all instances of one Postgres share: its own. Rule: who may send a row, and until when, never depends
 * on an instance's clock, which may be minutes off, or jump. Asked once a minute; in between a counter that no change
 * of the time moves goes on from the answer.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const syncIntervalMs = 60_000;
/** An answer that took longer says little: the process stood still, or the network did. */
const maxRoundTripMs = 1_000;

/** @throws when the database cannot be asked. */
export async function sharedClock(db: Kysely<Tables>): Promise<() => Date> {
  const first = [await measureOffset(db), await measureOffset(db), await measureOffset(db)];
  // The quickest answer says it best.
  let offsetMs = first.toSorted((a, b) => a.tookMs - b.tookMs)[0]?.aheadMs ?? 0;
  let askedAt = performance.now();
  return () => {
    const counter = performance.now();
    if (counter - askedAt > syncIntervalMs) {
      askedAt = counter;
      measureOffset(db).then(
        ({ aheadMs, tookMs }) => {
          if (tookMs < maxRoundTripMs) offsetMs = aheadMs;
        },
        // What is known goes on; the next minute asks again.
        () => undefined,
      );
    }
    return new Date(counter + offsetMs);
  };
}

/** @returns how far its clock is ahead of this process's counter. */
async function measureOffset(db: Kysely<Tables>): Promise<{ aheadMs: number; tookMs: number }> {
  const askedAt = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const tookMs = performance.now() - askedAt;
  return { aheadMs: (rows[0]?.ms ?? Date.now()) - (askedAt + tookMs / 2), tookMs };
}
