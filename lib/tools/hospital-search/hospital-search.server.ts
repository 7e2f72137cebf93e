/**
 * The process's one search. Its thread is started on first use, and another when an import has changed the lists;
 * until that is ready, and while the database cannot be read or the lists do not fit, the old one answers.
 */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { perProcess } from '../../config/per-process.ts';
import { errorName, logger } from '../../logging/logger.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import type {
  HospitalAnswer,
  HospitalQuery,
  HospitalSuggestion,
} from '../hospitals/api/hospital-answer.ts';
import { searchHeapMb } from '../hospitals/lists/max-hospitals.ts';
import { listsVersion } from '../hospitals/lists/read-lists.server.ts';
import { reportSearchedVersion } from './searched-version.server.ts';
import { type Searcher, SearchProblem, startSearcher } from './start-searcher.server.ts';

const checkEveryMs = 3000;
/** What could not be started is not tried with every request: it would keep a core busy for nothing. */
const tryAgainAfterMs = 10_000;

type Cache = {
  current: Searcher | null;
  starting: Promise<Searcher> | null;
  checkedAt: number;
  failedAt: number;
};

function processCache(): Cache {
  return perProcess('hospital search', () => ({
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
  return (await searcher()).ask({ kind: 'find', query, problems });
}

/** @throws SearchProblem */
export async function suggestFor(typed: string): Promise<HospitalSuggestion[]> {
  return (await searcher()).ask({ kind: 'suggest', typed });
}

/** For start-up: neither the first search nor the first one after an import should wait, or see an earlier list. */
export function warmHospitalSearch(): void {
  searcher().catch(() => undefined);
  setInterval(() => {
    if (processCache().current) void renewIfChanged();
  }, checkEveryMs).unref();
}

async function searcher(): Promise<Searcher> {
  const cache = processCache();
  if (cache.current && !cache.current.isAlive()) {
    logger().error('the hospital search ended by itself');
    cache.current = null;
  }
  if (!cache.current) return cache.starting ?? start();
  if (performance.now() - cache.checkedAt > checkEveryMs) {
    cache.checkedAt = performance.now();
    void renewIfChanged();
  }
  return cache.current;
}

async function renewIfChanged(): Promise<void> {
  const cache = processCache();
  try {
    const store = await openStore();
    const version = await listsVersion(store);
    if (version !== cache.current?.version && !cache.starting) start().catch(() => undefined);
    if (cache.current) await reportSearchedVersion(store, cache.current.version);
  } catch {
    // Said in the log by whoever failed; the old thread answers.
  }
}

function start(): Promise<Searcher> {
  const cache = processCache();
  if (performance.now() - cache.failedAt < tryAgainAfterMs)
    return Promise.reject(new SearchProblem('it could not be started a moment ago'));
  const { dataDir, databaseUrl, siteEnv } = environment();
  const starting = startSearcher({ location: { dataDir, databaseUrl }, siteEnv }, searchHeapMb);
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
