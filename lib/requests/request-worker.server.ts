/** Where the worker that mails service requests can be reached by what writes one down, without knowing the worker. */
import 'server-only';
import { perProcess } from '../config/per-process.ts';
import type { Loop } from '../outbox/run-loop.server.ts';

export function setRequestLoop(loop: Loop): void {
  worker().loop = loop;
}

/** A request was written down: its mail need not wait for the next round. */
export function wakeRequestWorker(): void {
  worker().loop?.wake();
}

function worker(): { loop?: Loop } {
  return perProcess('request-worker', () => ({}));
}
