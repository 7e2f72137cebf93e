/** An instance of the site at a fixed URL that can be killed, paused and given a wrong clock. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { superviseSite } from '../../../testing/servers/supervised-site.ts';

export type FaultyInstance = {
  url: string;
  /** With SIGKILL; it is restarted at the same URL. */
  killAndStart(): Promise<void>;
  stopAndStart(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Seconds to add to the true time; null without faketime. */
  setClock: ((seconds: number) => void) | null;
  remove(): Promise<void>;
};

const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

export async function startFaultyInstance(
  env: Record<string, string> & { QA_SERVICE_URL: string },
): Promise<FaultyInstance> {
  const data = temporaryDataDir();
  const port = await freePort();
  const clock = join(data.dataDir, 'clock');
  const canSetClock = existsSync(fakeTime);
  writeFileSync(clock, '+0');
  const site = await superviseSite({
    dataDir: data.dataDir,
    serviceUrl: env.QA_SERVICE_URL,
    port,
    env: {
      ...env,
      LEAD_SERVICE_TIMEOUT_MS: '3000',
      SMTP_TIMEOUT_MS: '3000',
      ...(canSetClock && {
        LD_PRELOAD: fakeTime,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      }),
    },
  });
  return {
    url: site.url,
    killAndStart: () => site.restart('SIGKILL'),
    stopAndStart: () => site.restart('SIGTERM'),
    pause: () => signal(site.pid(), 'SIGSTOP'),
    resume: () => signal(site.pid(), 'SIGCONT'),
    setClock: canSetClock
      ? (seconds) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}`)
      : null,
    remove: async () => {
      await site.stop('SIGKILL');
      data.remove();
    },
  };
}

/** It may just have been killed. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
