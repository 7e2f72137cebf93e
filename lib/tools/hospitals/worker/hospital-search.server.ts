/**
 * The search worker of this process. It starts on first use and is replaced after an import changed the lists; until
 * the new one is ready, while the database cannot be read, or when the lists do not fit, the old one answers. A worker
 * that ends by itself or hangs is replaced as well.
 */
import 'server-only';
import { environment } from '../../../config/environment.server.ts';
import { minuteMs } from '../../../dates/iso-date.ts';
import { errorName, logger } from '../../../process/logging/logger.server.ts';
import { processSingleton } from '../../../process/process-singleton.ts';
import { startChild } from '../../../process/start-child.server.ts';
import { openStore } from '../../../store/open-store.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from '../api/hospital-answer.ts';
import type { City, CityHospitals } from '../cities/city-hospitals.ts';
import { searchHeapMb } from '../lists/list-entry.ts';
import { readListsVersion } from '../lists/list-queries.server.ts';
import { reportLoadedVersion } from './loaded-version.server.ts';
import type {
  SearchRequest,
  SearchResponse,
  SearchWorkerData,
  WorkerMessage,
  WorkerRequest,
} from './search-messages.ts';

// Starts a worker, a process of its own, that searches the lists as they are now.
/** Why there is no answer; never contains the query. */
class SearchWorkerError extends Error {
  override name = 'SearchWorkerError';
  /** The lists did not fit into its memory. */
  readonly isTooLarge: boolean;

  constructor(message: string, isTooLarge = false) {
    super(message);
    this.isTooLarge = isTooLarge;
  }
}

type SearchWorker = Omit<Extract<WorkerMessage, { kind: 'ready' }>, 'kind'> & {
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

const checkIntervalMs = 3000;
/** Delay after a failed start, because a retry on every request would keep a core busy. */
const retryDelayMs = 10_000;
/** The same for lists that do not fit, while the old worker answers: building them takes a minute of a core. */
const rebuildDelayMs = 10 * minuteMs;
/** How long a search waits for a worker to start; deploy/nginx.conf waits 30 seconds. */
const startWaitMs = 25_000;

type WorkerState = {
  current: SearchWorker | null;
  starting: Promise<SearchWorker> | null;
  checkedAt: number;
  failedAt: number;
  /** The lists that did not fit into the memory of a worker. */
  failedVersion: string | null;
  /** Workers that ended by themselves or hung. */
  lost: number;
};

function workerState(): WorkerState {
  return processSingleton('hospital search', () => ({
    current: null,
    starting: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    failedAt: Number.NEGATIVE_INFINITY,
    failedVersion: null,
    lost: 0,
  }));
}

/** @throws SearchWorkerError; also when there is no worker yet and the database or the places cannot be read. */
export async function searchHospitals(
  query: HospitalQuery,
  errors: HospitalAnswer['problems'],
): Promise<HospitalAnswer> {
  return (await currentWorker()).request({ kind: 'find', query, errors });
}

/** @throws SearchWorkerError */
export async function suggestHospitalNames(typed: string): Promise<HospitalSuggestion[]> {
  return (await currentWorker()).request({ kind: 'suggest', typed });
}

/** Cities with a page of their own. @throws SearchWorkerError */
export async function listHospitalCities(): Promise<readonly City[]> {
  return (await currentWorker()).request({ kind: 'cities' });
}

/** @returns null for a city without a page. @throws SearchWorkerError */
export async function findHospitalsOfCity(slug: string): Promise<CityHospitals | null> {
  return (await currentWorker()).request({ kind: 'city', slug });
}

/** Handler for `catch`. @param page that is shown without the search. */
export function logSearchFailure(page: string): (error: unknown) => null {
  return (error) => {
    logger().error({ page, problem: errorName(error) }, 'hospital search failed');
    return null;
  };
}

/** Called at start-up, so that neither the first search nor the first one after an import waits or sees an old list. */
export function warmHospitalSearch(): void {
  currentWorker().catch(() => undefined);
  setInterval(() => {
    if (workerState().current) void restartIfChanged();
  }, checkIntervalMs).unref();
}

/** The number of workers of this process that ended by themselves or hung. */
export function lostSearchWorkers(): number {
  return workerState().lost;
}

async function currentWorker(): Promise<SearchWorker> {
  const state = workerState();
  if (!state.current) return beforeProxyTimeout(state.starting ?? startWorker());
  if (performance.now() - state.checkedAt > checkIntervalMs) {
    state.checkedAt = performance.now();
    void restartIfChanged();
  }
  return state.current;
}

/** Rejects before nginx gives up: fifty lists take minutes to build, and the page then says that the search is away. */
async function beforeProxyTimeout(starting: Promise<SearchWorker>): Promise<SearchWorker> {
  const late = Promise.withResolvers<never>();
  const reject = () => late.reject(new SearchWorkerError('it is starting'));
  const timeout = setTimeout(reject, startWaitMs);
  try {
    return await Promise.race([starting, late.promise]);
  } finally {
    clearTimeout(timeout);
  }
}

async function restartIfChanged(): Promise<void> {
  const state = workerState();
  try {
    const store = await openStore();
    const version = await readListsVersion(store);
    const didNotFitLately =
      version === state.failedVersion && performance.now() - state.failedAt < rebuildDelayMs;
    if (version !== state.current?.version && !state.starting && !didNotFitLately)
      startWorker().catch((error: unknown) => {
        if (isTooLarge(error)) state.failedVersion = version;
      });
    if (state.current) await reportLoadedVersion(store, state.current.version);
  } catch {
    // startWorker has logged the failure; the old worker goes on answering.
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof SearchWorkerError && error.isTooLarge;
}

function startWorker(): Promise<SearchWorker> {
  const state = workerState();
  if (performance.now() - state.failedAt < retryDelayMs)
    return Promise.reject(new SearchWorkerError('it could not be started a moment ago'));
  const { dataDir, databaseUrl, siteEnv } = environment();
  const starting = startSearchWorker({ location: { dataDir, databaseUrl }, siteEnv }, searchHeapMb);
  state.starting = starting;
  starting
    .then((started) => {
      state.current?.end();
      state.current = started;
      state.checkedAt = performance.now();
      const { hospitals, lists, megabytes } = started;
      logger().info({ hospitals, lists, megabytes }, 'hospital index built');
      void started.lost.then((error) => replaceLostWorker(started, error));
    })
    .catch((error: unknown) => {
      state.failedAt = performance.now();
      const problem = error instanceof SearchWorkerError ? error.message : errorName(error);
      logger().error({ problem }, 'the hospital index could not be built');
    })
    .finally(() => {
      state.starting = null;
    });
  return starting;
}

function replaceLostWorker(worker: SearchWorker, { message }: SearchWorkerError): void {
  const state = workerState();
  if (state.current !== worker) return;
  logger().error({ problem: message }, 'the hospital search worker ended or hangs');
  state.current = null;
  state.lost++;
  if (!state.starting) startWorker().catch(() => undefined);
  // The replacement is not replaced at once, because a query that ends every worker would keep a core busy.
  state.failedAt = performance.now();
}
