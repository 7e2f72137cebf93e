/**
 * GET: whether the site can accept and deliver requests; for this machine alone also the age of the oldest undelivered
 * one and other figures.
 */
import { environment } from '@/lib/config/environment.server';
import { isLicenceOver, licenceDaysLeft } from '@/lib/config/licence';
import { handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { isFromLoopback } from '@/lib/http/identify-client.server';
import type { LeadStatus } from '@/lib/leads/count-leads.server';
import { logger } from '@/lib/logging/logger.server';
import { codeStatus } from '@/lib/one-time-codes/code-counts.server';
import { accessStatus } from '@/lib/policies/access-counts.server';
import {
  maxPendingAgeSeconds,
  readSiteStatus,
  type SiteStatus,
} from '@/lib/status/site-status.server';
import { describeDatabaseError } from '@/lib/store/describe-database-error';
import { openStore } from '@/lib/store/open-store.server';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return handleRequest('status', async () => {
    const read = await readStatus();
    const now = read?.now ?? new Date();
    const { licence } = environment().broker;
    const daysLeft = licenceDaysLeft(licence, now);
    const isHealthy =
      read?.canWrite === true &&
      read.leads.oldestPendingSeconds < maxPendingAgeSeconds &&
      read.requests.oldestPendingSeconds < maxPendingAgeSeconds;
    const status = isHealthy ? 'ok' : 'degraded';
    const problem = { problem: 'database unavailable' };
    // Competitors could read our business from the figures, and one more sent code would reveal that a number is known.
    const body = isFromLoopback(request.headers)
      ? {
          status,
          leads: read ? toReportedLeads(read.leads) : problem,
          requests: read?.requests ?? problem,
          writes: read ? (read.canWrite ? 'ok' : 'failing') : problem,
          licence: { mode: licence.mode, daysLeft, callsHeld: isLicenceOver(licence, now) },
          codes: codeStatus(now),
          accesses: accessStatus(now),
        }
      : { status };
    return { response: jsonResponse(read === null ? 503 : 200, body), outcome: status };
  });
}

/** `paced`: the older word, which monitors read. */
function toReportedLeads({ throttled, ...leads }: LeadStatus) {
  return { ...leads, paced: throttled };
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
