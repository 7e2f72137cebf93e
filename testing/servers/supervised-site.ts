/** An instance that is restarted at the same URL whenever it exits, as by a service manager. */
import { setTimeout as wait } from 'node:timers/promises';
import { type SiteProcess, startSite } from './start-site.ts';

export type SupervisedSite = {
  url: string;
  /** Id of the current process. */
  pid(): number;
  /** Ends the process and resolves once its successor responds. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** Ends the process and starts no successor. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** It does not start while its database is down. */
const maxAttempts = 20;
const pauseMs = 500;

export async function superviseSite(
  options: Parameters<typeof startSite>[0] & { port: number },
): Promise<SupervisedSite> {
  let site: SiteProcess = await startSite(options);
  let isOver = false;
  let restarted = Promise.resolve();
  const watchExit = () => {
    void site.exited.then(() => {
      if (isOver) return;
      restarted = startAgain();
      // Reported to those who await it.
      restarted.catch(() => undefined);
    });
  };
  const startAgain = async () => {
    for (let turn = 1; !isOver; turn++) {
      try {
        site = await startSite(options);
        if (isOver) await site.stop('SIGKILL');
        else watchExit();
        return;
      } catch (error) {
        if (turn === maxAttempts) throw error;
        await wait(pauseMs);
      }
    }
  };
  watchExit();
  return {
    url: site.url,
    pid: () => site.pid,
    restart: async (signal) => {
      await site.stop(signal);
      await restarted;
    },
    stop: async (signal = 'SIGTERM') => {
      isOver = true;
      await site.stop(signal);
      await restarted.catch(() => undefined);
    },
  };
}
