/** Accepted call-backs per second, each on disk before its response; their latency, and the memory of the instance. */

import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { validCallBack } from '../../testing/data/valid-call-back.ts';
import { createApiClient } from '../../testing/handlers/api-client.ts';
import { type Measurement, withMax, withMin } from './measurement.ts';
import { withSite } from './with-site.ts';

const connections = 20;
const firstRequests = 2_000;
const allRequests = 20_000;

export async function benchCallBacks(): Promise<Measurement[]> {
  return withSite(
    async ({ site, dataDir }) => {
      const first = await load(site.url, 0, firstRequests);
      const firstMb = readResidentMb(site.pid);
      const rest = await load(site.url, firstRequests, allRequests - firstRequests);
      const lastMb = readResidentMb(site.pid);
      const accepted = first['2xx'] + rest['2xx'];
      const rows = await countLeads(dataDir);
      return [
        withMin('accepted per second', rest['2xx'] / rest.duration, 'requests/s', 300),
        withMax('latency, p99', rest.latency.p99, 'ms', 150),
        withMin('accepted in total', accepted, 'requests', allRequests),
        withMin('rows on disk to accepted requests', rows / accepted, 'ratio', 1),
        { label: 'memory after 2,000 requests', value: firstMb, unit: 'MB' },
        withMax('memory after 20,000 to after 2,000', lastMb / firstMb, 'ratio', 1.3),
      ];
    },
    { env: { CALL_BACKS_PER_CLIENT_PER_HOUR: '10000000', LEAD_SERVICE_TIMEOUT_MS: '5000' } },
  );
}

async function countLeads(dataDir: string): Promise<number> {
  const store = await openStoreAt({ dataDir, databaseUrl: null });
  const { count } = await store.db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await store.db.destroy();
  return count;
}

async function load(url: string, from: number, amount: number) {
  const { headers } = await createApiClient(url);
  let next = from;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    body: JSON.stringify({ ...validCallBack, mobile: String(9_000_000_000 + next++) }),
  });
  return autocannon({
    url: `${url}/api/call-back`,
    method: 'POST',
    connections,
    amount,
    requests: [{ method: 'POST', headers, setupRequest }],
  });
}

/** Memory of a process that is in RAM (Linux). */
function readResidentMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
