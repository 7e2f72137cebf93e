/** What the last writes of this process came to, real ones and trials (lib/store/can-write.server.ts): /api/status reads it. */
import { processSingleton } from './process-singleton.ts';

type LastWrites = {
  /** Of `performance.now()`, which no clock that is set back changes; null once a later write succeeded. */
  failedAt: number | null;
  probe: { at: number; succeeded: boolean } | null;
};

export function lastWrites(): LastWrites {
  return processSingleton('last-writes', (): LastWrites => ({ failedAt: null, probe: null }));
}

export function recordWriteOutcome(succeeded: boolean): void {
  lastWrites().failedAt = succeeded ? null : performance.now();
}
