/**
 * The loop that sweeps while the process lives. Rule: a round that throws (database locked, disk full) is
 * logged and the next one runs all the same.
 */
import 'server-only';
import { errorName } from '../http/handle.server.ts';
import { logger } from '../logging/logger.server.ts';
import { eraseKeptLongEnough, expireOldLeads } from './keep-time-limits.server.ts';
import { openOutbox } from './outbox.server.ts';
import { sweepRound, type UpstreamHealth } from './sweep.server.ts';

const pauseMs = 1_000;
const timeLimitsEveryMs = 60_000;
const pauseAfterFailureMs = 5_000;

export type Sweeper = { stop(): Promise<void> };

const kept = globalThis as { __siteSweeper?: Sweeper };

/** Started once per process; a second call returns the running one. */
export function startSweeper(): Sweeper {
  kept.__siteSweeper ??= runSweeper();
  return kept.__siteSweeper;
}

function runSweeper(): Sweeper {
  const health: UpstreamHealth = { live: true, qa: true };
  let isStopped = false;
  let timeLimitsDueAt = 0;
  let wake = () => {};
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    while (!isStopped) {
      try {
        const outbox = await openOutbox();
        if (Date.now() >= timeLimitsDueAt) {
          const expired = await expireOldLeads(outbox, new Date());
          const erased = await eraseKeptLongEnough(outbox, new Date());
          if (expired + erased > 0) logger().info({ expired, erased }, 'time limits');
          timeLimitsDueAt = Date.now() + timeLimitsEveryMs;
        }
        const round = await sweepRound(outbox, health, () => isStopped);
        if (round.settled + round.unusable > 0) logger().info({ ...round }, 'sweep');
        if (!isStopped) await pause(pauseMs);
      } catch (error) {
        logger().error({ problem: errorName(error) }, 'sweep failed');
        if (!isStopped) await pause(pauseAfterFailureMs);
      }
    }
  };
  const running = loop();
  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
  };
}
