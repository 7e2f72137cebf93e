/**
 * The built site with its own database and a Lead.svc stand-in, on a clock that the bench advances. After each step the
 * bench sweeps the outbox as a second instance would, so that a simulated day takes a minute.
 */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { todayInIndia } from '../../../lib/dates/iso-date.ts';
import { type TimeSlot, timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { callDate } from '../../../lib/leads/call-date.ts';
import { releaseThrottledLeads } from '../../../lib/leads/deliver/release-throttled-leads.server.ts';
import {
  initialUpstreamHealth,
  sweepLeads,
} from '../../../lib/leads/deliver/sweep-leads.server.ts';
import { mobileKey } from '../../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import { type Services, servicesFor } from '../../../lib/store/services.server.ts';
import { validCallBack } from '../../../testing/data/valid-call-back.ts';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { createApiClient } from '../../../testing/handlers/api-client.ts';
import { startLeadServiceStandIn } from '../../../testing/servers/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../../testing/servers/start-site.ts';

export type SimulatedVisitor = { address: string; mobile: string; timeSlot: TimeSlot };
/** `at` is in simulated time. */
export type CallResult = SimulatedVisitor & { at: Date; status: number };

/** The maximum, so that no lease expires when the clock advances during a delivery. */
const timeoutMs = '15000';
const tokenMs = 6 * 60 * 60_000;

export type SimulatedSite = Awaited<ReturnType<typeof startSimulatedSite>>;

/** A clock whose shift is in a file, from which the site's process reads it (shifted-clock.ts). */
function createClock(file: string, startsAt: Date) {
  const descriptor = openSync(file, 'w');
  let shift = startsAt.getTime() - Date.now();
  const write = () => writeSync(descriptor, String(Math.round(shift)).padStart(16), 0);
  write();
  return {
    now: () => new Date(Date.now() + shift),
    advance(ms: number): void {
      shift += ms;
      write();
    },
  };
}

/** The delivery must be over before the clock advances, or its lease would expire. */
async function waitForSends({ store }: Services): Promise<void> {
  const sending = store.db.selectFrom('lead').select('id').where('sending_since', 'is not', null);
  while (await sending.where('state', '=', 'pending').limit(1).executeTakeFirst()) await wait(5);
}

async function hasPendingLeads({ store }: Services): Promise<boolean> {
  const pending = store.db.selectFrom('lead').select('id').where('state', '=', 'pending');
  return (await pending.limit(1).executeTakeFirst()) !== undefined;
}

/** @returns the delivery time of each call; null where it was not delivered. */
async function readDeliveryTimes(
  { store, encryption }: Services,
  calls: readonly CallResult[],
): Promise<(Date | null)[]> {
  const rows = await store.db
    .selectFrom('lead')
    .select(['mobile_key', 'time_slot', 'settled_at', 'state'])
    .execute();
  const rowByKey = new Map(rows.map((row) => [`${row.mobile_key} ${row.time_slot}`, row]));
  return calls.map(({ mobile, timeSlot }) => {
    const row = rowByKey.get(`${mobileKey(encryption, mobile)} ${timeSlot}`);
    return row?.state === 'delivered' && row.settled_at ? new Date(row.settled_at) : null;
  });
}

/** @param startsAt simulated time. */
export async function startSimulatedSite(startsAt: Date) {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const clockFile = join(data.dataDir, 'clock');
  const { now, advance } = createClock(clockFile, startsAt);
  const env = {
    DATA_DIR: data.dataDir,
    QA_SERVICE_URL: leadService.url,
    LEAD_SERVICE_TIMEOUT_MS: timeoutMs,
  };
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    hasDefaultLimits: true,
    env: {
      ...env,
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'error',
      BENCH_CLOCK: clockFile,
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('./shifted-clock.ts', import.meta.url))}`,
    },
  });
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const services: Services = servicesFor({ ...store, now }, parseEnvironment(env));
  const upstreams = initialUpstreamHealth();
  let token = { headers: {}, until: 0 };

  return {
    now,
    leadService,
    services,
    async advance(ms: number): Promise<void> {
      await waitForSends(services);
      advance(ms);
      await releaseThrottledLeads(services, now());
      await sweepLeads(services, upstreams);
    },
    hasPendingLeads: () => hasPendingLeads(services),
    async requestCall(visitor: SimulatedVisitor): Promise<CallResult> {
      if (now().getTime() > token.until)
        token = { ...(await createApiClient(site.url)), until: now().getTime() + tokenMs };
      const { address, mobile, timeSlot } = visitor;
      const at = now();
      const response = await fetch(`${site.url}/api/call-back`, {
        method: 'POST',
        headers: { ...token.headers, 'x-forwarded-for': address },
        body: JSON.stringify({ ...validCallBack, timeSlot, mobile }),
      });
      await response.arrayBuffer();
      return { ...visitor, at, status: response.status };
    },
    readDeliveryTimes: (calls: readonly CallResult[]) => readDeliveryTimes(services, calls),
    async stop(): Promise<void> {
      await site.stop();
      await store.db.destroy();
      await leadService.close();
      data.remove();
    },
  };
}

export const timeSlotAt = (n: number): TimeSlot => timeSlots[n % timeSlots.length] ?? timeSlots[0];

export type CallSummary = { accepted: number; deliveredOnDay: number; maxWaitMinutes: number };

/** How many calls were accepted and delivered on the day of their slot, and how long the slowest delivery took. */
export async function summarizeCalls(
  site: SimulatedSite,
  calls: readonly CallResult[],
): Promise<CallSummary> {
  const deliveryTimes = await site.readDeliveryTimes(calls);
  const accepted = calls.filter(({ status }) => status === 200 || status === 202).length;
  let [deliveredOnDay, maxWaitMs] = [0, 0];
  for (const [n, { at, timeSlot }] of calls.entries()) {
    const deliveredAt = deliveryTimes[n];
    if (!deliveredAt) continue;
    if (todayInIndia(deliveredAt) <= callDate(timeSlot, at)) deliveredOnDay += 1;
    maxWaitMs = Math.max(maxWaitMs, deliveredAt.getTime() - at.getTime());
  }
  return { accepted, deliveredOnDay, maxWaitMinutes: maxWaitMs / 60_000 };
}
