/** How many call-backs a second are accepted with every one on disk before its answer, how fast, and at what memory. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { createApiClient } from '../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const connections = 20;
const firstRequests = 2_000;
const allRequests = 20_000;

export async function benchCallBacks(): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    env: { CALL_BACKS_PER_CLIENT_PER_HOUR: '10000000', LEAD_SERVICE_TIMEOUT_MS: '5000' },
  });
  try {
    const first = await load(site.url, 0, firstRequests);
    const memoryAfterFirst = residentMb(site.pid);
    const rest = await load(site.url, firstRequests, allRequests - firstRequests);
    const memoryAfterAll = residentMb(site.pid);
    const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
    const { count } = await store.db
      .selectFrom('lead')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    await store.db.destroy();
    const accepted = first['2xx'] + rest['2xx'];
    return [
      atLeast('accepted a second', rest['2xx'] / rest.duration, 'requests/s', 300),
      atMost('p99', rest.latency.p99, 'ms', 150),
      atLeast('accepted in all', accepted, 'requests', allRequests),
      atLeast('rows on disk to accepted', Number(count) / accepted, 'ratio', 1),
      { label: 'memory after 2,000', value: memoryAfterFirst, unit: 'MB' },
      atMost('memory after 20,000 to after 2,000', memoryAfterAll / memoryAfterFirst, 'ratio', 1.3),
    ];
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

async function load(url: string, from: number, amount: number) {
  const { headers } = await createApiClient(url);
  let next = from;
  return autocannon({
    url: `${url}/api/call-back`,
    method: 'POST',
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        headers,
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({
            product: 2,
            timeSlot: timeSlots[0],
            mobile: String(9_000_000_000 + next++),
          }),
        }),
      },
    ],
  });
}

function residentMb(pid: number): number {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1024;
}
