/** GET: is the site able to take a request, how old is the oldest undelivered one, how long does the licence run. */
import { environment } from '@/lib/config/env.server';
import { errorName, handle, json } from '@/lib/http/handle.server';
import { logger } from '@/lib/logging/logger.server';
import { type LeadStatus, leadStatus } from '@/lib/outbox/lead-status.server';
import { licenceDaysLeft } from '@/lib/site/licence';
import { openStore } from '@/lib/store/open-store.server';

export const dynamic = 'force-dynamic';

/** An expert is promised within 15 minutes: a lead that waits for a third of that needs someone to look. */
const worryingAgeSeconds = 300;
const worryingLicenceDays = 60;

export function GET(): Promise<Response> {
  return handle('status', async () => {
    const now = new Date();
    const leads = await readLeads(now);
    const daysLeft = licenceDaysLeft(environment().broker.licence, now);
    const isWell =
      leads !== null &&
      leads.oldestPendingSeconds < worryingAgeSeconds &&
      (daysLeft === null || daysLeft > worryingLicenceDays);
    const status = isWell ? 'ok' : 'degraded';
    const body = {
      status,
      leads: leads ?? { problem: 'database unavailable' },
      licence: { daysLeft },
    };
    return { response: json(leads === null ? 503 : 200, body), outcome: status };
  });
}

async function readLeads(now: Date): Promise<LeadStatus | null> {
  try {
    return await leadStatus(await openStore(), now);
  } catch (error) {
    logger().error({ problem: errorName(error) }, 'status: database unavailable');
    return null;
  }
}
