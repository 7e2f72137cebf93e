/** An instance that is started again at the same address whenever it goes, as a service manager does. */
import { type SiteProcess, startSite } from './start-site.ts';

export type SupervisedSite = {
  url: string;
  /** Of the process that serves now. */
  pid(): number;
  /** Ends the process, and is done once another one answers. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** For good. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** With its database away it does not come up; then it is tried again. */
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
      // Whoever waits for it is told.
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
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
