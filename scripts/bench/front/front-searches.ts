/** Searches among 17,607 hospitals through the web server, by visitors who each ask a handful. */
import { readQueries } from '../../../testing/hospital-lists/query-table.ts';
import type { Cluster } from '../../../testing/start-cluster.ts';
import { syntheticInsurer } from '../../../testing/synthetic-list.ts';
import { hospitalQueries } from '../hospital-queries.ts';
import { loadHospitals } from '../load-hospitals.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { percentile } from '../time-and-memory.ts';
import { FrontVisitor } from './front-visitor.ts';

/** As many as the web server lets one visitor ask at once. */
const searchesPerVisitor = 15;
const concurrency = 2;
const listTimeoutMs = 120_000;

type Visit = { search(path: string): Promise<{ status: number; ms: number }>; close(): void };

export async function measureSearches(cluster: Cluster, folder: string): Promise<Measurement[]> {
  await loadHospitals(folder, cluster.databaseUrl);
  await waitForList(cluster);
  // By turns, as the web server does.
  const directVisit = async (number: number) => {
    const { url } = cluster.sites[number % cluster.sites.length] ?? { url: '' };
    return { search: (path: string) => timeFetch(url + path), close: () => undefined };
  };
  // An instance that was just started compiles what it runs: its first hundreds of searches say little of the rest.
  await timeSearches(directVisit);
  const front = await timeSearches(async (number) => {
    const visitor = new FrontVisitor(cluster, `127.1.${number >> 8}.${number & 255}`);
    // Who searches has the page open: its connection is there.
    await visitor.request('/cashless-hospital');
    return { search: (path) => visitor.request(path), close: () => visitor.close() };
  });
  const direct = await timeSearches(directVisit);
  return [
    { label: `${front.length} searches, p50`, value: percentile(front, 50), unit: 'ms' },
    atMost('searches, p99', percentile(front, 99), 'ms', 40),
    { label: 'straight at the instances, p50', value: percentile(direct, 50), unit: 'ms' },
    { label: 'straight at the instances, p99', value: percentile(direct, 99), unit: 'ms' },
  ];
}

/** @param visit opens one visitor's connection. @returns milliseconds of each search. */
async function timeSearches(visit: (number: number) => Promise<Visit>): Promise<number[]> {
  const tried = readQueries().flatMap(({ held, text }) => (held ? [] : [text]));
  const texts = [...hospitalQueries.map(({ query }) => query), ...tried];
  const queries = texts.filter((text) => text !== '');
  const taken: number[] = [];
  let visitors = 0;
  const runVisits = async () => {
    while (queries.length > 0) {
      const own = queries.splice(0, searchesPerVisitor);
      const visitor = await visit(visitors++);
      for (const query of own) {
        const { status, ms } = await visitor.search(
          `/api/hospitals?q=${encodeURIComponent(query)}`,
        );
        if (status !== 200) throw new Error(`A search was answered ${status}.`);
        taken.push(ms);
      }
      visitor.close();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runVisits));
  return taken;
}

async function timeFetch(url: string) {
  const startedAt = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

async function waitForList({ sites }: Cluster): Promise<void> {
  const deadline = Date.now() + listTimeoutMs;
  for (const { url } of sites) {
    while (
      !(await (await fetch(`${url}/api/hospitals?q=arovia`)).text()).includes(syntheticInsurer)
    ) {
      if (Date.now() > deadline) throw new Error('An instance does not see the list.');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
