/**
 * The background loop that sends leads: the first thing that runs at the start, and by itself. What else the process
 * does in the background (background.server.ts) may fail without stopping it.
 */
import 'server-only';
import { minuteMs } from '../dates/iso-date.ts';
import { initialUpstreamHealth, sweepLeads } from '../leads/deliver/sweep-leads.server.ts';
import { releaseThrottledLeads } from '../leads/limits.server.ts';
import { enforceTimeLimitsOfLeads } from '../leads/time-limits.server.ts';
import { atInterval, type Loop, runLoop } from '../outbox/run-loop.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import { optional } from '../process/logging/optional.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { openServices } from '../store/services.server.ts';

/** Starts it once per process; a second call returns the running one. */
export function startLeadSweeper(): Loop {
  return processSingleton('lead-sweeper', () => {
    const upstreams = initialUpstreamHealth();
    const maintain = atInterval('time limits of leads', minuteMs, (services) =>
      enforceTimeLimitsOfLeads(services, services.store.now()),
    );
    return runLoop('sweep', async (isStopped) => {
      const services = await openServices();
      await maintain(services, isStopped);
      const now = services.store.now();
      // A fault here must not keep the others from Lead.svc.
      await optional('release of throttled calls', () => releaseThrottledLeads(services, now), 0);
      const round = await sweepLeads(services, upstreams, isStopped);
      if (round.settled + round.unusable > 0) logger().info({ ...round }, 'sweep');
    });
  });
}
