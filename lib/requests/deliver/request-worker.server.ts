/** Lets the code that stores a request wake the worker that mails it, without importing the worker. */
import 'server-only';
import type { Loop } from '../../outbox/run-loop.server.ts';
import { processSingleton } from '../../process/process-singleton.ts';

export function setRequestWorker(loop: Loop): void {
  worker().loop = loop;
}

/** A request was stored: its mail need not wait for the next round. */
export function wakeRequestWorker(): void {
  worker().loop?.wake();
}

function worker(): { loop?: Loop } {
  return processSingleton('request-worker', () => ({}));
}
