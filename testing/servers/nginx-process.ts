/** Starts the installed nginx in front of any upstreams, with the configuration of nginx-configuration.ts. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxMapOfCachedPaths } from '../../lib/publishing/static-paths.ts';
import { errorPageFiles } from '../../scripts/build/error-page-files.ts';
import { freePort } from '../databases/temporary-database.ts';
import { readUntil } from '../poll-until.ts';
import { findPrograms } from '../programs/find-programs.ts';
import { configureNginx } from './nginx-configuration.ts';

export type NginxProcess = {
  httpPort: number;
  httpsPort: number;
  folder: string;
  log(): string;
  /** Changes the cache key, as a release does, so that nothing cached is used again. */
  setRelease(release: string): Promise<void>;
  pid: number;
  stop(): Promise<void>;
};

const nginxFolder = findPrograms(['nginx']);

/** Also needs openssl for the certificate. */
export const hasNginx = nginxFolder !== null && findPrograms(['openssl']) !== null;

type NginxOptions = {
  /** Host and port, if not the host of the shipped file. */
  authority?: string;
  httpsPort?: number;
  /** In its own process group, so that Ctrl+C does not reach it; the caller stops it. */
  isOwnGroup?: boolean;
};

/** @param upstreams as `127.0.0.1:3000`. */
export async function startNginx(
  upstreams: readonly string[],
  { authority, httpsPort: wantedPort, isOwnGroup = false }: NginxOptions = {},
): Promise<NginxProcess> {
  if (!nginxFolder) throw new Error('no nginx is installed');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort(wantedPort)];
  for (const name of ['cache', 'ssl', 'static']) mkdirSync(join(folder, name));
  copyStatic(join(folder, 'static'));
  const configuration = configureNginx(folder, { httpPort, httpsPort, upstreams, authority });
  const words = ['-p', folder, '-c', configuration, '-g', 'daemon off;'];
  const server = spawn(join(nginxFolder, 'nginx'), words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: isOwnGroup,
  });
  let output = '';
  server.stderr.on('data', (text: Buffer) => {
    output += text;
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilListening(
    httpsPort,
    () => server.exitCode !== null,
    () => output,
  );
  return {
    httpPort,
    httpsPort,
    folder,
    pid: server.pid ?? 0,
    log: () => readFileSync(join(folder, 'site.log'), 'utf8'),
    setRelease: async (word) => {
      writeFileSync(join(folder, 'site-release.conf'), `default "${word}";`);
      const before = childrenOf(server.pid);
      server.kill('SIGHUP');
      const isOld = () => childrenOf(server.pid).some((pid) => before.includes(pid));
      await readUntil(isOld, (old) => !old, { timeoutMs: 5_000, everyMs: 10 });
    },
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The result of `npm run static:copy`, with the details of a build. */
function copyStatic(folder: string): void {
  mkdirSync(join(folder, '_refused'));
  const files = errorPageFiles({ name: 'Example', phone: '1800 000 0000' });
  for (const [file, text] of Object.entries(files))
    writeFileSync(join(folder, '_refused', file), text);
  writeFileSync(join(folder, 'cached-paths.conf'), nginxMapOfCachedPaths());
}

function childrenOf(pid = 0): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

async function waitUntilListening(
  port: number,
  hasExited: () => boolean,
  readOutput: () => string,
): Promise<void> {
  const { connect } = await import('node:net');
  const canConnect = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  const isOver = (isUp: boolean) => isUp || hasExited();
  if (await readUntil(canConnect, isOver, { timeoutMs: 10_000, everyMs: 20 })) return;
  throw new Error(`nginx did not start: ${readOutput()}`);
}
