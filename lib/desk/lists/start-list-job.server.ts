/** Starts the process that works on an uploaded list, after the response: no proxy and no browser waits for it. */
import 'server-only';
import { once } from 'node:events';
import type { Environment } from '../../config/parse-environment.ts';
import { afterResponse } from '../../http/handle-request.server.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { processorMs } from '../../process/processor-time.server.ts';
import { startChild } from '../../process/start-child.server.ts';
import type { Services } from '../../store/services.server.ts';
import { finishStep, touchUpload } from './list-upload-steps.server.ts';
import { readListUpload } from './list-uploads.server.ts';

export type ListJob = { uploadId: string; env: Environment };

const program = 'lib/desk/lists/list-worker.ts';
/** A list of 120,000 hospitals needs half of it. */
const heapMb = 1024;
/** For a file, and for each of its rows: of a processor, which visitors may leave to it a tenth of the time. */
const readingMs = 60_000;
const rowMs = 1;
const maxWaitFactor = 10;
/**
 * How often it is looked after. It cannot say itself that it lives: a large list keeps it busy for longer than
 * `stoppedAfterMs`.
 */
const checkIntervalMs = 5_000;

const reasons = {
  late: 'The file takes longer to read than any list. Is it the right file?',
  killed: 'The machine ended the work on it half way: upload the file again.',
  failed: 'The file cannot be read: it is too large, or not a list.',
} as const;

export function startListJob(services: Services, uploadId: string): void {
  afterResponse('list upload', () => runInChild(services, uploadId));
}

/**
 * Whatever ends the process, the row of the upload says so, and nothing was changed.
 * @param limits tests have others.
 */
export async function runInChild(
  services: Services,
  uploadId: string,
  limits = { heapMb, readingMs, checkIntervalMs },
): Promise<void> {
  const { store } = services;
  const begun = await readListUpload(services, uploadId, store.now());
  const startedAt = performance.now();
  // Threads of V8 would not have the low priority of the process.
  const child = startChild(program, limits.heapMb, '--v8-pool-size=0');
  let [isLate, allowedMs] = [false, limits.readingMs];
  child.on('message', (rows: number) => {
    // What was read before is loaded, however long the database takes.
    allowedMs += begun?.state === 'reading' ? rows * rowMs : Number.POSITIVE_INFINITY;
  });
  const endIfLate = async () => {
    const waitedMs = performance.now() - startedAt;
    const usedMs = (await processorMs(child.pid)) ?? waitedMs;
    if (usedMs <= allowedMs && waitedMs <= allowedMs * maxWaitFactor) return;
    isLate = true;
    child.kill('SIGKILL');
  };
  const checking = setInterval(() => {
    void touchUpload(services, uploadId, store.now()).catch(() => undefined);
    void endIfLate();
  }, limits.checkIntervalMs);
  const ended = once(child, 'exit').catch(() => [null, 'error']);
  child.send({ uploadId, env: services.env } satisfies ListJob);
  const [code, signal] = await ended;
  clearInterval(checking);
  if (code === 0) return;
  logger().error({ problem: isLate ? 'time-out' : String(signal ?? code) }, 'list upload');
  const upload = await readListUpload(services, uploadId, store.now());
  if (!upload || upload.state !== begun?.state) return;
  const reason = isLate ? 'late' : signal === 'SIGKILL' ? 'killed' : 'failed';
  await finishStep(services, upload, {
    state: 'refused',
    now: store.now(),
    report: upload.report,
    message: `${reasons[reason]} Nothing was changed.`,
  });
}
