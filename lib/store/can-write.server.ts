/**
 * Whether the database takes a row. A full disk and a read-only one can be read like any other, so a row is written now
 * and then, for whoever asks for /api/status, and deleted at once.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { lastWrites } from '../config/last-writes.ts';
import { processSingleton } from '../config/process-singleton.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import type { Store } from './schema.ts';

export const probeIntervalMs = 15_000;
/** A request that could not be written may have needed more than a trial does: it counts for as long. */
export const failureTtlMs = 60_000;
/** As a call-back with its indexes and a few fields of a form need it: a page that is half free is no room. */
const padding = 'x'.repeat(16 * 1024);

export async function canWrite(store: Store): Promise<boolean> {
  const { probe, failedAt } = lastWrites();
  const isDue =
    probe === null ||
    performance.now() - probe.at > probeIntervalMs ||
    (failedAt !== null && failedAt > probe.at);
  if (isDue) await probeOnce(store);
  return isHealthy();
}

function isHealthy(): boolean {
  const { probe, failedAt } = lastWrites();
  const hasFailed = failedAt !== null && performance.now() - failedAt < failureTtlMs;
  return probe?.succeeded === true && !hasFailed;
}

/** Many may ask at once. */
async function probeOnce(store: Store): Promise<void> {
  const running = processSingleton('write-trial', (): { trial: Promise<void> | null } => ({
    trial: null,
  }));
  running.trial ??= probeWrite(store).finally(() => {
    running.trial = null;
  });
  await running.trial;
}

async function probeWrite({ db }: Store): Promise<void> {
  const writes = lastWrites();
  const failedBefore = writes.probe?.succeeded === false;
  try {
    await db.insertInto('write_check').values({ id: randomUUID(), padding }).execute();
    // Those of a process that was killed in between as well.
    await db.deleteFrom('write_check').execute();
    writes.probe = { at: performance.now(), succeeded: true };
    // The trial failed as the request did: what was wrong with both is over.
    if (failedBefore) writes.failedAt = null;
  } catch (error) {
    writes.probe = { at: performance.now(), succeeded: false };
    if (!failedBefore) {
      logger().error({ problem: errorName(error) }, 'the database takes no rows');
    }
  }
}
