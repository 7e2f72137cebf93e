/** Starts the thread that works on an uploaded list, after the response: no proxy and no browser waits for it. */
import 'server-only';
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Environment } from '../../config/parse-environment.ts';
import { afterResponse } from '../../http/handle-request.server.ts';
import { errorName, logger } from '../../logging/logger.server.ts';
import type { Services } from '../../store/services.server.ts';
import { finishStep } from './list-upload-steps.server.ts';
import { isAtWork, readListUpload } from './list-uploads.server.ts';

export type ListWorkerData = { uploadId: string; env: Environment };

const workerFile = 'lib/desk/lists/list-worker.ts';
/** A list of 120,000 hospitals needs half of it. */
const heapMb = 1024;

/** A thread that fails, as of a list that does not fit into its memory, has changed nothing. */
export function startListJob(services: Services, uploadId: string): void {
  afterResponse('list upload', async () => {
    const worker = new Worker(join(process.cwd(), workerFile), {
      workerData: { uploadId, env: services.env } satisfies ListWorkerData,
      execArgv: ['--conditions=react-server'],
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    try {
      await once(worker, 'exit');
    } catch (error) {
      logger().error({ problem: errorName(error) }, 'list upload');
      const upload = await readListUpload(services, uploadId, services.store.now());
      if (upload && isAtWork(upload))
        await finishStep(services, upload, {
          state: 'refused',
          now: services.store.now(),
          report: upload.report,
          message: 'The file cannot be read: it is too large, or not a list. Nothing was changed.',
        });
    }
  });
}
