/**
 * Counts reports in memory and writes the sums every few seconds, so that many visits, or a flood of false ones, are
 * one small write. Its size is bounded: routes, metrics and buckets are fixed.
 */
import 'server-only';
import { type IsoDate, todayInIndia } from '../../dates/iso-date.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';
import { openStore } from '../../store/open-store.server.ts';
import { bucketIndex, vitalNames } from './vitals.ts';
import type { VitalsReport } from './vitals-report.ts';
import { addVitals, deleteExpiredVitals, type VitalCount } from './vitals-store.server.ts';

const flushDelayMs = 5_000;

type Counts = { sums: Map<string, VitalCount>; timer?: NodeJS.Timeout; cleanedUpOn?: IsoDate };

export function observeVitals(report: VitalsReport, now: Date): void {
  const counts = processCounts();
  // Dates in India, where the visitors are.
  const day = todayInIndia(now);
  for (const metric of vitalNames) {
    const value = report[metric];
    if (value === undefined) continue;
    add(counts, { day, path: report.path, metric, bucket: bucketIndex(metric, value), visits: 1 });
  }
  counts.timer ??= setTimeout(flushVitals, flushDelayMs).unref();
}

/** Writes the counts; also called before the process ends. Counts that cannot be written are retried. */
export async function flushVitals(): Promise<void> {
  const counts = processCounts();
  clearTimeout(counts.timer);
  counts.timer = undefined;
  if (counts.sums.size === 0) return;
  const sums = [...counts.sums.values()];
  counts.sums.clear();
  try {
    const store = await openStore();
    await addVitals(store, sums);
    const today = sums[0]?.day;
    if (today && counts.cleanedUpOn !== today) {
      await deleteExpiredVitals(store, today);
      counts.cleanedUpOn = today;
    }
  } catch (error) {
    logger().error(describeDatabaseError(error), 'measurements not written');
    for (const sum of sums) add(counts, sum);
    counts.timer ??= setTimeout(flushVitals, flushDelayMs).unref();
  }
}

function add({ sums }: Counts, count: VitalCount): void {
  const key = `${count.day} ${count.path} ${count.metric} ${count.bucket}`;
  const sum = sums.get(key);
  if (sum) sum.visits += count.visits;
  else sums.set(key, { ...count });
}

function processCounts(): Counts {
  return processSingleton('vitals', () => ({ sums: new Map() }));
}
