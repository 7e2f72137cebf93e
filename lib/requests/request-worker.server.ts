/** Where the sweeper of service requests can be reached by what writes one down, without knowing the sweeper. */
import 'server-only';
import type { Loop } from '../outbox/run-loop.server.ts';

// Handlers and instrumentation are bundled apart; the process holds one loop.
const kept = globalThis as { __siteRequestLoop?: Loop };

export function setRequestLoop(loop: Loop): void {
  kept.__siteRequestLoop = loop;
}

/** A request was written down: its mail need not wait for the next round. */
export function wakeRequestWorker(): void {
  kept.__siteRequestLoop?.wake();
}
