/**
 * npm run bench -- abuse: call-backs of people behind one address, and of attackers with many (rate-limited-call-backs.ts); then a
 * prerendered page and the way of a call, at one instance without a web server in front, while one
 * client asks for the costliest things it may; undisturbed before and after in the same run. The shipped limits hold.
 */

import { timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { createApiClient } from '../../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../../testing/start-site.ts';
import { temporaryDataDir } from '../../../testing/temporary-database.ts';
import { loadHospitals } from '../load-hospitals.ts';
import { atMost, type Measurement } from '../measurement.ts';
import { percentile } from '../time-and-memory.ts';
import { startCostlyClient } from './costly-client.ts';
import { measureResponseCpu } from './measure-response-cpu.ts';
import { benchAttacker, benchSharedAddress } from './rate-limited-call-backs.ts';

const page = '/term-insurance';
const baselineSeconds = 8;
const loadSeconds = 16;
const pauseMs = 25;
let visit = 0;

type ResponseTimes = { page: number[]; call: number[]; unanswered: number };

export async function benchAbuse(): Promise<Measurement[]> {
  return [
    ...(await benchSharedAddress()),
    ...(await benchAttacker()),
    ...(await benchCostlyClient()),
  ];
}

async function benchCostlyClient(): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  await loadHospitals(data.dataDir);
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    hasShippedLimits: true,
    // Its visitors are more than a small site has.
    env: { TRUSTED_PROXY_HOPS: '1', USUAL_CALL_BACKS_PER_HOUR: '100000' },
  });
  try {
    const costs = await measureResponseCpu(site);
    // The first of each kind are slower.
    await visitFor(site.url, 3);
    const before = await visitFor(site.url, baselineSeconds);
    const client = startCostlyClient(site.url);
    const disturbed = await visitFor(site.url, loadSeconds);
    await client.stop();
    const after = await visitFor(site.url, baselineSeconds);
    const quiet = { page: [...before.page, ...after.page], call: [...before.call, ...after.call] };
    const { unanswered } = disturbed;
    const of = (status: number) => client.statuses.get(status) ?? 0;
    const told = [...client.statuses.values()].reduce((sum, times) => sum + times, 0);
    return [
      ...costs,
      ...compareTimes('page, p50', quiet.page, disturbed.page, 50),
      ...compareTimes('page, p95', quiet.page, disturbed.page, 95, 100),
      ...compareTimes('call, p50', quiet.call, disturbed.call, 50),
      ...compareTimes('call, p99', quiet.call, disturbed.call, 99),
      atMost('visitors without an answer, disturbed', unanswered, 'times', 0),
      { label: 'the client was answered', value: of(200), unit: 'times' },
      { label: 'and told to wait', value: of(429), unit: 'times' },
      { label: 'and refused or cut off', value: told - of(200) - of(429), unit: 'times' },
      atMost('and told that we failed', of(500) + of(503), 'times', 0),
    ];
  } finally {
    await site.stop();
    await leadService.close();
    data.remove();
  }
}

function compareTimes(
  what: string,
  quiet: number[],
  disturbed: number[],
  share: number,
  limitMs?: number,
): Measurement[] {
  const [alone, beside] = [percentile(quiet, share), percentile(disturbed, share)];
  const told = `${what}, disturbed`;
  return [
    { label: `${what}, undisturbed`, value: alone, unit: 'ms' },
    limitMs ? atMost(told, beside, 'ms', limitMs) : { label: told, value: beside, unit: 'ms' },
    { label: `${what}, the one to the other`, value: beside / alone, unit: 'ratio' },
  ];
}

/** One visitor after the other, each from an address of its own: a page, then a call. */
async function visitFor(url: string, seconds: number): Promise<ResponseTimes> {
  const taken: ResponseTimes = { page: [], call: [], unanswered: 0 };
  const { headers } = await createApiClient(url);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const n = visit++;
    const from = { 'x-forwarded-for': `10.1.${(n >> 8) & 255}.${n & 255}` };
    const body = JSON.stringify({
      ...{ product: 2, timeSlot: timeSlots[0] },
      mobile: String(6_000_000_000 + n),
    });
    const call = { method: 'POST', headers: { ...headers, ...from }, body };
    try {
      taken.page.push(await timed(() => fetch(`${url}${page}`, { headers: from })));
      taken.call.push(await timed(() => fetch(`${url}/api/call-back`, call)));
    } catch {
      taken.unanswered += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return taken;
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const response = await ask();
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A visitor was answered ${response.status}.`);
  return performance.now() - startedAt;
}
