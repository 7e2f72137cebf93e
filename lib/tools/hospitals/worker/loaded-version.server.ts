/**
 * Records which version of the lists each running instance searches. An import waits for them, so that the operator's
 * next search uses the new list.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { timestampBefore } from '../../../dates/iso-date.ts';
import { processSingleton } from '../../../process/process-singleton.ts';
import type { Store } from '../../../store/schema/schema.ts';
import { readListsVersion } from '../lists/list-queries.server.ts';

/** An instance that has not reported for this long counts as stopped. */
const instanceTimeoutMs = 45_000;
const heartbeatIntervalMs = 15_000;
const pollIntervalMs = 300;

const lastReport = () =>
  processSingleton('searched version', () => ({
    instance: randomUUID(),
    version: '',
    at: Number.NEGATIVE_INFINITY,
  }));

/** Called every few seconds; writes when the version changed, otherwise only as a heartbeat. */
export async function reportLoadedVersion({ db, now }: Store, version: string): Promise<void> {
  const last = lastReport();
  const isSame = last.version === version;
  if (isSame && performance.now() - last.at < heartbeatIntervalMs) return;
  const row = { lists_version: version, seen_at: now().toISOString() };
  await db
    .insertInto('hospital_searcher')
    .values({ instance: last.instance, ...row })
    .onConflict((conflict) => conflict.column('instance').doUpdateSet(row))
    .execute();
  Object.assign(last, { version, at: performance.now() });
  await db
    .deleteFrom('hospital_searcher')
    .where('seen_at', '<', timestampBefore(now(), instanceTimeoutMs))
    .execute();
}

/** @returns the number of instances that still search an older version. */
export async function waitForInstances(
  store: Store,
  { timeoutMs, onWait }: { timeoutMs: number; onWait: (outdatedCount: number) => void },
): Promise<number> {
  const deadline = performance.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const outdatedCount = await countOutdatedInstances(store);
    if (outdatedCount === 0 || performance.now() > deadline) return outdatedCount;
    if (isFirst) onWait(outdatedCount);
    await wait(pollIntervalMs);
  }
}

async function countOutdatedInstances(store: Store): Promise<number> {
  const version = await readListsVersion(store);
  const rows = await store.db
    .selectFrom('hospital_searcher')
    .select('instance')
    .where('seen_at', '>=', timestampBefore(store.now(), instanceTimeoutMs))
    .where('lists_version', '!=', version)
    .execute();
  return rows.length;
}
