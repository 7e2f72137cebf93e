/** GET: is the site able to take a request and to pass it on; and, to this machine alone, how old the oldest undelivered one is, and more. */
import { environment } from '@/lib/config/environment.server';
import { licenceDaysLeft } from '@/lib/config/licence';
import { isFromLoopback } from '@/lib/http/client-address.server';
import { handle, json } from '@/lib/http/handle.server';
import { errorName, logger } from '@/lib/logging/logger.server';
import { codeStatus } from '@/lib/one-time-codes/code-counts.server';
import {
  type LeadStatus,
  leadStatus,
  type RequestStatus,
  requestStatus,
} from '@/lib/outbox/outbox-status.server';
import { accessStatus } from '@/lib/policies/access-counts.server';
import { canWrite } from '@/lib/store/can-write.server';
import { openStore } from '@/lib/store/open-store.server';

export const dynamic = 'force-dynamic';

/**
 * An expert is promised within 15 minutes: a lead that waits for a third of that needs someone to look. A
 * request goes out within seconds: after that time the mail server or a mailbox needs someone.
 */
const maxPendingAgeSeconds = 300;

export function GET(request: Request): Promise<Response> {
  return handle('status', async () => {
    const now = new Date();
    const read = await readStatus(now);
    const daysLeft = licenceDaysLeft(environment().broker.licence, now);
    const isHealthy =
      read?.canWrite === true &&
      read.leads.oldestPendingSeconds < maxPendingAgeSeconds &&
      read.requests.oldestPendingSeconds < maxPendingAgeSeconds;
    const status = isHealthy ? 'ok' : 'degraded';
    const problem = { problem: 'database unavailable' };
    // Competitors would read our business from it; and that one more code was sent would say that a number is known.
    const body = isFromLoopback(request.headers)
      ? {
          status,
          leads: read?.leads ?? problem,
          requests: read?.requests ?? problem,
          writes: read ? (read.canWrite ? 'ok' : 'failing') : problem,
          licence: { mode: environment().broker.licence.mode, daysLeft },
          codes: codeStatus(),
          accesses: accessStatus(now),
        }
      : { status };
    return { response: json(read === null ? 503 : 200, body), outcome: status };
  });
}

async function readStatus(now: Date): Promise<{
  leads: LeadStatus;
  requests: RequestStatus;
  canWrite: boolean;
} | null> {
  try {
    const store = await openStore();
    return {
      leads: await leadStatus(store, now),
      requests: await requestStatus(store, now),
      canWrite: await canWrite(store),
    };
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'status: database unavailable');
    return null;
  }
}
