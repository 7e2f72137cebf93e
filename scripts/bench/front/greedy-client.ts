/** How long a prerendered page takes while one client asks, as fast as it can, for the costliest things it may. */
import type { Cluster } from '../../../testing/start-cluster.ts';
import { costlyPaths } from '../costly-paths.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { percentile } from '../time-and-memory.ts';
import { FrontVisitor } from './front-visitor.ts';

const seconds = 10;
const intervalMs = 25;
const streams = 40;

export async function measureGreedyClient(cluster: Cluster, page: string): Promise<Measurement[]> {
  const quiet = await timePage(cluster, page);
  let isOver = false;
  const statuses = new Map<number, number>();
  const client = new FrontVisitor(cluster, '127.0.0.66');
  const requestRepeatedly = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      const path = `${costlyPaths[turn % costlyPaths.length]}&n=${turn}`;
      const status = await client.request(path).then(
        (answer) => answer.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const asking = Array.from({ length: streams }, (_, n) => requestRepeatedly(n));
  const disturbed = await timePage(cluster, page);
  isOver = true;
  await Promise.all(asking);
  client.close();
  const count = (status: number) => statuses.get(status) ?? 0;
  return [
    { label: `${page} undisturbed, p95`, value: percentile(quiet, 95), unit: 'ms' },
    atMost('while one client asks the costliest, p95', percentile(disturbed, 95), 'ms', 100),
    { label: 'the client was answered', value: count(200), unit: 'times' },
    { label: 'and told to wait', value: count(429), unit: 'times' },
    atMost('and told that we failed', count(502) + count(503) + count(504), 'times', 0),
  ];
}

async function timePage(cluster: Cluster, page: string): Promise<number[]> {
  const visitor = new FrontVisitor(cluster, '127.0.0.2');
  const taken: number[] = [];
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const { status, ms } = await visitor.request(page);
    if (status !== 200) throw new Error(`${page}: ${status}`);
    taken.push(ms);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  visitor.close();
  return taken;
}
