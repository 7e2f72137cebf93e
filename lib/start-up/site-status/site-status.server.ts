/** The state of the site: the figures of /api/status and of the line on every page of the desk. */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { isLicenceOver, licenceDaysLeft } from '../../config/licence.ts';
import { formatDate } from '../../dates/format-date.ts';
import { codeStatus } from '../../identity/one-time-codes/code-counts.server.ts';
import { countLeads, type LeadStatus } from '../../leads/count-leads.server.ts';
import { accessStatus } from '../../policies/access-log.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { countRequests, type RequestStatus } from '../../requests/list/request-list.server.ts';
import { canWrite } from '../../store/can-write.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import type { Services } from '../../store/services.server.ts';
import { countText } from '../../text/words.ts';
import {
  type ListInForce,
  readListsInForce,
} from '../../tools/hospitals/lists/list-queries.server.ts';

/**
 * We promise an expert within 15 minutes: a lead undelivered for a third of that needs an operator. Requests are sent
 * within seconds: later the mail server or a mailbox needs one.
 */
const maxPendingAgeSeconds = 300;

type SiteStatus = {
  leads: LeadStatus;
  requests: RequestStatus;
  canWrite: boolean;
};

/** @throws if the database cannot be read. */
async function readSiteStatus(
  { store, env }: Pick<Services, 'store' | 'env'>,
  now: Date,
): Promise<SiteStatus> {
  return {
    leads: await countLeads(store, now, isLicenceOver(env.broker.licence, now)),
    requests: await countRequests(store, now),
    canWrite: await canWrite(store),
  };
}

/** `todo`: null where nothing needs to be done. */
export type StatusItem = {
  name: 'Licence' | 'Hospital lists' | 'Mail' | 'Lead.svc' | 'Disk';
  state: string;
  todo: string | null;
};

const licenceWarningDays = 60;

/** Lines for the staff: each problem in a few words, with what to do. */
export async function readStatusLine(services: Services, now: Date): Promise<StatusItem[]> {
  const { leads, requests, canWrite: takesRows } = await readSiteStatus(services, now);
  const lists = await readListsInForce(services.store);
  return [
    licenceItem(services, now),
    listsItem(lists),
    {
      name: 'Mail',
      ...waiting(requests, 'request', 'Call the engineer. Today shows the requests: answer them.'),
    },
    {
      name: 'Lead.svc',
      ...waiting(leads, 'call', 'Call the engineer: the callers do not have these calls yet.'),
    },
    {
      name: 'Disk',
      state: takesRows ? 'works' : 'saves nothing',
      todo: takesRows ? null : 'Call the engineer now: no call and no request can be received.',
    },
  ];
}

function licenceItem({ env }: Services, now: Date): StatusItem {
  const { licence } = env.broker;
  const days = licenceDaysLeft(licence, now);
  const name = 'Licence';
  if (days === null) return { name, state: 'continuous', todo: null };
  const what = licence.mode === 'continuous' ? 'fee due' : 'ends';
  const state =
    days < 0 ? `${what} ${countText(-days, 'day')} ago` : `${what} in ${countText(days, 'day')}`;
  return {
    name,
    state,
    todo:
      days > licenceWarningDays
        ? null
        : 'Tell the principal officer; once it is renewed, the engineer enters the new day.',
  };
}

function listsItem(lists: readonly ListInForce[]): StatusItem {
  const name = 'Hospital lists';
  const [oldest] = lists.map(({ asOf }) => asOf).sort();
  if (!oldest) return { name, state: 'none loaded', todo: 'Load the insurers’ lists.' };
  return {
    name,
    state: `${lists.length} in force, the oldest of ${formatDate(oldest)}`,
    todo: null,
  };
}

function waiting(
  { pending, oldestPendingSeconds }: { pending: number; oldestPendingSeconds: number },
  unit: string,
  todo: string,
): Omit<StatusItem, 'name'> {
  if (oldestPendingSeconds < maxPendingAgeSeconds)
    return {
      state: pending === 0 ? 'nothing waits' : `${countText(pending, unit)} on the way`,
      todo: null,
    };
  const minutes = countText(Math.round(oldestPendingSeconds / 60), 'minute');
  return { state: `${countText(pending, unit)} waiting, the oldest for ${minutes}`, todo };
}

/** The body of GET /api/status, and its figures for this machine alone. */
type StatusReport = {
  isDatabaseUp: boolean;
  /** For every client. */
  status: 'ok' | 'degraded';
  /**
   * For this machine: competitors could read our business from them, and one more sent code would reveal that a number
   * is known.
   */
  figures: Readonly<Record<string, unknown>>;
};

export async function statusReport(): Promise<StatusReport> {
  const read = await readStatus();
  const now = read?.now ?? new Date();
  const { licence } = environment().broker;
  const isHealthy =
    read?.canWrite === true &&
    read.leads.oldestPendingSeconds < maxPendingAgeSeconds &&
    read.requests.oldestPendingSeconds < maxPendingAgeSeconds;
  const problem = { problem: 'database unavailable' };
  return {
    isDatabaseUp: read !== null,
    status: isHealthy ? 'ok' : 'degraded',
    figures: {
      leads: read?.leads ?? problem,
      attention: read ? attentionOf(read) : [],
      requests: read?.requests ?? problem,
      writes: read ? (read.canWrite ? 'ok' : 'failing') : problem,
      licence: {
        mode: licence.mode,
        daysLeft: licenceDaysLeft(licence, now),
        callsHeld: isLicenceOver(licence, now),
      },
      codes: codeStatus(now),
      accesses: accessStatus(now),
    },
  };
}

/** What waits for a person; it does not change `status`, which is about taking and passing on requests. */
function attentionOf({ leads }: SiteStatus): ('refusedAfterPromise' | 'throttledSite')[] {
  return [
    ...(leads.refusedAfterPromise > 0 ? (['refusedAfterPromise'] as const) : []),
    ...(leads.throttledBySite > 0 ? (['throttledSite'] as const) : []),
  ];
}

async function readStatus(): Promise<(SiteStatus & { now: Date }) | null> {
  try {
    const store = await openStore();
    const now = store.now();
    return { now, ...(await readSiteStatus({ store, env: environment() }, now)) };
  } catch (error) {
    logger().error(describeDatabaseError(error), 'status: database unavailable');
    return null;
  }
}
