/** Install, step "Instances": both instances as systemd would run them, by the unit of deploy/. */
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '../../../testing/databases/temporary-database.ts';
import { isUpWithin } from '../../../testing/servers/is-up-within.ts';
import { readResidentMb } from '../../../testing/servers/read-resident-mb.ts';
import { documentedCommands } from './documented-commands.ts';
import type { Rehearsal } from './rehearsal.ts';

const firstDocumentedPort = 3001;
const startTimeoutMs = 180_000;
const stopTimeoutMs = 30_000;
/** docs/operating.md, Update: nginx regards an instance as down for that long. */
const nginxPauseMs = 10_000;

export type Instances = {
  ports: readonly number[];
  start(port: number): Promise<void>;
  /** A TERM, and 30 seconds. */
  stop(port: number): Promise<void>;
  /** Resident memory of each. */
  memoryMb(): number[];
  /** "One instance at a time": stop, start, wait until it answers, ten more seconds, the other. */
  restartOneByOne(beforeStart?: () => Promise<void>): Promise<void>;
};

export async function startInstances(rehearsal: Rehearsal): Promise<Instances> {
  const ports = [await freePort(), await freePort()];
  const running = new Map<number, ChildProcess>();
  const start = async (port: number) => {
    const child = spawnInstance(rehearsal, port);
    running.set(port, child);
    await waitUntilUp(rehearsal, port, child);
  };
  const stop = async (port: number) => {
    const child = running.get(port);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const killed = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await exited;
    clearTimeout(killed);
  };
  /** The verbs of systemctl that the document uses: "stop site@3001"; the first instance is 3001. */
  const systemctl = async (command: string) => {
    for (const [, number] of command.matchAll(/site@(\d+)/g)) {
      const port = ports[Number(number) - firstDocumentedPort];
      if (port === undefined) throw new Error(`The document has an instance too many: ${command}`);
      await (command.includes(' stop ') ? stop(port) : start(port));
    }
  };
  const restartOneByOne = async (beforeStart = async () => {}) => {
    for (const index of ports.keys()) {
      const ofInstance = (command: string) =>
        command.replace(String(firstDocumentedPort), String(firstDocumentedPort + index));
      await systemctl(ofInstance(documentedCommands.stopInstance));
      await beforeStart();
      await systemctl(ofInstance(documentedCommands.startInstance));
      await wait(nginxPauseMs);
    }
  };
  for (const port of ports) rehearsal.onEnd(() => stop(port));
  await systemctl(documentedCommands.startInstances);
  const memoryMb = () =>
    [...running.values()].map(({ pid = 0 }) => Math.round(readResidentMb(pid)));
  return { ports, start, stop, memoryMb, restartOneByOne };
}

const logFile = ({ folder }: Rehearsal, port: number) => join(folder, `site@${port}.log`);

/** The unit's command and variables, nothing else. */
function spawnInstance(rehearsal: Rehearsal, port: number): ChildProcess {
  const { releaseLink } = rehearsal;
  const unit = readFileSync('deploy/site@.service', 'utf8');
  const [program = '', ...words] = (/^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '')
    .replace('/srv/site-release', releaseLink)
    .replace('%i', String(port))
    .split(' ');
  const log = openSync(logFile(rehearsal, port), 'a');
  return spawn(program, words, {
    cwd: releaseLink,
    detached: true,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...parseEnv(readFileSync(join(releaseLink, '.env'), 'utf8')),
    },
  });
}

async function waitUntilUp(rehearsal: Rehearsal, port: number, child: ChildProcess): Promise<void> {
  const status = { url: `http://127.0.0.1:${port}/api/status`, child };
  if (await isUpWithin(startTimeoutMs, status)) return;
  const log = readFileSync(logFile(rehearsal, port), 'utf8');
  throw new Error(`Instance ${port} did not start:\n${log.slice(-2000)}`);
}
