/** Reads HTML in a thread of its own: a page made to choke a parser costs this thread, not the audit. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BannedWord } from '../page/find-wordings.ts';
import { type PageSource, parsePage } from '../page/parse-page.ts';

const bannedWords = workerData as readonly BannedWord[];

parentPort?.on('message', async (page: PageSource) => {
  try {
    parentPort?.postMessage({ facts: await parsePage(page, bannedWords) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
