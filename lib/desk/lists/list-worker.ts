/**
 * The thread that reads an uploaded list or puts it in force: a large one takes a minute of computing, in which pages
 * and calls must be answered. It has its own heap limit. Started by start-list-job.server.ts.
 */
import { workerData } from 'node:worker_threads';
import { openStoreAt } from '../../store/open-store.server.ts';
import { servicesFor } from '../../store/services.server.ts';
import { runListJob } from './run-list-job.server.ts';
import type { ListWorkerData } from './start-list-job.server.ts';

const { uploadId, env } = workerData as ListWorkerData;
const store = await openStoreAt(env);
try {
  await runListJob(servicesFor(store, env), uploadId);
} finally {
  await store.db.destroy();
}
