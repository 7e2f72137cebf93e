/**
 * The clock that all instances of one Postgres share: the database's. Rule: leases and due times never depend on an
 * instance's wall clock, which may be minutes off, or jump. It is read once a minute; in between a monotonic counter
 * continues from the last reading.
 */
import 'server-only';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema/schema.ts';

const syncIntervalMs = 60_000;
/** A slower response is inaccurate: the process or the network was stalled. */
const maxRoundTripMs = 1_000;

/** @throws if the database cannot be queried. */
export async function sharedClock(db: Kysely<Tables>): Promise<() => Date> {
  const first = [await measureOffset(db), await measureOffset(db), await measureOffset(db)];
  // The fastest response is the most accurate.
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
        // The last reading stays in use; the next minute tries again.
        () => undefined,
      );
    }
    return new Date(counter + offsetMs);
  };
}

/** @returns how far the database's clock is ahead of this process's counter. */
async function measureOffset(db: Kysely<Tables>): Promise<{ aheadMs: number; tookMs: number }> {
  const askedAt = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const tookMs = performance.now() - askedAt;
  return { aheadMs: (rows[0]?.ms ?? Date.now()) - (askedAt + tookMs / 2), tookMs };
}
