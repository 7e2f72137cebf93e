/** How many call-backs a second are accepted with every one on disk before its answer, how fast, and at what memory. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { apiClient } from '../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../testing/start-site.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import type { Measurement } from './measurement.ts';

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
      {
        what: 'accepted a second',
        value: rest['2xx'] / rest.duration,
        unit: 'requests/s',
        limit: { value: 300, kind: 'at least' },
      },
      { what: 'p99', value: rest.latency.p99, unit: 'ms', limit: { value: 150, kind: 'at most' } },
      {
        what: 'accepted in all',
        value: accepted,
        unit: 'requests',
        limit: { value: allRequests, kind: 'at least' },
      },
      {
        what: 'rows on disk to accepted',
        value: Number(count) / accepted,
        unit: 'ratio',
        limit: { value: 1, kind: 'at least' },
      },
      { what: 'memory after 2,000', value: memoryAfterFirst, unit: 'MB' },
      {
        what: 'memory after 20,000 to after 2,000',
        value: memoryAfterAll / memoryAfterFirst,
        unit: 'ratio',
        limit: { value: 1.3, kind: 'at most' },
      },
    ];
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

async function load(url: string, from: number, amount: number) {
  const { headers } = await apiClient(url);
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
            timeSlot: '9:30 AM - 10:00 AM',
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
