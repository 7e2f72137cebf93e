/** Starts a worker thread that searches the lists as they are now. */
import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  SearchRequest,
  SearchResponse,
  SearchWorkerData,
  WorkerMessage,
  WorkerRequest,
} from './search-messages.ts';

/** Why there is no answer; never contains the query. */
export class SearchProblem extends Error {
  override name = 'SearchProblem';
}

export type SearchWorker = Omit<Extract<WorkerMessage, { kind: 'ready' }>, 'kind'> & {
  isAlive(): boolean;
  request<Question extends SearchRequest>(
    question: Question,
  ): Promise<SearchResponse[Question['kind']]>;
  /** Ends the worker after pending requests have been answered. */
  end(): void;
};
type PendingRequest = {
  resolve(result: SearchResponse[keyof SearchResponse]): void;
  reject(error: Error): void;
};

/** Fifty lists of 15,000 rows take about two minutes on a slow machine. */
const startTimeoutMs = 600_000;
const answerTimeoutMs = 10_000;
const workerFile = 'lib/tools/hospitals/worker/search-worker.ts';

/**
 * @param heapMb beyond this only the worker ends, not the process.
 * @throws SearchProblem when the worker ends before it is ready.
 */
export function startSearchWorker(start: SearchWorkerData, heapMb: number): Promise<SearchWorker> {
  const worker = new Worker(join(process.cwd(), workerFile), {
    workerData: start,
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let isAlive = true;
  let isEnding = false;
  const { promise, resolve, reject } = Promise.withResolvers<SearchWorker>();
  const startTimeout = setTimeout(() => void worker.terminate(), startTimeoutMs);

  function ended(error: Error): void {
    isAlive = false;
    clearTimeout(startTimeout);
    reject(error);
    for (const { reject: refuse } of pending.values()) refuse(error);
    pending.clear();
  }
  worker.once('error', ({ name, ...error }: Error & { code?: string }) =>
    ended(new SearchProblem(`${name} ${error.code ?? ''}`.trim())),
  );
  worker.once('exit', () => ended(new SearchProblem('the thread ended')));
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') {
      clearTimeout(startTimeout);
      const { kind: _, ...found } = message;
      resolve({ ...found, isAlive: () => isAlive, request: ask, end });
      return;
    }
    const pendingRequest = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') pendingRequest?.resolve(message.result);
    else pendingRequest?.reject(new SearchProblem(message.problem));
    if (isEnding && pending.size === 0) void worker.terminate();
  });

  // After the listeners, because adding one refs the worker again and keeps the process alive.
  worker.unref();

  function ask<Question extends SearchRequest>(request: Question) {
    return new Promise<SearchResponse[Question['kind']]>((answered, refused) => {
      if (!isAlive) return refused(new SearchProblem('the thread ended'));
      const id = ++lastId;
      const timeout = setTimeout(() => {
        pending.delete(id);
        refused(new SearchProblem('no answer in time'));
      }, answerTimeoutMs);
      const done =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timeout);
          then(value);
        };
      pending.set(id, {
        resolve: done(answered) as PendingRequest['resolve'],
        reject: done(refused),
      });
      worker.postMessage({ id, request } satisfies WorkerRequest);
    });
  }

  function end(): void {
    isEnding = true;
    if (pending.size === 0) void worker.terminate();
  }
  return promise;
}
