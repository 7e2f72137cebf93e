/**
 * A loop for the lifetime of the process. Rule: a round that throws (database locked, disk full) is logged and the next
 * one still runs.
 */
import 'server-only';
import { describeDatabaseError } from '../process/logging/describe-database-error.ts';
import { logger } from '../process/logging/logger.server.ts';
import type { Services } from '../store/services.server.ts';

const roundPauseMs = 1_000;
const pauseAfterFailureMs = 5_000;

export type Loop = {
  /** Ends a pause now: there is work. */
  wake(): void;
  /** Ends the loop after the current round. */
  stop(): Promise<void>;
};

/** @param round one round; it checks `isStopped` between its steps. */
export function runLoop(name: string, round: (isStopped: () => boolean) => Promise<void>): Loop {
  let isStopped = false;
  let isWoken = false;
  let endPause = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const wake = () => {
    isWoken = true;
    endPause();
  };

  const loop = async () => {
    while (!isStopped) {
      isWoken = false;
      let rest = roundPauseMs;
      try {
        await round(() => isStopped);
      } catch (error) {
        rest = pauseAfterFailureMs;
        logger().error(describeDatabaseError(error), `${name} failed`);
      }
      // Woken during the round: the new row may have come too late for it.
      if (!isStopped && !isWoken) await pause(rest);
    }
  };
  const running = loop();
  return {
    wake,
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}

export type Task = (services: Services, isStopped: () => boolean) => Promise<void>;

/** A failure is logged by name and stops neither the sending nor the other tasks; the next run is when it is due. */
export function atInterval(name: string, intervalMs: number, work: Task): Task {
  let dueAt = 0;
  return async (services, isStopped) => {
    // A monotonic clock: after a correction of the wall clock the next run could be hours away.
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + intervalMs;
    try {
      await work(services, isStopped);
    } catch (error) {
      logger().error(describeDatabaseError(error), `${name}: failed`);
    }
  };
}
