/** The body of GET /api/status, and its figures for this machine alone. */
import 'server-only';
import { environment } from '../../config/environment.server.ts';
import { isLicenceOver, licenceDaysLeft } from '../../config/licence.ts';
import { codeStatus } from '../../identity/one-time-codes/code-counts.server.ts';
import { accessStatus } from '../../policies/access-counts.server.ts';
import { describeDatabaseError } from '../../process/logging/describe-database-error.ts';
import { logger } from '../../process/logging/logger.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import { maxPendingAgeSeconds, readSiteStatus, type SiteStatus } from './site-status.server.ts';

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
