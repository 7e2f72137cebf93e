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
export class SearchWorkerError extends Error {
  override name = 'SearchWorkerError';
  /** Node's code of the error that ended the thread. */
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

export type SearchWorker = Omit<Extract<WorkerMessage, { kind: 'ready' }>, 'kind'> & {
  /** @throws SearchWorkerError, after `answerTimeoutMs` at the latest. */
  request<Question extends SearchRequest>(
    question: Question,
  ): Promise<SearchResponse[Question['kind']]>;
  /** Ends the thread after its pending requests have been answered or have timed out. */
  end(): void;
  /** Resolves when the thread answers no more, because it has ended or hangs and will be ended. */
  lost: Promise<SearchWorkerError>;
};

/** Fifty lists of 15,000 rows take about two minutes on a slow machine. */
const startTimeoutMs = 600_000;
const answerTimeoutMs = 10_000;
const workerFile = 'lib/tools/hospitals/worker/search-worker.ts';

type PendingAnswers = Map<number, PromiseWithResolvers<SearchResponse[keyof SearchResponse]>>;

/**
 * @param heapMb beyond this only the worker ends, not the process.
 * @throws SearchWorkerError when the worker ends before it is ready.
 */
export function startSearchWorker(start: SearchWorkerData, heapMb: number): Promise<SearchWorker> {
  const worker = startThread(start, heapMb);
  const pending: PendingAnswers = new Map();
  let lastId = 0;
  let received = 0;
  let isEnding = false;
  let failure: SearchWorkerError | null = null;
  const ready = Promise.withResolvers<SearchWorker>();
  const lost = Promise.withResolvers<SearchWorkerError>();
  const startTimeout = setTimeout(() => lose('not ready in time'), startTimeoutMs);

  worker.once('error', ({ name, ...error }: Error & { code?: string }) =>
    lose(`${name} ${error.code ?? ''}`.trim(), error.code),
  );
  worker.once('exit', () => lose('the thread ended'));
  worker.on('message', (message: WorkerMessage) => {
    received++;
    if (message.kind === 'ready') {
      clearTimeout(startTimeout);
      const { kind: _, ...found } = message;
      ready.resolve({ ...found, request, end, lost: lost.promise });
    } else settle(pending, message);
  });

  // This follows the listeners, because adding one refs the worker again and keeps the process alive.
  worker.unref();

  async function request<Question extends SearchRequest>(question: Question) {
    if (failure) throw failure;
    const id = ++lastId;
    const answer = Promise.withResolvers<SearchResponse[keyof SearchResponse]>();
    pending.set(id, answer);
    const receivedBefore = received;
    const timeout = setTimeout(() => {
      answer.reject(new SearchWorkerError('no answer in time'));
      // A thread that answered others in the meantime is only busy, and the next one would be as busy.
      if (received === receivedBefore) lose('no answer in time');
    }, answerTimeoutMs);
    worker.postMessage({ id, request: question } satisfies WorkerRequest);
    try {
      return (await answer.promise) as SearchResponse[Question['kind']];
    } finally {
      clearTimeout(timeout);
      pending.delete(id);
      if (isEnding) end();
    }
  }

  function end(): void {
    isEnding = true;
    if (pending.size === 0) void worker.terminate();
  }

  function lose(reason: string, code?: string): void {
    if (failure) return;
    failure = new SearchWorkerError(reason, code);
    clearTimeout(startTimeout);
    lost.resolve(failure);
    ready.reject(failure);
    for (const { reject } of pending.values()) reject(failure);
    void worker.terminate();
  }
  return ready.promise;
}

function startThread(workerData: SearchWorkerData, maxOldGenerationSizeMb: number): Worker {
  return new Worker(join(process.cwd(), workerFile), {
    workerData,
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb },
  });
}

function settle(pending: PendingAnswers, message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
  if (message.kind === 'answer') pending.get(message.id)?.resolve(message.result);
  else pending.get(message.id)?.reject(new SearchWorkerError(message.error));
}
