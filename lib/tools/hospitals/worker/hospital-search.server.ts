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
import { openStore } from '../../../store/open-store.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from '../api/hospital-answer.ts';
import type { City, CityHospitals } from '../cities/city-hospitals.ts';
import { readListsVersion } from '../lists/list-queries.server.ts';
import { searchHeapMb } from '../lists/max-hospitals.ts';
import { reportLoadedVersion } from './loaded-version.server.ts';
import {
  type SearchWorker,
  SearchWorkerError,
  startSearchWorker,
} from './start-search-worker.server.ts';

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
