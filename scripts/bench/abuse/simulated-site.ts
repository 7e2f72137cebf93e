/**
 * The built site with its own store and a Lead.svc stand-in, in a time that the bench moves on. The bench sweeps beside the
 * site as a second instance would, after each move: a day is over in a minute.
 */
import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '../../../lib/config/parse-environment.ts';
import { todayInIndia } from '../../../lib/dates/iso-date.ts';
import { type TimeSlot, timeSlots } from '../../../lib/lead-service/time-slots.ts';
import { callDate } from '../../../lib/leads/call-date.ts';
import { releaseMarkedLeads } from '../../../lib/leads/release-leads.server.ts';
import { initialUpstreamHealth, sweepLeads } from '../../../lib/leads/sweep-leads.server.ts';
import { type Outbox, outboxFor } from '../../../lib/outbox/outbox.server.ts';
import { mobileKey } from '../../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import { createApiClient } from '../../../testing/api-client.ts';
import { startLeadServiceStandIn } from '../../../testing/lead-service-stand-in/lead-service-stand-in.ts';
import { startSite } from '../../../testing/start-site.ts';
import { temporaryDataDir } from '../../../testing/temporary-database.ts';

export type Visitor = { address: string; mobile: string; timeSlot: TimeSlot };
/** When, in the site's time, and what it was answered. */
export type CallResult = Visitor & { at: Date; status: number };

/** The longest: no claim runs out where the time is moved on under a send. */
const timeoutMs = '15000';
const tokenMs = 6 * 60 * 60_000;

export type SimulatedSite = Awaited<ReturnType<typeof startSimulatedSite>>;

/** @param startsAt the site's time at its start. */
export async function startSimulatedSite(startsAt: Date) {
  const leadService = await startLeadServiceStandIn();
  const data = temporaryDataDir();
  const clock = join(data.dataDir, 'clock');
  const file = openSync(clock, 'w');
  let shift = startsAt.getTime() - Date.now();
  const setClock = () => writeSync(file, String(Math.round(shift)).padStart(16), 0);
  setClock();
  const env = {
    DATA_DIR: data.dataDir,
    QA_SERVICE_URL: leadService.url,
    LEAD_SERVICE_TIMEOUT_MS: timeoutMs,
  };
  const site = await startSite({
    dataDir: data.dataDir,
    serviceUrl: leadService.url,
    hasShippedLimits: true,
    env: {
      ...env,
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'error',
      BENCH_CLOCK: clock,
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('./shifted-clock.ts', import.meta.url))}`,
    },
  });
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  const now = () => new Date(Date.now() + shift);
  const outbox: Outbox = outboxFor({ ...store, now }, parseEnvironment(env));
  const upstreams = initialUpstreamHealth();
  let token = { headers: {}, until: 0 };

  /** A claim that is under way keeps its time. */
  async function waitForSends(): Promise<void> {
    const sending = store.db.selectFrom('lead').select('id').where('sending_since', 'is not', null);
    while (await sending.where('state', '=', 'pending').limit(1).executeTakeFirst()) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  return {
    now,
    leadService,
    outbox,
    async advance(ms: number): Promise<void> {
      await waitForSends();
      shift += ms;
      setClock();
      await releaseMarkedLeads(outbox, now());
      await sweepLeads(outbox, upstreams);
    },
    async hasPendingLeads(): Promise<boolean> {
      const waiting = store.db.selectFrom('lead').select('id').where('state', '=', 'pending');
      return (await waiting.limit(1).executeTakeFirst()) !== undefined;
    },
    async requestCall(visitor: Visitor): Promise<CallResult> {
      if (now().getTime() > token.until) {
        token = { ...(await createApiClient(site.url)), until: now().getTime() + tokenMs };
      }
      const { address, mobile, timeSlot } = visitor;
      const at = now();
      const answer = await fetch(`${site.url}/api/call-back`, {
        method: 'POST',
        headers: { ...token.headers, 'x-forwarded-for': address },
        body: JSON.stringify({ product: 2, timeSlot, mobile }),
      });
      await answer.arrayBuffer();
      return { ...visitor, at, status: answer.status };
    },
    /** @returns when each of these was delivered; null where it was not. */
    async deliveryTimes(asked: readonly CallResult[]): Promise<(Date | null)[]> {
      const rows = await store.db
        .selectFrom('lead')
        .select(['mobile_key', 'time_slot', 'settled_at', 'state'])
        .execute();
      const found = new Map(rows.map((row) => [`${row.mobile_key} ${row.time_slot}`, row]));
      return asked.map(({ mobile, timeSlot }) => {
        const row = found.get(`${mobileKey(outbox.encryption, mobile)} ${timeSlot}`);
        return row?.state === 'delivered' && row.settled_at ? new Date(row.settled_at) : null;
      });
    },
    async stop(): Promise<void> {
      await site.stop();
      await store.db.destroy();
      await leadService.close();
      data.remove();
    },
  };
}

export const slotOf = (n: number): TimeSlot => timeSlots[n % timeSlots.length] ?? timeSlots[0];

export type CallSummary = { accepted: number; deliveredOnDay: number; maxWaitMinutes: number };

/** How many were taken, how many delivered on the day of their slot, and how long the last of them waited. */
export async function summarizeCalls(
  site: SimulatedSite,
  asked: readonly CallResult[],
): Promise<CallSummary> {
  const delivered = await site.deliveryTimes(asked);
  const accepted = asked.filter(({ status }) => status === 200 || status === 202).length;
  let [deliveredOnDay, longest] = [0, 0];
  for (const [n, { at, timeSlot }] of asked.entries()) {
    const when = delivered[n];
    if (!when) continue;
    if (todayInIndia(when) <= callDate(timeSlot, at)) deliveredOnDay += 1;
    longest = Math.max(longest, when.getTime() - at.getTime());
  }
  return { accepted, deliveredOnDay, maxWaitMinutes: longest / 60_000 };
}
