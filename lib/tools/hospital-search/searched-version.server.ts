/**
 * Which state of the lists each running instance searches: an import waits for them, so that its operator's next search
 * already has the new list.
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { perProcess } from '../../config/per-process.ts';
import type { Store } from '../../store/schema.ts';
import { listsVersion } from '../hospitals/lists/read-lists.server.ts';

/** An instance that has not written for so long is gone. */
const goneAfterMs = 45_000;
const writeEveryMs = 15_000;
const lookAgainMs = 300;

const lastReport = () =>
  perProcess('searched version', () => ({
    instance: randomUUID(),
    version: '',
    at: Number.NEGATIVE_INFINITY,
  }));

/** Called every few seconds; writes when the version is another, else now and then. */
export async function reportSearchedVersion({ db, now }: Store, version: string): Promise<void> {
  const last = lastReport();
  const isSame = last.version === version;
  if (isSame && performance.now() - last.at < writeEveryMs) return;
  const row = { lists_version: version, seen_at: now().toISOString() };
  await db
    .insertInto('hospital_searcher')
    .values({ instance: last.instance, ...row })
    .onConflict((conflict) => conflict.column('instance').doUpdateSet(row))
    .execute();
  Object.assign(last, { version, at: performance.now() });
  await db.deleteFrom('hospital_searcher').where('seen_at', '<', goneBefore(now())).execute();
}

/** @returns how many instances still search an earlier state; 0 as soon as none does. */
export async function waitForSearchers(
  store: Store,
  { timeoutMs, onWait }: { timeoutMs: number; onWait: (behind: number) => void },
): Promise<number> {
  const deadline = performance.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const behind = await searchersBehind(store);
    if (behind === 0 || performance.now() > deadline) return behind;
    if (isFirst) onWait(behind);
    await wait(lookAgainMs);
  }
}

async function searchersBehind(store: Store): Promise<number> {
  const version = await listsVersion(store);
  const rows = await store.db
    .selectFrom('hospital_searcher')
    .select('instance')
    .where('seen_at', '>=', goneBefore(store.now()))
    .where('lists_version', '!=', version)
    .execute();
  return rows.length;
}

function goneBefore(now: Date): string {
  return new Date(now.getTime() - goneAfterMs).toISOString();
}
