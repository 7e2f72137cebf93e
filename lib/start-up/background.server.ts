/**
 * What the process does in the background beside sending leads: mails, time limits, warm-ups and, in a demonstration,
 * examples. Each may fail alone, which is logged by its name.
 */
import 'server-only';
import { dayMs, minuteMs } from '../dates/iso-date.ts';
import { unconfirmedQueue } from '../leads/deliver/unconfirmed-queue.server.ts';
import { mailLeadAlerts } from '../leads/mail-lead-alerts.server.ts';
import { atInterval, type Loop, runLoop, type Task } from '../outbox/run-loop.server.ts';
import { type QueueHealth, type RoundOutcome, sweepQueue } from '../outbox/sweep-queue.server.ts';
import { importExampleCustomers } from '../policies/import-example-customers.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import { optional, optionalNow } from '../process/logging/optional.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { requestQueue } from '../requests/deliver/deliver-request.server.ts';
import { setRequestWorker } from '../requests/deliver/request-worker.server.ts';
import { openServices } from '../store/services.server.ts';
import { warmHospitalSearch } from '../tools/hospitals/worker/hospital-search.server.ts';
import { importExamplePlans } from '../tools/plans/import/import-plans.server.ts';
import { warmPlanCache } from '../tools/plans/read-plans.server.ts';
import { timeLimits } from './time-limits.server.ts';
import { logLicence, mailLicenceNotice } from './warn-of-licence.server.ts';

/** @returns the loop that sends mails: it is stopped with the process. */
export async function startBackground(): Promise<Loop> {
  await optional('examples', importExamples, undefined);
  optionalNow('warm-up of the hospital search', warmHospitalSearch, undefined);
  optionalNow('warm-up of the plans', warmPlanCache, undefined);
  return processSingleton('mail-sweeper', runMailLoop);
}

/** Example customers and plans, in a demonstration only. */
async function importExamples(): Promise<void> {
  const services = await openServices();
  await importExampleCustomers(services, services.store.now());
  await importExamplePlans(services.store, services.env);
}

/** Every mail is sent here, so that a slow mail server never delays a call. */
function runMailLoop(): Loop {
  const mail: QueueHealth = { isUp: true };
  const maintenance: Task[] = [
    ...timeLimits.map(({ name, enforce }) =>
      everyMinute(name, (services) => enforce(services, services.store.now())),
    ),
    // Logged when the process starts, then once a day.
    atInterval('licence', dayMs, async (services) => logLicence(services, services.store.now())),
    everyMinute('licence notice', async (services) => {
      await mailLicenceNotice(services, services.store.now());
    }),
    everyMinute('lead alerts', (services) => mailLeadAlerts(services, services.store.now())),
    everyMinute('unconfirmed calls', async (services, isStopped) => {
      logRound('unconfirmed calls', await sweepQueue(unconfirmedQueue(services), mail, isStopped));
    }),
  ];
  const loop = runLoop('mail sweep', async (isStopped) => {
    const services = await openServices();
    // First the mail: a new request wakes this loop, and the desk does not wait for deletions that may take long.
    logRound('mail sweep', await sweepQueue(requestQueue(services), mail, isStopped));
    for (const maintain of maintenance) await maintain(services, isStopped);
  });
  setRequestWorker(loop);
  return loop;
}

const everyMinute = (name: string, work: Task) => atInterval(name, minuteMs, work);

function logRound(name: string, round: RoundOutcome): void {
  if (round.settled + round.unusable > 0) logger().info({ ...round }, name);
}
