/** The daily histograms in the database: one row per day, route, metric and bucket with a visit. */
import 'server-only';
import { sql } from 'kysely';
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { inBatches } from '../../store/read-batches.ts';
import type { Store, VitalTable } from '../../store/schema/schema.ts';
import type { VitalName } from './vitals.ts';

export type VitalCount = VitalTable & { metric: VitalName };

const retentionDays = 100;
const batchSize = 100;

/** Adds to the stored counts in one transaction, in a fixed order, so that two processes cannot deadlock. */
export async function addVitals({ db }: Store, counts: readonly VitalCount[]): Promise<void> {
  const keyOf = ({ day, path, metric, bucket }: VitalCount) => `${day} ${path} ${metric} ${bucket}`;
  const ordered = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db.transaction().execute(async (transaction) => {
    for (const { batch } of inBatches(ordered, batchSize)) {
      await transaction
        .insertInto('vital')
        .values(batch)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path', 'metric', 'bucket'])
            .doUpdateSet({ visits: sql`vital.visits + excluded.visits` }),
        )
        .execute();
    }
  });
}

export async function deleteExpiredVitals({ db }: Store, today: IsoDate): Promise<void> {
  await db.deleteFrom('vital').where('day', '<', addDays(today, -retentionDays)).execute();
}

/** Sums over the last `days` days, today included. */
export async function readVitals(
  { db }: Store,
  today: IsoDate,
  days: number,
): Promise<Omit<VitalCount, 'day'>[]> {
  const rows = await db
    .selectFrom('vital')
    .select(['path', 'metric', 'bucket', (row) => row.fn.sum<number>('visits').as('visits')])
    .where('day', '>', addDays(today, -days))
    .groupBy(['path', 'metric', 'bucket'])
    .execute();
  // Postgres returns a sum as text.
  return rows.map(({ metric, visits, ...row }) => ({
    ...row,
    metric: metric as VitalName,
    visits: Number(visits),
  }));
}
