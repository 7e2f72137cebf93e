/** The gauges of GET /metrics: queues, licence, one-time codes, search processes. */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { isLicenceOver, licenceDaysLeft } from '../../config/licence.ts';
import type { GaugeReading } from '../../http/metrics.server.ts';
import { codeStatus } from '../../identity/one-time-codes/code-counts.server.ts';
import { countLeads } from '../../leads/count-leads.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { countRequests } from '../../requests/list/request-list.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import { lostSearchWorkers } from '../../tools/hospitals/worker/hospital-search.server.ts';

export async function readGauges(): Promise<GaugeReading[]> {
  const { now, readings } = await outboxes();
  return [...readings, ...licence(now), codes(now), search()];
}

/** Without a database there are no counts, only a metric that reports it. */
async function outboxes(): Promise<{ now: Date; readings: GaugeReading[] }> {
  try {
    const store = await openStore();
    const now = store.now();
    const { throttled, throttledBySite, refusedAfterPromise, ...lead } = await countLeads(
      store,
      now,
      isLicenceOver(environment().broker.licence, now),
    );
    const read = [
      { name: 'lead', status: lead },
      { name: 'request', status: await countRequests(store, now) },
    ];
    const readings = [
      isUp(1),
      {
        name: 'site_leads_throttled',
        help: 'Leads above a limit that wait for their release, also counted as pending',
        values: [{ value: throttled }],
      },
      {
        name: 'site_leads_throttled_by_site',
        help: 'Of these, the leads above the limit of the whole site',
        values: [{ value: throttledBySite }],
      },
      {
        name: 'site_leads_refused_after_promise',
        help: 'Leads that were promised, then refused by Lead.svc, and are open at the desk',
        values: [{ value: refusedAfterPromise }],
      },
      ...read.flatMap(({ name, status: { oldestPendingSeconds, ...states } }) => [
        {
          name: `site_${name}s`,
          help: `Each ${name} on record, by its state`,
          values: Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
        },
        {
          name: `site_${name}_oldest_pending_seconds`,
          help: `Age of the oldest ${name} that waits`,
          values: [{ value: oldestPendingSeconds }],
        },
      ]),
    ];
    return { now, readings };
  } catch (error) {
    logger().error(describeDatabaseError(error), 'metrics: database unavailable');
    return { now: new Date(), readings: [isUp(0)] };
  }
}

function isUp(value: 0 | 1): GaugeReading {
  return { name: 'site_database_up', help: '1 while the database answers', values: [{ value }] };
}

/** Without a last day, or a day of the fee, there is nothing to count. */
function licence(now: Date): GaugeReading[] {
  const daysLeft = licenceDaysLeft(environment().broker.licence, now);
  if (daysLeft === null) return [];
  const help =
    'Days until the licence ends or its yearly fee is due; below 0 after a last day no call is passed on';
  return [{ name: 'site_licence_days_left', help, values: [{ value: daysLeft }] }];
}

function codes(now: Date): GaugeReading {
  const { sms, email } = codeStatus(now);
  const values = Object.entries({ sms, email }).flatMap(([channel, counts]) =>
    Object.entries(counts).map(([event, value]) => ({ labels: { channel, event }, value })),
  );
  return { name: 'site_codes', help: 'One-time codes in the hour that runs', values };
}

function search(): GaugeReading {
  return {
    name: 'site_search_workers_lost',
    help: 'Processes of the hospital search that ended by themselves or hung',
    values: [{ value: lostSearchWorkers() }],
  };
}
