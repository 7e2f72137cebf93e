/** Starts the built site as a child process on a free port with its own data directory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { startArguments, startEnvironment } from '../../server/start-arguments.ts';
import { freePort } from '../databases/temporary-database.ts';
import { isUpWithin } from './is-up-within.ts';

export type SiteProcess = {
  url: string;
  pid: number;
  /** Contains its database and, in a demonstration, its messages. */
  dataDir: string;
  /** Its output so far. */
  output(): string;
  /** Resolves when it has exited for any reason. */
  exited: Promise<void>;
  /** Resolves when it has exited; rejects if it had to be killed, as a service manager would have done. */
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type SiteOptions = {
  dataDir: string;
  serviceUrl: string;
  port?: number;
  env?: Record<string, string>;
  /** The default limits per client; otherwise they are so high that no test reaches them. */
  hasDefaultLimits?: boolean;
  /** Takes the output, which a process that runs for days must not keep in memory. */
  logFile?: string;
  /** In its own process group, so that Ctrl+C does not reach it; the caller stops it. */
  isOwnGroup?: boolean;
};

const relaxedLimits = {
  CALL_BACKS_PER_CLIENT_PER_HOUR: '100000',
  CALL_BACKS_PER_HOUR: '1000000',
  SERVICE_REQUESTS_PER_CLIENT_PER_HOUR: '100000',
  LOOK_UPS_PER_CLIENT_PER_HOUR: '100000',
  SEARCHES_PER_CLIENT_PER_MINUTE: '1000000',
  PAGES_PER_CLIENT_PER_MINUTE: '1000000',
  CODES_PER_CLIENT_PER_HOUR: '100000',
};

const startTimeoutMs = 120_000;
/** As in the unit of systemd: the site itself takes 20 seconds at the most. */
const stopTimeoutMs = 30_000;

export async function startSite({
  dataDir,
  serviceUrl,
  port,
  env,
  hasDefaultLimits = false,
  logFile,
  isOwnGroup = false,
}: SiteOptions): Promise<SiteProcess> {
  const listenPort = port ?? (await freePort());
  const child = spawn(process.execPath, [...startArguments, '--port', String(listenPort)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isOwnGroup,
    env: {
      ...process.env,
      ...startEnvironment,
      SITE_ENV: 'demonstration',
      PORT: String(listenPort),
      DATA_DIR: dataDir,
      QA_SERVICE_URL: serviceUrl,
      ...(hasDefaultLimits ? {} : relaxedLimits),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      if (logFile) appendFileSync(logFile, text);
      else output += text;
    });
  }
  const site: SiteProcess = {
    url: `http://localhost:${listenPort}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => (logFile ? `see ${logFile}` : output),
    exited: new Promise((resolve) => child.once('exit', () => resolve())),
    stop: (signal = 'SIGTERM') => stop(child, signal),
  };
  await waitUntilReady(site, child);
  return site;
}

async function waitUntilReady(site: SiteProcess, child: ChildProcess): Promise<void> {
  const status = { url: `${site.url}/api/status`, child };
  // The site is up without its database too.
  if (await isUpWithin(startTimeoutMs, status, () => true)) return;
  child.kill('SIGKILL');
  throw new Error(`The site did not start:\n${site.output()}`);
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(signal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await exited;
  clearTimeout(killTimer);
  if (child.signalCode === 'SIGKILL' && signal !== 'SIGKILL')
    throw new Error(`The site was killed: it did not stop within ${stopTimeoutMs / 1000} seconds.`);
}
