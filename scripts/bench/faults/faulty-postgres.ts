/**
 * A durable Postgres (fsync on) on its own small disk that can be stopped, killed, paused and left without disk space.
 */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk, type SmallDisk } from '../../../testing/databases/mount-small-disk.ts';
import {
  initPostgresFolder,
  startPostgres,
  stopPostgres,
} from '../../../testing/databases/postgres-process.ts';
import { freePort } from '../../../testing/databases/temporary-database.ts';

export type FaultyPostgres = {
  url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** All its processes, open sessions included. */
  pause(): void;
  resume(): void;
  /** Fills and frees its disk; null where no disk can be mounted. */
  disk: Pick<SmallDisk, 'fill' | 'free'> | null;
  remove(): Promise<void>;
};

const diskMb = 700;

export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-to-fault-'));
  const disk = mountSmallDisk(folder, diskMb);
  const { password } = initPostgresFolder(folder, { isDurable: true });
  const port = await freePort();
  const settings = ['synchronous_commit=on', 'max_connections=100', 'max_wal_size=128MB'];
  let server: ChildProcess = await startPostgres(folder, port, settings);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: () => stopPostgres(server),
    // An immediate shutdown, the nearest to a power failure.
    kill: () => stopPostgres(server, 'SIGQUIT'),
    start: async () => {
      server = await startPostgres(folder, port, settings);
    },
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    disk,
    remove: async () => {
      signalAll(server, 'SIGCONT');
      await stopPostgres(server, 'SIGQUIT');
      disk?.unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each session is a child process of the server. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid === undefined) return;
  try {
    execFileSync('pkill', [`-${signal.slice(3)}`, '-P', String(server.pid)], { stdio: 'ignore' });
  } catch {
    // `pkill` fails where the server has no session.
  }
  server.kill(signal);
}
