/** Searches among 17,607 hospitals through the web server, by visitors who each ask a handful. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import { readQueries } from '../../../testing/hospital-lists/query-table.ts';
import type { Cluster } from '../../../testing/start-cluster.ts';
import { syntheticInsurer, syntheticList } from '../../../testing/synthetic-list.ts';
import { hospitalQueries } from '../hospital-queries.ts';
import { importAndAnswerYes } from '../judge-hospital-list.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { percentile } from '../time-and-memory.ts';
import { FrontVisitor } from './front-visitor.ts';

const listedHospitals = 17_607;
/** As many as the web server lets one visitor ask at once. */
const searchesOfOne = 15;
const visitorsAtOnce = 2;
const seenWithinMs = 120_000;

export async function measureSearches(cluster: Cluster, folder: string): Promise<Measurement[]> {
  await loadHospitals(cluster, folder);
  const texts = [
    ...hospitalQueries.map(({ query }) => query),
    ...readQueries().map(({ text }) => text),
  ];
  const queries = texts.filter((text) => text !== '');
  const waiting = Array.from({ length: Math.ceil(queries.length / searchesOfOne) }, (_, at) =>
    queries.slice(at * searchesOfOne, (at + 1) * searchesOfOne),
  );
  const taken: number[] = [];
  let visitors = 0;
  const visitAfterVisit = async () => {
    for (let own = waiting.pop(); own; own = waiting.pop()) {
      visitors += 1;
      const visitor = new FrontVisitor(cluster, `127.1.${visitors >> 8}.${visitors & 255}`);
      // Who searches has the page open: its connection is there.
      await visitor.ask('/cashless-hospital');
      for (const query of own) {
        const { status, ms } = await visitor.ask(`/api/hospitals?q=${encodeURIComponent(query)}`);
        if (status !== 200) throw new Error(`A search was answered ${status}.`);
        taken.push(ms);
      }
      visitor.close();
    }
  };
  await Promise.all(Array.from({ length: visitorsAtOnce }, visitAfterVisit));
  return [
    { what: `searches by ${visitors} visitors, p50`, value: percentile(taken, 50), unit: 'ms' },
    atMost('searches, p99', percentile(taken, 99), 'ms', 40),
  ];
}

async function loadHospitals({ sites, databaseUrl }: Cluster, folder: string): Promise<void> {
  const file = join(folder, 'list.csv');
  writeFileSync(file, syntheticList(listedHospitals));
  const store = await openStoreAt({ dataDir: folder, databaseUrl });
  const { outcome, told } = await importAndAnswerYes(store, file, syntheticInsurer);
  await store.db.destroy();
  if (outcome === 'refused') throw new Error(told);
  const deadline = Date.now() + seenWithinMs;
  for (const { url } of sites) {
    while (
      !(await (await fetch(`${url}/api/hospitals?q=arovia`)).text()).includes(syntheticInsurer)
    ) {
      if (Date.now() > deadline) throw new Error('An instance does not see the list.');
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}
