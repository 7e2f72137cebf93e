/**
 * A thread that parses HTML, with limits per page. CPU time of the thread is measured, not wall-clock time: a busy
 * machine must read the same pages as an idle one.
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
/** Also ends a thread that gets no CPU time at all. */
const wallClockFactor = 12;

export function startParserThread(
  options: ParseOptions,
  { cpuMs, memoryMb }: ParserLimits,
): ParserThread {
  const worker = new Worker(new URL('./parser-worker.ts', import.meta.url), {
    workerData: options,
    // Flags of the parent process (--eval for example) may not be valid for a file.
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
      // The base value is read at the first poll: reading it before each page would delay every page by a round trip.
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

/** Milliseconds; 0 after the thread has ended, which its own event reports. */
async function cpuTimeMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
