/**
 * How the site behaves under abuse, at the default limits: many call-backs from one address and from one attacker
 * (rate-limited-call-backs.ts), then other visitors' page and call-back times while one client sends the costliest
 * requests to an instance without a web server in front, compared with undisturbed times before and after.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import { syntheticInsurer, syntheticList } from '../../../testing/data/synthetic-list.ts';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { createApiClient } from '../../../testing/handlers/api-client.ts';
import type { SiteProcess } from '../../../testing/servers/start-site.ts';
import { importConfirmed } from '../../commands/hospitals-import/check-list-file.ts';
import { type Measurement, withMax } from '../measurement.ts';
import { percentile } from '../percentile.ts';
import { withSite } from '../with-site.ts';
import { startCostlyClient } from './costly-client.ts';
import { measureResponseCpu } from './measure-response-cpu.ts';
import { benchAttacker, benchSharedAddress } from './rate-limited-call-backs.ts';

const hospitalCount = 17_607;
const page = '/term-insurance';
const baselineSeconds = 8;
const loadSeconds = 16;
const pauseMs = 25;
let visit = 0;

type ResponseTimes = { page: number[]; call: number[]; failed: number };

export async function benchAbuse(): Promise<Measurement[]> {
  return [
    ...(await benchSharedAddress()),
    ...(await benchAttacker()),
    ...(await withSite(({ site }) => measureCostlyClient(site), {
      prepare: importHospitals,
      hasDefaultLimits: true,
      // The bench has more visitors than a small site, so their calls would be throttled.
      env: { TRUSTED_PROXY_HOPS: '1', USUAL_CALL_BACKS_PER_HOUR: '100000' },
    })),
  ];
}

async function importHospitals(dataDir: string): Promise<void> {
  const file = join(dataDir, 'hospitals.csv');
  writeFileSync(file, syntheticList(hospitalCount));
  const store = await openStoreAt({ dataDir, databaseUrl: null });
  const { outcome, output } = await importConfirmed(store, file, syntheticInsurer);
  await store.db.destroy();
  if (outcome === 'refused') throw new Error(output);
}

async function measureCostlyClient(site: SiteProcess): Promise<Measurement[]> {
  const costs = await measureResponseCpu(site);
  // Warm-up: the first requests of each kind are slower.
  await visitFor(site.url, 3);
  const before = await visitFor(site.url, baselineSeconds);
  const client = startCostlyClient(site.url);
  const disturbed = await visitFor(site.url, loadSeconds);
  await client.stop();
  const after = await visitFor(site.url, baselineSeconds);
  const quiet = { page: [...before.page, ...after.page], call: [...before.call, ...after.call] };
  const of = (status: number) => client.statuses.get(status) ?? 0;
  const all = [...client.statuses.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...costs,
    ...compareTimes('page, p50', quiet.page, disturbed.page, 50),
    ...compareTimes('page, p95', quiet.page, disturbed.page, 95, 100),
    ...compareTimes('call-back, p50', quiet.call, disturbed.call, 50),
    ...compareTimes('call-back, p99', quiet.call, disturbed.call, 99),
    withMax('visitors without a response, disturbed', disturbed.failed, 'visitors', 0),
    { label: 'costly requests answered with 200', value: of(200), unit: 'requests' },
    { label: 'with 429', value: of(429), unit: 'requests' },
    { label: 'rejected or cut off', value: all - of(200) - of(429), unit: 'requests' },
    withMax('with 500 or 503', of(500) + of(503), 'requests', 0),
  ];
}

function compareTimes(
  what: string,
  quiet: number[],
  disturbed: number[],
  share: number,
  limitMs?: number,
): Measurement[] {
  const [quietMs, disturbedMs] = [percentile(quiet, share), percentile(disturbed, share)];
  const label = `${what}, disturbed`;
  return [
    { label: `${what}, undisturbed`, value: quietMs, unit: 'ms' },
    limitMs
      ? withMax(label, disturbedMs, 'ms', limitMs)
      : { label, value: disturbedMs, unit: 'ms' },
    { label: `${what}, disturbed to undisturbed`, value: disturbedMs / quietMs, unit: 'ratio' },
  ];
}

/** One visitor after the other, each with its own address: a page, then a call-back. */
async function visitFor(url: string, seconds: number): Promise<ResponseTimes> {
  const times: ResponseTimes = { page: [], call: [], failed: 0 };
  const { headers } = await createApiClient(url);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const n = visit++;
    const from = { 'x-forwarded-for': `10.1.${(n >> 8) & 255}.${n & 255}` };
    const body = JSON.stringify({
      ...validCallBack,
      mobile: String(6_000_000_000 + n),
    });
    const call = { method: 'POST', headers: { ...headers, ...from }, body };
    try {
      times.page.push(await timed(() => fetch(`${url}${page}`, { headers: from })));
      times.call.push(await timed(() => fetch(`${url}/api/call-back`, call)));
    } catch {
      times.failed += 1;
    }
    await wait(pauseMs);
  }
  return times;
}

async function timed(send: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await send();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A visitor got status ${response.status}.`);
  return performance.now() - startedAt;
}
