/**
 * A pool of parser threads with CPU and memory limits. A page over a limit is left unread, and a new thread replaces
 * the old one.
 */
import { internStrings } from '../page/intern-strings.ts';
import type { PageFacts } from '../page/page-facts.ts';
import type { PageSource, ParseOptions, ParsePage } from '../page/parse-page.ts';
import { type ParserLimits, type ParserThread, startParserThread } from './parser-thread.ts';

export type ParserPool = {
  parsePage: ParsePage;
  /** Ends the threads when the queue is empty; the next page starts a new one. */
  releaseThreads(): Promise<void>;
};
type Job = {
  page: PageSource;
  resolve(facts: PageFacts): void;
  reject(error: unknown): void;
};

/** An ordinary page uses about one hundredth of either; a page of 4 MB a third of the time and most of the memory. */
const defaultParserLimits: ParserLimits = { cpuMs: 10_000, memoryMb: 256 };
const maxThreads = 2;
/** A second thread is worth its memory once this many characters are queued: a few pages, or one large page. */
const secondThreadMinChars = 60_000;

export function createParserPool(
  options: ParseOptions,
  limits: ParserLimits = defaultParserLimits,
): ParserPool {
  const share = internStrings();
  const waiting: Job[] = [];
  const resting: ParserThread[] = [];
  const lines = new Set<Promise<void>>();
  const runWorker = async () => {
    let thread = resting.pop() ?? startParserThread(options, limits);
    const ask = (page: PageSource) => {
      if (thread.hasEnded()) thread = startParserThread(options, limits);
      return thread.parse(page);
    };
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      let reply = await ask(job.page);
      // The page did not end the thread, so it is retried once.
      if (reply.isThreadLost) reply = await ask(job.page);
      if (reply.facts) job.resolve(share(reply.facts));
      else job.reject(new Error(`its HTML could not be read: ${reply.problem}`));
    }
    resting.push(thread);
  };
  const startWorker = () => {
    const line = runWorker().finally(() => lines.delete(line));
    lines.add(line);
  };
  return {
    parsePage: (page) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, resolve, reject });
        const characters = waiting.reduce((sum, { page: { html } }) => sum + html.length, 0);
        if (lines.size === 0 || (lines.size < maxThreads && characters > secondThreadMinChars))
          startWorker();
      }),
    async releaseThreads() {
      while (lines.size > 0) await Promise.all(lines);
      for (const thread of resting.splice(0)) await thread.end();
    },
  };
}
