/** One reading thread with a time and a memory limit; a page that takes it down is a finding, and a new thread starts. */
import { Worker } from 'node:worker_threads';
import type { ReadPage } from '../crawl/fetch-page.ts';
import type { PageToRead } from '../page/read-page.ts';
import type { PageFacts } from '../types.ts';

type Reply = { facts?: PageFacts; problem?: string };
type Thread = { ask(page: PageToRead): Promise<Reply>; end(): Promise<unknown>; hasEnded: boolean };
export type PageReader = {
  readPage: ReadPage;
  /** Ends the thread once nothing waits; the next page starts another. */
  rest(): Promise<void>;
};

const timeLimitMs = 10_000;
const memoryLimitMb = 96;

export function startPageReader(): PageReader {
  let thread: Thread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (page: PageToRead): Promise<PageFacts> => {
    if (!thread || thread.hasEnded) thread = startThread();
    const { facts, problem } = await thread.ask(page);
    if (!facts) throw new Error(`its HTML could not be read: ${problem}`);
    return facts;
  };
  return {
    readPage(page) {
      const reading = last.then(() => readNow(page));
      last = reading.catch(() => undefined);
      return reading;
    },
    async rest() {
      await last;
      await thread?.end();
      thread = null;
    },
  };
}

function startThread(): Thread {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 8 },
  });
  let answer: ((reply: Reply) => void) | null = null;
  const thread: Thread = {
    hasEnded: false,
    ask: (page) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          end(`it took more than ${timeLimitMs / 1000} s`);
          void worker.terminate();
        }, timeLimitMs);
        answer = (reply) => {
          clearTimeout(timer);
          answer = null;
          resolve(reply);
        };
        worker.postMessage(page);
      }),
    end: () => worker.terminate(),
  };
  const end = (why: string) => {
    thread.hasEnded = true;
    answer?.({ problem: why });
  };
  worker.on('message', (reply: Reply) => answer?.(reply));
  worker.on('error', ({ message }) => end(message));
  worker.on('exit', () => end('the thread that read it ended'));
  return thread;
}
