/**
 * The process's one search. Its thread is started on first use, and another when an import has changed the lists;
 * until that is ready, and while the database cannot be read or the lists do not fit, the old one answers.
 */
import 'server-only';
import { environment } from '../../../config/environment.server.ts';
import { processSingleton } from '../../../config/process-singleton.ts';
import { errorName, logger } from '../../../logging/logger.server.ts';
import { openStore } from '../../../store/open-store.server.ts';
import type { HospitalAnswer, HospitalQuery, HospitalSuggestion } from '../api/hospital-answer.ts';
import { searchHeapMb } from '../lists/max-hospitals.ts';
import { readListsVersion } from '../lists/read-lists.server.ts';
import { reportLoadedVersion } from './loaded-version.server.ts';
import {
  SearchProblem,
  type SearchWorker,
  startSearchWorker,
} from './start-search-worker.server.ts';

const checkIntervalMs = 3000;
/** What could not be started is not tried with every request: it would keep a core busy for nothing. */
const retryDelayMs = 10_000;

type WorkerState = {
  current: SearchWorker | null;
  starting: Promise<SearchWorker> | null;
  checkedAt: number;
  failedAt: number;
};

function workerState(): WorkerState {
  return processSingleton('hospital search', () => ({
    current: null,
    starting: null,
    checkedAt: Number.NEGATIVE_INFINITY,
    failedAt: Number.NEGATIVE_INFINITY,
  }));
}

/** @throws SearchProblem; also when there is no thread yet and the database or the places cannot be read. */
export async function searchHospitals(
  query: HospitalQuery,
  problems: HospitalAnswer['problems'],
): Promise<HospitalAnswer> {
  return (await currentWorker()).request({ kind: 'find', query, problems });
}

/** @throws SearchProblem */
export async function suggestHospitalNames(typed: string): Promise<HospitalSuggestion[]> {
  return (await currentWorker()).request({ kind: 'suggest', typed });
}

/** For start-up: neither the first search nor the first one after an import should wait, or see an earlier list. */
export function warmHospitalSearch(): void {
  currentWorker().catch(() => undefined);
  setInterval(() => {
    if (workerState().current) void restartIfChanged();
  }, checkIntervalMs).unref();
}

async function currentWorker(): Promise<SearchWorker> {
  const cache = workerState();
  if (cache.current && !cache.current.isAlive()) {
    logger().error('the hospital search ended by itself');
    cache.current = null;
  }
  if (!cache.current) return cache.starting ?? startWorker();
  if (performance.now() - cache.checkedAt > checkIntervalMs) {
    cache.checkedAt = performance.now();
    void restartIfChanged();
  }
  return cache.current;
}

async function restartIfChanged(): Promise<void> {
  const cache = workerState();
  try {
    const store = await openStore();
    const version = await readListsVersion(store);
    if (version !== cache.current?.version && !cache.starting) startWorker().catch(() => undefined);
    if (cache.current) await reportLoadedVersion(store, cache.current.version);
  } catch {
    // Said in the log by whoever failed; the old thread answers.
  }
}

function startWorker(): Promise<SearchWorker> {
  const cache = workerState();
  if (performance.now() - cache.failedAt < retryDelayMs)
    return Promise.reject(new SearchProblem('it could not be started a moment ago'));
  const { dataDir, databaseUrl, siteEnv } = environment();
  const starting = startSearchWorker({ location: { dataDir, databaseUrl }, siteEnv }, searchHeapMb);
  cache.starting = starting;
  starting
    .then((started) => {
      cache.current?.end();
      cache.current = started;
      cache.checkedAt = performance.now();
      const { hospitals, lists, megabytes } = started;
      logger().info({ hospitals, lists, megabytes }, 'hospital index made');
    })
    .catch((error: unknown) => {
      cache.failedAt = performance.now();
      const problem = error instanceof SearchProblem ? error.message : errorName(error);
      logger().error({ problem }, 'the hospital index could not be made');
    })
    .finally(() => {
      cache.starting = null;
    });
  return starting;
}
