/** A thread that writes a row every few milliseconds, as the site does while an import runs, and tells its longest wait. */
import { parentPort, workerData } from 'node:worker_threads';
import { openStoreAt, type StoreLocation } from '../../lib/store/open-store.server.ts';

const intervalMs = 20;

const store = await openStoreAt(workerData as StoreLocation);
let isStopped = false;
parentPort?.once('message', () => {
  isStopped = true;
});
let maxWaitMs = 0;
for (let n = 0; !isStopped; n++) {
  const startedAt = performance.now();
  const row = { id: `bench-${n}`, sealed: '', erase_at: '2999-01-01' };
  await store.db.insertInto('form_draft').values(row).execute();
  maxWaitMs = Math.max(maxWaitMs, performance.now() - startedAt);
  await new Promise((resolve) => setTimeout(resolve, intervalMs));
}
await store.db.destroy();
parentPort?.postMessage(maxWaitMs);
