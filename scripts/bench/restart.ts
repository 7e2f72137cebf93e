/**
 * Two instances on one Postgres, started again in turn while people ask for calls: what was accepted, what arrived at
 * Lead.svc, and what arrived twice. Whoever finds an instance gone, or is cut off, asks the other one under the same key,
 * as a web server in front and our own form do.
 */
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { createApiClient, readStatus } from '../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { type SiteProcess, startSite } from '../../testing/start-site.ts';
import { freePort, temporaryDatabase } from '../../testing/temporary-database.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const concurrency = 8;
const restarts = 6;
const pauseMs = 2_000;

export async function benchRestart(): Promise<Measurement[]> {
  const leadService = await startLeadServiceStandIn();
  const database = await temporaryDatabase('postgres');
  const { dataDir, databaseUrl } = database.location;
  const env = { DATABASE_URL: databaseUrl ?? '', CALL_BACKS_PER_CLIENT_PER_HOUR: '10000000' };
  const options = { dataDir, serviceUrl: leadService.url, env };
  const ports = [await freePort(), await freePort()];
  const sites = await Promise.all(ports.map((port) => startSite({ ...options, port })));
  const people = new Callers(sites.map(({ url }) => url));
  const asking = people.run();
  for (let round = 0; round < restarts; round++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const which = round % sites.length;
    await sites[which]?.stop();
    sites[which] = await startSite({ ...options, port: ports[which] ?? 0 });
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  people.stop();
  await asking;
  await waitUntilSent(sites[0]);
  const arrived = new Map<string, number>();
  for (const { mobile } of leadService.received())
    arrived.set(mobile, (arrived.get(mobile) ?? 0) + 1);
  const { accepted, retried, refused } = people;
  const lost = accepted.filter((mobile) => !arrived.has(mobile));
  const doubled = [...arrived.values()].filter((times) => times > 1);
  await Promise.all(sites.map((site) => site.stop()));
  await leadService.close();
  await database.remove();
  return [
    atLeast('accepted', accepted.length, 'calls', 1),
    { label: 'asked again at the other instance', value: retried, unit: 'calls' },
    atMost('answered otherwise', refused, 'calls', 0),
    atMost('accepted and never sent', lost.length, 'calls', 0),
    atMost('sent twice', doubled.length, 'calls', 0),
  ];
}

async function waitUntilSent(site: SiteProcess | undefined): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (site && (await readStatus(site.url)).leads.pending !== 0) {
    if (Date.now() > deadline) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Each asks for one call after the other, first at the instance whose turn it is. */
class Callers {
  readonly #urls: readonly string[];
  #isOver = false;
  #next = 0;
  accepted: string[] = [];
  retried = 0;
  refused = 0;

  constructor(urls: readonly string[]) {
    this.#urls = urls;
  }

  stop(): void {
    this.#isOver = true;
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: concurrency }, () => this.#callRepeatedly()));
  }

  async #callRepeatedly(): Promise<void> {
    while (!this.#isOver) {
      const number = this.#next++;
      await this.#callWithRetry(number, String(9_100_000_000 + number));
    }
  }

  async #callWithRetry(number: number, mobile: string): Promise<void> {
    const body = {
      ...{ product: 2, timeSlot: timeSlots[0], mobile },
      idempotencyKey: `restart-${mobile}-of-this-run`,
    };
    for (let turn = number; turn < number + 40; turn++) {
      const url = this.#urls[turn % this.#urls.length] ?? '';
      try {
        const { status } = await (await createApiClient(url)).callBack(body);
        if (status === 200 || status === 202) this.accepted.push(mobile);
        else this.refused += 1;
        return;
      } catch {
        this.retried += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    this.refused += 1;
  }
}
