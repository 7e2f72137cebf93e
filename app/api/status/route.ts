/**
 * GET: whether the site can accept and deliver requests; for this machine alone also the age of the oldest undelivered
 * one and other figures.
 */
import { environment } from '@/lib/config/environment.server';
import { licenceDaysLeft } from '@/lib/config/licence';
import { handleRequest, jsonResponse } from '@/lib/http/handle-request.server';
import { isFromLoopback } from '@/lib/http/identify-client.server';
import { countLeads, type LeadStatus } from '@/lib/leads/count-leads.server';
import { errorName, logger } from '@/lib/logging/logger.server';
import { codeStatus } from '@/lib/one-time-codes/code-counts.server';
import { accessStatus } from '@/lib/policies/access-counts.server';
import { type RequestStatus, requestStatus } from '@/lib/requests/request-status.server';
import { canWrite } from '@/lib/store/can-write.server';
import { openStore } from '@/lib/store/open-store.server';

export const dynamic = 'force-dynamic';

/**
 * We promise an expert within 15 minutes: a lead undelivered for a third of that needs an operator. Requests are sent
 * within seconds: later the mail server or a mailbox needs one.
 */
const maxPendingAgeSeconds = 300;

export function GET(request: Request): Promise<Response> {
  return handleRequest('status', async () => {
    const read = await readStatus();
    const now = read?.now ?? new Date();
    const daysLeft = licenceDaysLeft(environment().broker.licence, now);
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
          licence: { mode: environment().broker.licence.mode, daysLeft },
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

async function readStatus(): Promise<{
  leads: LeadStatus;
  requests: RequestStatus;
  canWrite: boolean;
  now: Date;
} | null> {
  try {
    const store = await openStore();
    const now = store.now();
    return {
      now,
      leads: await countLeads(store, now),
      requests: await requestStatus(store, now),
      canWrite: await canWrite(store),
    };
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'status: database unavailable');
    return null;
  }
}
