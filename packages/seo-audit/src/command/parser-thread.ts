/**
 * The thread that reads HTML, and what it may use up for one page. Its own processor time counts, not the clock's: on
 * a busy machine the same page must be read or left just as on an idle one.
 */
import { Worker } from 'node:worker_threads';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageSource, ParseOptions } from '../page/parse-page.ts';

export type ParserLimits = { cpuMs: number; memoryMb: number };
type Reply = { facts?: PageFacts; problem?: string; isThreadLost?: true };
export type ParserThread = {
  parse(page: PageSource): Promise<Reply>;
  end(): Promise<unknown>;
  hasEnded(): boolean;
};

const pollIntervalMs = 500;
/** A thread that is never given the processor is given up all the same. */
const wallClockFactor = 12;

export function startParserThread(
  options: ParseOptions,
  { cpuMs, memoryMb }: ParserLimits,
): ParserThread {
  const worker = new Worker(new URL('./parser-worker.ts', import.meta.url), {
    workerData: options,
    // What the program itself was started with (--eval, say) need not fit a file.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 8 },
  });
  let answer: ((reply: Reply) => void) | null = null;
  let isOver = false;
  const finish = (reply: Reply) => {
    isOver = true;
    answer?.(reply);
  };
  const stop = (problem: string) => {
    finish({ problem });
    void worker.terminate();
  };
  worker.on('message', (reply: Reply) => answer?.(reply));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    finish({
      problem:
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? `it takes more than ${memoryMb} MB of memory`
          : error.message,
    }),
  );
  worker.on('exit', () => finish({ problem: 'the thread that read it ended', isThreadLost: true }));
  return {
    hasEnded: () => isOver,
    end: () => worker.terminate(),
    async parse(page) {
      if (isOver) return { problem: 'the thread that read it ended', isThreadLost: true };
      const startedAt = Date.now();
      // Asked from the first look on: to ask before every page would have the thread wait for the answer.
      let before: number | null = null;
      const watch = setInterval(async () => {
        const now = await cpuTimeMs(worker);
        before ??= now;
        if (answer && now - before > cpuMs)
          stop(`it takes more than ${cpuMs / 1000} s of processor time`);
        else if (answer && Date.now() - startedAt > cpuMs * wallClockFactor)
          stop('the machine is too busy');
      }, pollIntervalMs);
      try {
        return await new Promise((resolve) => {
          answer = resolve;
          worker.postMessage(page);
        });
      } finally {
        answer = null;
        clearInterval(watch);
      }
    },
  };
}

/** In milliseconds; nothing once the thread is gone, whose end is told by its own event. */
async function cpuTimeMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
