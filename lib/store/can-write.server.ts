/**
 * Whether the database takes a row. A full disk and a read-only one can be read like any other, so a row is written now
 * and then, for whoever asks for /api/status, and deleted at once.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { lastWrites } from '../config/last-writes.ts';
import { perProcess } from '../config/per-process.ts';
import { errorName, logger } from '../logging/logger.server.ts';
import type { Store } from './schema.ts';

export const trialEveryMs = 15_000;
/** A request that could not be written may have needed more than a trial does: it counts for as long. */
export const failureLastsMs = 60_000;
/** As a call-back with its indexes and a few fields of a form need it: a page that is half free is no room. */
const padding = 'x'.repeat(16 * 1024);

export async function canWrite(store: Store): Promise<boolean> {
  const { trial, failedAt } = lastWrites();
  const isDue =
    trial === null ||
    performance.now() - trial.at > trialEveryMs ||
    (failedAt !== null && failedAt > trial.at);
  if (isDue) await tryOnce(store);
  return isWell();
}

function isWell(): boolean {
  const { trial, failedAt } = lastWrites();
  const hasFailed = failedAt !== null && performance.now() - failedAt < failureLastsMs;
  return trial?.succeeded === true && !hasFailed;
}

/** Many may ask at once. */
async function tryOnce(store: Store): Promise<void> {
  const running = perProcess('write-trial', (): { trial: Promise<void> | null } => ({
    trial: null,
  }));
  running.trial ??= tryWriting(store).finally(() => {
    running.trial = null;
  });
  await running.trial;
}

async function tryWriting({ db }: Store): Promise<void> {
  const writes = lastWrites();
  const failedBefore = writes.trial?.succeeded === false;
  try {
    await db.insertInto('write_check').values({ id: randomUUID(), padding }).execute();
    // Those of a process that was killed in between as well.
    await db.deleteFrom('write_check').execute();
    writes.trial = { at: performance.now(), succeeded: true };
    // The trial failed as the request did: what was wrong with both is over.
    if (failedBefore) writes.failedAt = null;
  } catch (error) {
    writes.trial = { at: performance.now(), succeeded: false };
    if (!failedBefore) {
      logger().error({ problem: errorName(error) }, 'the database takes no rows');
    }
  }
}
