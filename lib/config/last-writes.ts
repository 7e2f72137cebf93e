/** What the last writes of this process came to, real ones and trials (lib/store/can-write.server.ts): /api/status reads it. */
import { perProcess } from './per-process.ts';

type LastWrites = {
  /** Of `performance.now()`, which no clock that is set back changes; null once a later write succeeded. */
  failedAt: number | null;
  trial: { at: number; succeeded: boolean } | null;
};

export function lastWrites(): LastWrites {
  return perProcess('last-writes', (): LastWrites => ({ failedAt: null, trial: null }));
}

export function recordWrite(succeeded: boolean): void {
  lastWrites().failedAt = succeeded ? null : performance.now();
}
