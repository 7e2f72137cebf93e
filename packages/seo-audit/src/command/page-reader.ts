/** One reading thread with a time and a memory limit; a page that takes it down is a finding, and a new thread starts. */
import { Worker } from 'node:worker_threads';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageSource, ParsePage, ReadingWishes } from '../page/parse-page.ts';

type Reply = { facts?: PageFacts; problem?: string };
type Thread = { ask(page: PageSource): Promise<Reply>; end(): Promise<unknown>; hasEnded: boolean };
export type PageReader = {
  parsePage: ParsePage;
  /** Ends the thread once nothing waits; the next page starts another. */
  rest(): Promise<void>;
};

const timeLimitMs = 10_000;
const memoryLimitMb = 96;

export function startPageReader(wishes: ReadingWishes): PageReader {
  let thread: Thread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const readNow = async (page: PageSource): Promise<PageFacts> => {
    if (!thread || thread.hasEnded) thread = startThread(wishes);
    const { facts, problem } = await thread.ask(page);
    if (!facts) throw new Error(`its HTML could not be read: ${problem}`);
    return facts;
  };
  return {
    parsePage(page) {
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

function startThread(wishes: ReadingWishes): Thread {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), {
    workerData: wishes,
    // What the program itself was started with (--eval, say) need not fit a file.
    execArgv: [],
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
