/** A thread that searches the lists as they are now, and how to ask it. */
import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type {
  FromSearch,
  SearchQuestion,
  SearchResult,
  SearchStart,
  ToSearch,
} from './search-messages.ts';

/** Why there is no answer; never what was asked. */
export class SearchProblem extends Error {
  override name = 'SearchProblem';
}

export type Searcher = Omit<Extract<FromSearch, { kind: 'ready' }>, 'kind'> & {
  isAlive(): boolean;
  ask<Question extends SearchQuestion>(question: Question): Promise<SearchResult[Question['kind']]>;
  /** After what was asked has been answered. */
  end(): void;
};
type Waiting = {
  resolve(result: SearchResult[keyof SearchResult]): void;
  reject(error: Error): void;
};

/** Fifty lists of 15,000 rows take about two minutes on a slow machine. */
const startTimeoutMs = 600_000;
const answerTimeoutMs = 10_000;
const thread = 'lib/tools/hospital-search/search-thread.ts';

/**
 * @param heapMb more than this ends the thread and nothing else.
 * @throws SearchProblem when it ends before it is ready.
 */
export function startSearcher(start: SearchStart, heapMb: number): Promise<Searcher> {
  const worker = new Worker(join(process.cwd(), thread), {
    workerData: start,
    execArgv: ['--conditions=react-server'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let isAlive = true;
  let isEnding = false;
  const { promise, resolve, reject } = Promise.withResolvers<Searcher>();
  const tooLong = setTimeout(() => void worker.terminate(), startTimeoutMs);

  function ended(error: Error): void {
    isAlive = false;
    clearTimeout(tooLong);
    reject(error);
    for (const { reject: refuse } of waiting.values()) refuse(error);
    waiting.clear();
  }
  worker.once('error', ({ name, ...error }: Error & { code?: string }) =>
    ended(new SearchProblem(`${name} ${error.code ?? ''}`.trim())),
  );
  worker.once('exit', () => ended(new SearchProblem('the thread ended')));
  worker.on('message', (message: FromSearch) => {
    if (message.kind === 'ready') {
      clearTimeout(tooLong);
      const { kind: _, ...found } = message;
      resolve({ ...found, isAlive: () => isAlive, ask, end });
      return;
    }
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'answer') asked?.resolve(message.result);
    else asked?.reject(new SearchProblem(message.problem));
    if (isEnding && waiting.size === 0) void worker.terminate();
  });

  // Behind the listeners, which would hold the process again.
  worker.unref();

  function ask<Question extends SearchQuestion>(question: Question) {
    return new Promise<SearchResult[Question['kind']]>((answered, refused) => {
      if (!isAlive) return refused(new SearchProblem('the thread ended'));
      const id = ++lastId;
      const timeout = setTimeout(() => {
        waiting.delete(id);
        refused(new SearchProblem('no answer in time'));
      }, answerTimeoutMs);
      const done =
        <Value>(then: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timeout);
          then(value);
        };
      waiting.set(id, { resolve: done(answered) as Waiting['resolve'], reject: done(refused) });
      worker.postMessage({ id, question } satisfies ToSearch);
    });
  }

  function end(): void {
    isEnding = true;
    if (waiting.size === 0) void worker.terminate();
  }
  return promise;
}
