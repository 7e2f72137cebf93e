/** One reading thread with limits of processor time and memory; a page that takes it down is left unread, and a new thread starts. */
import type { PageFacts } from '../page/page-facts.ts';
import type { PageSource, ParsePage, ReadingWishes } from '../page/parse-page.ts';
import { type ReadingLimits, type ReadingThread, startReadingThread } from './reading-thread.ts';

export type PageReader = {
  parsePage: ParsePage;
  /** Ends the thread once nothing waits; the next page starts another. */
  rest(): Promise<void>;
};

/** Ordinary pages take a hundredth of either; a page of 4 MB a third of the time and most of the memory. */
const standardLimits: ReadingLimits = { cpuMs: 10_000, memoryMb: 256 };

export function startPageReader(
  wishes: ReadingWishes,
  limits: ReadingLimits = standardLimits,
): PageReader {
  let thread: ReadingThread | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const ask = (page: PageSource) => {
    if (!thread || thread.hasEnded()) thread = startReadingThread(wishes, limits);
    return thread.ask(page);
  };
  const readNow = async (page: PageSource): Promise<PageFacts> => {
    let reply = await ask(page);
    // Nothing the page did ended the thread: it is asked once more.
    if (reply.wasLost) reply = await ask(page);
    if (!reply.facts) throw new Error(`its HTML could not be read: ${reply.problem}`);
    return reply.facts;
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
