/**
 * Whether the database is writable. A full disk and a read-only database can still be read, so /api/status inserts a
 * probe row at intervals and deletes it at once.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { lastWrites } from '../process/last-writes.ts';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import type { Store } from './schema/schema.ts';

export const probeIntervalMs = 15_000;
/** A probe that waits longer for a lock gives its result to the next caller. */
const maxProbeWaitMs = 500;
/** A failed insert may have needed more space than a probe: it counts for this long. */
export const failureTtlMs = 60_000;
/**
 * The size of a call-back with its indexes and a form's fields: a half-free database page must not hide a full disk.
 */
const padding = 'x'.repeat(16 * 1024);

export async function canWrite(store: Store): Promise<boolean> {
  const { probe, failedAt } = lastWrites();
  const isDue =
    probe === null ||
    performance.now() - probe.at > probeIntervalMs ||
    (failedAt !== null && failedAt > probe.at);
  if (isDue) {
    const probed = probeOnce(store);
    // A first probe has no result before it.
    await (probe === null ? probed : Promise.race([probed, wait(maxProbeWaitMs)]));
  }
  return isHealthy();
}

function isHealthy(): boolean {
  const { probe, failedAt } = lastWrites();
  const hasFailed = failedAt !== null && performance.now() - failedAt < failureTtlMs;
  return probe?.succeeded === true && !hasFailed;
}

/** Concurrent callers share one probe. */
async function probeOnce(store: Store): Promise<void> {
  const running = processSingleton('write-probe', (): { probe: Promise<void> | null } => ({
    probe: null,
  }));
  running.probe ??= probeWrite(store).finally(() => {
    running.probe = null;
  });
  await running.probe;
}

async function probeWrite({ db }: Store): Promise<void> {
  const writes = lastWrites();
  const failedBefore = writes.probe?.succeeded === false;
  try {
    await db.insertInto('write_check').values({ id: randomUUID(), padding }).execute();
    // All rows go, because a process that was killed may have left some.
    await db.deleteFrom('write_check').execute();
    writes.probe = { at: performance.now(), succeeded: true };
    // The probe failed like the request, so its success ends the fault.
    if (failedBefore) writes.failedAt = null;
  } catch (error) {
    writes.probe = { at: performance.now(), succeeded: false };
    if (!failedBefore) logger().error(describeDatabaseError(error), 'the database takes no rows');
  }
}
