/** Starts a browser, or its driver, with a temporary profile. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '../poll-until.ts';

export type BrowserProcess = { profile: string; stop(): Promise<void> };

export function startBrowser(
  program: string,
  toArguments: (profile: string) => string[],
  env: Record<string, string> = {},
): BrowserProcess {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  // A separate process group, so that the browser's helper processes are killed with it.
  const child = spawn(program, toArguments(profile), {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  const exited = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  return {
    profile,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid, 'SIGKILL');
        await exited;
      }
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Repeats the probe until it returns a value. */
export async function waitFor<T>(name: string, probe: () => Promise<T | undefined>): Promise<T> {
  const answer = () => probe().catch(() => undefined);
  return pollUntil(answer, { what: `${name} responds`, timeoutMs: 30_000, everyMs: 100 });
}
