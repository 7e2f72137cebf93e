/** A Postgres that keeps what it has said (fsync on), on a small disk of its own, to be stopped, killed and filled. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initPostgresFolder, startPostgres } from '../../../testing/postgres-process.ts';
import { freePort } from '../../../testing/temporary-database.ts';

export type FaultyPostgres = {
  url: string;
  stop(): Promise<void>;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Holds it still, connections and all. */
  pause(): void;
  resume(): void;
  /** Takes the rest of its disk away, and gives it back; null where this machine gives us no disk to fill. */
  disk: { fill(): void; free(): void } | null;
  remove(): Promise<void>;
};

const diskMb = 700;

export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-to-fault-'));
  const isMounted = mountDisk(folder);
  const { password } = initPostgresFolder(folder, { isDurable: true });
  const port = await freePort();
  const settings = ['synchronous_commit=on', 'max_connections=100', 'max_wal_size=128MB'];
  let server: ChildProcess = await startPostgres(folder, port, settings);
  const waitForExit = () =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) resolve();
      else server.once('exit', () => resolve());
    });
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    await waitForExit();
  };
  const ballast = join(folder, 'ballast');
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    // "Fast": sessions are ended, nothing is waited for.
    stop: () => end('SIGINT'),
    // As a machine that loses power, as far as one process can.
    kill: () => end('SIGQUIT'),
    start: async () => {
      server = await startPostgres(folder, port, settings);
    },
    pause: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    disk: isMounted
      ? { fill: () => fill(ballast), free: () => rmSync(ballast, { force: true }) }
      : null,
    remove: async () => {
      signalAll(server, 'SIGCONT');
      await end('SIGQUIT');
      if (isMounted) execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only root may. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'none', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** Until nothing more fits. */
function fill(file: string): void {
  try {
    writeFileSync(file, '');
    for (let mb = 0; mb < diskMb; mb++) writeFileSync(file, Buffer.alloc(2 ** 20), { flag: 'a' });
  } catch {
    // That is what was wanted.
  }
}

/** A session is a process of its own, a child of the server. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  if (server.pid === undefined) return;
  try {
    execFileSync('pkill', [`-${signal.slice(3)}`, '-P', String(server.pid)], { stdio: 'ignore' });
  } catch {
    // No session at this instant.
  }
  server.kill(signal);
}
