/** Starts a worker, a process of its own, that searches the lists as they are now. */
import 'server-only';
import { startChild } from '../../../process/start-child.server.ts';
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
  /** The lists did not fit into its memory. */
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

export type SearchWorker = Omit<Extract<WorkerMessage, { kind: 'ready' }>, 'kind'> & {
  /** @throws SearchWorkerError, after `answerTimeoutMs` at the latest. */
  request<Question extends SearchRequest>(
    question: Question,
  ): Promise<SearchResponse[Question['kind']]>;
  /** Ends it after its pending requests have been answered or have timed out. */
  end(): void;
  /** Resolves when it answers no more, because it has ended or hangs and will be ended. */
  lost: Promise<SearchWorkerError>;
};

/** Fifty lists of 15,000 rows take about two minutes on a slow machine. */
const startTimeoutMs = 600_000;
const answerTimeoutMs = 10_000;
const program = 'lib/tools/hospitals/worker/search-worker.ts';

type PendingAnswers = Map<number, PromiseWithResolvers<SearchResponse[keyof SearchResponse]>>;

/**
 * @param heapMb beyond this only the worker ends, not the process.
 * @throws SearchWorkerError when the worker ends before it is ready.
 */
export function startSearchWorker(start: SearchWorkerData, heapMb: number): Promise<SearchWorker> {
  const child = startChild(program, heapMb);
  const pending: PendingAnswers = new Map();
  let lastId = 0;
  let received = 0;
  let isEnding = false;
  let failure: SearchWorkerError | null = null;
  const ready = Promise.withResolvers<SearchWorker>();
  const lost = Promise.withResolvers<SearchWorkerError>();
  const startTimeout = setTimeout(() => lose('not ready in time'), startTimeoutMs);

  child.once('error', ({ name }) => lose(name));
  // V8 aborts at the limit of its heap; the kernel kills what exceeds that of the machine.
  child.once('exit', (code, signal) =>
    lose(`it ended: ${signal ?? code}`, signal === 'SIGABRT' || signal === 'SIGKILL'),
  );
  child.on('message', (message: WorkerMessage) => {
    received++;
    if (message.kind === 'ready') {
      clearTimeout(startTimeout);
      const { kind: _, ...found } = message;
      ready.resolve({ ...found, request, end, lost: lost.promise });
    } else settle(pending, message);
  });

  send(start);
  // It does not keep a process alive that has nothing else to do.
  child.unref();
  child.channel?.unref();

  /** A process that has just ended is noticed by its exit. */
  function send(message: SearchWorkerData | WorkerRequest): void {
    child.send(message, () => undefined);
  }

  async function request<Question extends SearchRequest>(question: Question) {
    if (failure) throw failure;
    const id = ++lastId;
    const answer = Promise.withResolvers<SearchResponse[keyof SearchResponse]>();
    pending.set(id, answer);
    const receivedBefore = received;
    const timeout = setTimeout(() => {
      answer.reject(new SearchWorkerError('no answer in time'));
      // One that answered others in the meantime is only busy, and the next one would be as busy.
      if (received === receivedBefore) lose('no answer in time');
    }, answerTimeoutMs);
    send({ id, request: question });
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
    if (pending.size === 0) child.kill('SIGKILL');
  }

  function lose(reason: string, isTooLarge = false): void {
    if (failure) return;
    failure = new SearchWorkerError(reason, isTooLarge);
    clearTimeout(startTimeout);
    lost.resolve(failure);
    ready.reject(failure);
    for (const { reject } of pending.values()) reject(failure);
    child.kill('SIGKILL');
  }
  return ready.promise;
}

function settle(pending: PendingAnswers, message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
  if (message.kind === 'answer') pending.get(message.id)?.resolve(message.result);
  else pending.get(message.id)?.reject(new SearchWorkerError(message.error));
}
