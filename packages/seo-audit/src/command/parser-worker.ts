/** Parses HTML in a worker thread, so that a page built to exhaust a parser does not end the audit. */
import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../error-message.ts';
import { type PageSource, type ParseOptions, parsePage } from '../page/parse-page.ts';

const options = workerData as ParseOptions;

parentPort?.on('message', async (page: PageSource) => {
  try {
    parentPort?.postMessage({ facts: await parsePage(page, options) });
  } catch (error) {
    parentPort?.postMessage({ problem: errorMessage(error) });
  }
});
