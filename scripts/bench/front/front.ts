/**
 * The site as visitors meet it: through the shipped nginx configuration with TLS, two instances and Postgres behind it, and
 * 17,607 hospitals. npm run bench -- front. Prerendered pages beside the same bytes from nginx's disk, searches by many
 * visitors, and a page while one client asks for the costliest things it may.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startCluster } from '../../../testing/start-cluster.ts';
import { cpuMs } from '../cpu-time.ts';
import { atLeast, type Measurement } from '../measurement.ts';
import { measureSearches } from './front-searches.ts';
import { FrontVisitor } from './front-visitor.ts';
import { measureGreedyClient } from './greedy-client.ts';
import { requestsPerSecond } from './requests-per-second.ts';

const page = '/term-insurance';
const turns = 3;
const secondsPerTurn = 3;
const pagesPerTurn = 1_500;

export async function benchFront(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-front-'));
  const cluster = await startCluster({ folder, env: { SITE_ENV: 'demonstration' } });
  try {
    return [
      ...(await measurePages(cluster)),
      ...(await measureSearches(cluster, folder)),
      ...(await measureGreedyClient(cluster, page)),
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measurePages(cluster: Cluster): Promise<Measurement[]> {
  const file = await writeStaticCopy(cluster);
  const [kept, disk] = [`${cluster.url}${page}`, `${cluster.url}${file}`];
  const headers = { 'Accept-Encoding': 'gzip, br' };
  const perSecond = { kept: 0, disk: 0 };
  const ms = { kept: 0, disk: 0 };
  for (let turn = 0; turn < turns; turn++) {
    perSecond.disk += (await requestsPerSecond(disk, secondsPerTurn, headers)) / turns;
    perSecond.kept += (await requestsPerSecond(kept, secondsPerTurn, headers)) / turns;
    ms.disk += (await cpuMsPerPage(cluster, file)) / turns;
    ms.kept += (await cpuMsPerPage(cluster, page)) / turns;
  }
  return [
    { label: 'a page’s bytes from nginx’s disk', value: perSecond.disk, unit: 'pages/s' },
    { label: `${page} through nginx`, value: perSecond.kept, unit: 'pages/s' },
    atLeast(`${page} to the disk`, perSecond.kept / perSecond.disk, 'ratio', 0.7),
    { label: 'HTTP/2: CPU of nginx a page from its disk', value: ms.disk, unit: 'ms' },
    { label: `HTTP/2: CPU of nginx for ${page}`, value: ms.kept, unit: 'ms' },
    atLeast(`HTTP/2: the disk’s CPU to that of ${page}`, ms.disk / ms.kept, 'ratio', 0.7),
  ];
}

/** @returns the path under which nginx serves the same bytes, compressed beforehand as well. */
async function writeStaticCopy(cluster: Cluster): Promise<string> {
  const visitor = new FrontVisitor(cluster, '127.0.0.1');
  const folder = join(cluster.nginx.folder, 'static/_next/static');
  mkdirSync(folder, { recursive: true });
  for (const [end, encoding] of [
    ['', 'identity'],
    ['.gz', 'gzip'],
    ['.br', 'br'],
  ] as const) {
    const { status, body } = await visitor.request(page, { 'accept-encoding': encoding });
    if (status !== 200) throw new Error(`${page}: ${status}`);
    writeFileSync(join(folder, `page.html${end}`), body);
  }
  visitor.close();
  return '/_next/static/page.html';
}

async function cpuMsPerPage(cluster: Cluster, path: string): Promise<number> {
  const visitor = new FrontVisitor(cluster, '127.0.0.1');
  const before = cpuMs(cluster.nginx.pid);
  for (let asked = 0; asked < pagesPerTurn; asked += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.request(path)));
    if (answers.some(({ status }) => status !== 200)) throw new Error(`${path} is not served`);
  }
  visitor.close();
  return (cpuMs(cluster.nginx.pid) - before) / pagesPerTurn;
}
