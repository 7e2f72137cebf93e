/** Result of this process's last database writes, probes included (lib/store/can-write.server.ts); for /api/status. */
import { processSingleton } from './process-singleton.ts';

type LastWrites = {
  /** Read from `performance.now()`, which is monotonic; null once a later write succeeded. */
  failedAt: number | null;
  probe: { at: number; succeeded: boolean } | null;
};

export function lastWrites(): LastWrites {
  return processSingleton('last-writes', (): LastWrites => ({ failedAt: null, probe: null }));
}

export function recordWriteOutcome(succeeded: boolean): void {
  lastWrites().failedAt = succeeded ? null : performance.now();
}
