/** Holds the lock of imports, waits for the running site, and prints progress. */
import {
  acquireImportLock,
  type ImportLock,
} from '../../../lib/spreadsheets/import-lock.server.ts';
import type { Store } from '../../../lib/store/schema.ts';
import { waitForInstances } from '../../../lib/tools/hospitals/worker/loaded-version.server.ts';

const lockTimeoutMs = 120_000;
/** Longer than a slow machine needs for all lists of a site. */
const siteTimeoutMs = 300_000;

export async function withImportLock<Result>(
  store: Store,
  work: (lock: ImportLock) => Promise<Result>,
): Promise<Result> {
  const lock = await acquireImportLock(store, lockTimeoutMs, () =>
    printProgress('Another import is running; waiting for it to end …'),
  );
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
}

/** Waits until the running site has loaded the change, so that the operator's next search shows it. */
export async function waitForSite(store: Store): Promise<void> {
  const behind = await waitForInstances(store, {
    timeoutMs: siteTimeoutMs,
    onWait: (count) =>
      printProgress(
        `Waiting until ${count === 1 ? 'the site' : `${count} instances`} searches it …`,
      ),
  });
  if (behind > 0)
    printProgress('The site still searches the earlier lists. Its log says why: "hospital index".');
}

/** On standard error, because standard output has the answer only. */
export function printProgress(text: string): void {
  console.error(text);
}
