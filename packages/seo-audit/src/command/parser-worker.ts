/** Reads HTML in a thread of its own: a page made to choke a parser costs this thread, not the audit. */
import { parentPort, workerData } from 'node:worker_threads';
import { type PageSource, type ParseOptions, parsePage } from '../page/parse-page.ts';

const options = workerData as ParseOptions;

parentPort?.on('message', async (page: PageSource) => {
  try {
    parentPort?.postMessage({ facts: await parsePage(page, options) });
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
  }
});
