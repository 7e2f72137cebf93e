/** Shared by the steps of the rehearsal: its folder, the documented commands, and what is stopped at its end. */
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres } from '../../../testing/programs/find-postgres.ts';

const execute = promisify(execFile);

export type Rehearsal = {
  folder: string;
  /** Replaces /srv/site-release: a link to the folder of the release in use. */
  releaseLink: string;
  /** Prints a line with the seconds since the start. */
  say(text: string): void;
  /**
   * A documented command by the shell, in the release's folder.
   * @returns what it printed.
   */
  run(command: string, variables?: Record<string, string>): Promise<string>;
  /** Stops in the reverse order of the start. */
  onEnd(stop: () => unknown): void;
  end(): Promise<void>;
};

export function createRehearsal(): Rehearsal {
  const folder = mkdtempSync(join(tmpdir(), 'site-rehearsal-'));
  // Postgres runs as another user.
  chmodSync(folder, 0o711);
  const releaseLink = join(folder, 'site-release');
  symlinkSync(process.cwd(), releaseLink);
  const startedAt = Date.now();
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  return {
    folder,
    releaseLink,
    say: (text) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      console.log(`${String(seconds).padStart(4)} s  ${text}`);
    },
    // Never blocking: the stand-in of Lead.svc runs in this process.
    run: async (command, variables = {}) => {
      const { PATH = '', HOME = '/' } = process.env;
      const { stdout } = await execute('sh', ['-c', command.replace('sudo -u postgres ', '')], {
        cwd: releaseLink,
        env: { PATH: `${findPostgres()}:${PATH}`, HOME, NODE_ENV: 'production', ...variables },
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout;
    },
    onEnd: (stop) => void stops.unshift(stop),
    end: async () => {
      // Emptied first: a signal may come while the rehearsal ends.
      for (const stop of stops.splice(0)) await stop();
    },
  };
}
