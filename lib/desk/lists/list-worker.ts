/**
 * The process that reads an uploaded list or puts it in force: the file is from outside, and a large one takes a minute
 * of computing, in which pages and calls must be answered. Started by start-list-job.server.ts.
 */
import { subscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { rowsReadChannel } from '../../imports/spreadsheets/read-sheets.server.ts';
import { followParent } from '../../process/follow-parent.ts';
import { openStoreAt } from '../../store/open-store.server.ts';
import { servicesFor } from '../../store/services.server.ts';
import { runListJob } from './run-list-job.server.ts';
import type { ListJob } from './start-list-job.server.ts';

followParent();
// Visitors come first where they want the same core; with less it would have none at all on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
subscribe(rowsReadChannel, (rows) => process.send?.(rows));
const [{ uploadId, env }] = (await once(process, 'message')) as [ListJob];
const store = await openStoreAt(env);
process.exitCode = 1;
try {
  await runListJob(servicesFor(store, env), uploadId);
  process.exitCode = 0;
} finally {
  await store.db.destroy();
  process.disconnect();
}
