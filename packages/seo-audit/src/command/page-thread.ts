/** Reads HTML in a thread of its own: a page made to choke a parser costs this thread, not the audit. */
import { parentPort } from 'node:worker_threads';
import { type PageToRead, readPage } from '../page/read-page.ts';

parentPort?.on('message', async (page: PageToRead) => {
  try {
    parentPort?.postMessage({ facts: await readPage(page) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
