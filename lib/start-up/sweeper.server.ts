/**
 * The background loops of the process: one sends leads, the other sends every mail, so that a slow mail server never
 * delays a call. Each also enforces the time limits of what it sends.
 */
import 'server-only';
import { dayMs, minuteMs } from '../dates/iso-date.ts';
import { initialUpstreamHealth, sweepLeads } from '../leads/deliver/sweep-leads.server.ts';
import { unconfirmedQueue } from '../leads/deliver/unconfirmed-queue.server.ts';
import { releaseThrottledLeads } from '../leads/limits.server.ts';
import { mailLeadAlerts } from '../leads/mail-lead-alerts.server.ts';
import { describeDatabaseError } from '../logging/describe-database-error.ts';
import { logger } from '../logging/logger.server.ts';
import { type Loop, runLoop } from '../outbox/run-loop.server.ts';
import { type QueueHealth, type RoundOutcome, sweepQueue } from '../outbox/sweep-queue.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { requestQueue } from '../requests/deliver/request-queue.server.ts';
import { setRequestWorker } from '../requests/deliver/request-worker.server.ts';
import { openServices, type Services } from '../store/services.server.ts';
import { timeLimits } from './time-limits.server.ts';
import { logLicence, mailLicenceNotice } from './warn-of-licence.server.ts';

const maintenanceIntervalMs = minuteMs;
const licenceLogIntervalMs = dayMs;

export type Sweeper = { stop(): Promise<void> };

/** Starts it once per process; a second call returns the running one. */
export function startSweeper(): Sweeper {
  return processSingleton('sweeper', runSweepers);
}

function runSweepers(): Sweeper {
  const leads = runLeadLoop();
  const requests = runRequestLoop();
  setRequestWorker(requests);
  return {
    async stop() {
      await Promise.all([leads.stop(), requests.stop()]);
    },
  };
}

function runLeadLoop(): Loop {
  const upstreams = initialUpstreamHealth();
  const maintenance = timeLimitsOf('leads');
  return runLoop('sweep', async (isStopped) => {
    const services = await openServices();
    for (const maintain of maintenance) await maintain(services, isStopped);
    await releaseThrottledLeads(services, services.store.now());
    logRound('sweep', await sweepLeads(services, upstreams, isStopped));
  });
}

function runRequestLoop(): Loop {
  const mail: QueueHealth = { isUp: true };
  const maintenance = [
    ...timeLimitsOf('mail'),
    // Logged when the process starts, then once a day.
    atInterval('licence', licenceLogIntervalMs, async (services) =>
      logLicence(services, services.store.now()),
    ),
    everyMinute('licence notice', async (services) => {
      await mailLicenceNotice(services, services.store.now());
    }),
    everyMinute('lead alerts', async (services) => {
      await mailLeadAlerts(services, services.store.now());
    }),
    everyMinute('unconfirmed calls', async (services, isStopped) => {
      logRound('unconfirmed calls', await sweepQueue(unconfirmedQueue(services), mail, isStopped));
    }),
  ];
  return runLoop('mail sweep', async (isStopped) => {
    const services = await openServices();
    // First the mail: a new request wakes this loop, and the desk does not wait for deletions that may take long.
    logRound('mail sweep', await sweepQueue(requestQueue(services), mail, isStopped));
    for (const maintain of maintenance) await maintain(services, isStopped);
  });
}

type Task = (services: Services, isStopped: () => boolean) => Promise<void>;

const everyMinute = (name: string, work: Task) => atInterval(name, maintenanceIntervalMs, work);

function timeLimitsOf(loop: 'leads' | 'mail'): Task[] {
  return timeLimits
    .filter((limit) => limit.loop === loop)
    .map(({ name, enforce }) =>
      everyMinute(name, (services) => enforce(services, services.store.now())),
    );
}

/** A failure is logged by name and stops neither the sending nor the other tasks; the next run is when it is due. */
export function atInterval(name: string, intervalMs: number, work: Task): Task {
  let dueAt = 0;
  return async (services, isStopped) => {
    // A monotonic clock: after a correction of the wall clock the next run could be hours away.
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + intervalMs;
    try {
      await work(services, isStopped);
    } catch (error) {
      logger().error(describeDatabaseError(error), `${name}: failed`);
    }
  };
}

function logRound(name: string, round: RoundOutcome): void {
  if (round.settled + round.unusable > 0) logger().info({ ...round }, name);
}
