/** What every form of the import needs: the database for as long as it works, and one import at a time. */
import { environment } from '../../../lib/config/environment.server.ts';
import {
  acquireImportLock,
  type ImportLock,
} from '../../../lib/spreadsheets/import-lock.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import type { Store } from '../../../lib/store/schema.ts';
import { waitForInstances } from '../../../lib/tools/hospitals/worker/loaded-version.server.ts';

const lockTimeoutMs = 120_000;
/** Longer than a slow machine takes for a full site's lists. */
const siteTimeoutMs = 300_000;

export async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStoreAt(environment());
  try {
    return await work(store);
  } finally {
    await store.db.destroy();
  }
}

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

/** An operator's next search shall have what a command has changed. */
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

/** Apart from the answer, which stands on standard output alone. */
export function printProgress(text: string): void {
  console.error(text);
}
