/** An instance that is started again at the same address whenever it goes, as a service manager does. */
import { type SiteProcess, startSite } from './start-site.ts';

export type KeptSite = {
  url: string;
  /** Of the process that serves now. */
  pid(): number;
  /** Ends the process, and is done once another one answers. */
  restart(signal: NodeJS.Signals): Promise<void>;
  /** For good. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

/** With its database away it does not come up; then it is tried again. */
const tries = 20;
const pauseMs = 500;

export async function keepSite(
  options: Parameters<typeof startSite>[0] & { port: number },
): Promise<KeptSite> {
  let site: SiteProcess = await startSite(options);
  let isOver = false;
  let isBack = Promise.resolve();
  const keep = () => {
    void site.gone.then(() => {
      if (isOver) return;
      isBack = startAgain();
      // Whoever waits for it is told.
      isBack.catch(() => undefined);
    });
  };
  const startAgain = async () => {
    for (let turn = 1; !isOver; turn++) {
      try {
        site = await startSite(options);
        if (isOver) await site.stop('SIGKILL');
        else keep();
        return;
      } catch (error) {
        if (turn === tries) throw error;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
  keep();
  return {
    url: site.url,
    pid: () => site.pid,
    restart: async (signal) => {
      await site.stop(signal);
      await isBack;
    },
    stop: async (signal = 'SIGTERM') => {
      isOver = true;
      await site.stop(signal);
      await isBack.catch(() => undefined);
    },
  };
}
