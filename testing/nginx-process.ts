/** The nginx that is installed here, with deploy/nginx.conf as it is shipped but for ports and folders, before any upstream. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './temporary-database.ts';

export type NginxProcess = {
  httpPort: number;
  httpsPort: number;
  folder: string;
  log(): string;
  /** As after a release: what was cached under the last word is forgotten. */
  setRelease(word: string): Promise<void>;
  stop(): Promise<void>;
};

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** With what the test asks it by, and makes its certificate with. */
export const hasNginx = [program, '/usr/bin/curl', '/usr/bin/openssl'].every((path) =>
  existsSync(path),
);
export const hasBrotli = hasNginx && existsSync(brotliModule);

/** @param upstreams as `127.0.0.1:3000`. */
export async function startNginx(upstreams: readonly string[]): Promise<NginxProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  for (const name of ['cache', 'ssl', 'static']) mkdirSync(join(folder, name));
  makeCertificate(join(folder, 'ssl'));
  writeFileSync(join(folder, 'site.conf'), shipped(folder, { httpPort, httpsPort, upstreams }));
  if (hasBrotli) {
    writeFileSync(join(folder, 'site-brotli.conf'), readFileSync('deploy/nginx-brotli.conf'));
  }
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(configuration, around(folder));
  const server = spawn(program, ['-p', folder, '-c', configuration, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said += text;
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilListening(
    httpsPort,
    () => server.exitCode !== null,
    () => said,
  );
  return {
    httpPort,
    httpsPort,
    folder,
    log: () => readFileSync(join(folder, 'site.log'), 'utf8'),
    setRelease: async (word) => {
      writeFileSync(join(folder, 'site-release.conf'), `default "${word}";`);
      const before = childrenOf(server.pid);
      server.kill('SIGHUP');
      const isOld = () => childrenOf(server.pid).some((pid) => before.includes(pid));
      for (let tries = 0; isOld() && tries < 500; tries++) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    stop: async () => {
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid = 0): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
}

type Places = { httpPort: number; httpsPort: number; upstreams: readonly string[] };

function shipped(folder: string, { httpPort, httpsPort, upstreams }: Places): string {
  return readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replaceAll('/etc/ssl/site', join(folder, 'ssl'))
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replace('/srv/site', join(folder, 'static'))
    .replace(/server 127\.0\.0\.1:3000([^;]*);/, (_, settings) =>
      upstreams.map((upstream) => `server ${upstream}${settings};`).join(' '),
    );
}

function around(folder: string): string {
  return [
    hasBrotli ? `load_module ${brotliModule};` : '',
    `pid ${folder}/pid; error_log stderr crit; worker_processes 1;`,
    process.getuid?.() === 0 ? 'user root;' : '',
    `events { worker_connections 512; } http { include /etc/nginx/mime.types; access_log off;`,
    `client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;`,
    `fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;`,
    `include ${folder}/site.conf; }`,
  ].join('\n');
}

function makeCertificate(folder: string): void {
  execFileSync(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=www.broker.invalid', '-addext', 'subjectAltName=DNS:www.broker.invalid'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' },
  );
}

async function untilListening(
  port: number,
  isGone: () => boolean,
  said: () => string,
): Promise<void> {
  const { connect } = await import('node:net');
  for (let tries = 0; tries < 200 && !isGone(); tries++) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`nginx did not start: ${said()}`);
}
