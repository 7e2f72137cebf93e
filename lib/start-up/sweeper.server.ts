/**
 * The background loops of the process: one for leads, one for service requests, so that a slow mail server never delays
 * a call.
 */
import 'server-only';
import { dayMs, minuteMs } from '../dates/iso-date.ts';
import { deleteExpiredUploads } from '../desk/lists/list-uploads.server.ts';
import { deleteLeftFolders } from '../desk/lists/run-list-job.server.ts';
import { eraseExpiredNotes } from '../desk/records/call-notes.server.ts';
import { deskSessions } from '../desk/sign-in/desk-sessions.server.ts';
import { deleteExpiredDeskEvents } from '../desk/trail/audit-trail.server.ts';
import { deleteExpiredDrafts } from '../forms/form-draft.server.ts';
import { capLeadRetryDelays } from '../leads/deliver/cap-lead-retry-delays.server.ts';
import {
  dequeueEndedLeads,
  eraseClientKeys,
  releaseThrottledLeads,
} from '../leads/deliver/release-throttled-leads.server.ts';
import { initialUpstreamHealth, sweepLeads } from '../leads/deliver/sweep-leads.server.ts';
import { unconfirmedQueue } from '../leads/deliver/unconfirmed-queue.server.ts';
import { deleteExpiredEntries } from '../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads, expireOldLeads } from '../leads/retention.server.ts';
import { logger } from '../logging/logger.server.ts';
import { deleteExpiredCodes } from '../one-time-codes/delete-expired-codes.server.ts';
import { capRetryDelays } from '../outbox/cap-retry-delays.server.ts';
import { maxMailDelayMs } from '../outbox/mail-retry.server.ts';
import { type Loop, runLoop } from '../outbox/run-loop.server.ts';
import { type QueueHealth, type RoundOutcome, sweepQueue } from '../outbox/sweep-queue.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishInterruptedImport } from '../policies/import/apply-changes.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { requestQueue } from '../requests/deliver/request-queue.server.ts';
import { setRequestWorker } from '../requests/deliver/request-worker.server.ts';
import { eraseExpiredRequests } from '../requests/erase-expired-requests.server.ts';
import { deleteExpiredSessions } from '../sessions/session-store.server.ts';
import { customerSessions } from '../sessions/sessions.server.ts';
import { describeDatabaseError } from '../store/describe-database-error.ts';
import { openServices, type Services } from '../store/services.server.ts';
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
  const maintain = everyMinute('time limits of leads', enforceTimeLimitsOfLeads);
  return runLoop('sweep', async (isStopped) => {
    const services = await openServices();
    await maintain(services, isStopped);
    await releaseThrottledLeads(services, services.store.now());
    logRound('sweep', await sweepLeads(services, upstreams, isStopped));
  });
}

function runRequestLoop(): Loop {
  const mail: QueueHealth = { isUp: true };
  const maintenance = [
    everyMinute('time limits of requests', enforceTimeLimitsOfRequests),
    everyMinute('time limits of policies', enforceTimeLimitsOfPolicies),
    everyMinute('time limits of the login', enforceTimeLimitsOfLogins),
    everyMinute('time limits of the desk', enforceTimeLimitsOfDesk),
    // The first run is at the start.
    every('licence', licenceLogIntervalMs, async (services) =>
      logLicence(services, services.store.now()),
    ),
    everyMinute('licence notice', async (services) => {
      await mailLicenceNotice(services, services.store.now());
    }),
    everyMinute('unconfirmed calls', async (services, isStopped) => {
      logRound('unconfirmed calls', await sweepQueue(unconfirmedQueue(services), mail, isStopped));
    }),
  ];
  return runLoop('mail sweep', async (isStopped) => {
    const services = await openServices();
    logRound('mail sweep', await sweepQueue(requestQueue(services), mail, isStopped));
    for (const maintain of maintenance) await maintain(services, isStopped);
  });
}

async function enforceTimeLimitsOfLeads(services: Services): Promise<void> {
  const now = services.store.now();
  logCappedDelays(await capLeadRetryDelays(services, now));
  const expired = await expireOldLeads(services, now);
  const erased = await eraseExpiredLeads(services, now);
  await dequeueEndedLeads(services);
  await eraseClientKeys(services, now);
  if (expired + erased > 0) logger().info({ expired, erased }, 'time limits');
}

async function enforceTimeLimitsOfRequests(services: Services): Promise<void> {
  const { store, env } = services;
  const now = store.now();
  const limits = { state: 'pending', maxDelayMs: maxMailDelayMs(env), now } as const;
  logCappedDelays(await capRetryDelays(store, 'service_request', limits));
  const requests = await eraseExpiredRequests(services, now);
  const drafts = await deleteExpiredDrafts(services, now);
  const optOuts = await deleteExpiredEntries(store.db, now);
  const erased = requests + drafts + optOuts;
  if (erased > 0) logger().info({ erased }, 'time limits of requests');
}

async function enforceTimeLimitsOfPolicies(services: Services): Promise<void> {
  const now = services.store.now();
  await finishInterruptedImport(services, now);
  const ended = await deleteExpiredPolicies(services, now);
  if (ended > 0) logger().info({ ended }, 'time limits of policies');
}

async function enforceTimeLimitsOfLogins(services: Services): Promise<void> {
  const now = services.store.now();
  const codes = await deleteExpiredCodes(services, now);
  const sessions =
    (await deleteExpiredSessions(customerSessions, services, now)) +
    (await deleteExpiredSessions(deskSessions, services, now));
  if (codes + sessions > 0) logger().info({ codes, sessions }, 'time limits of the login');
}

async function enforceTimeLimitsOfDesk(services: Services): Promise<void> {
  const notes = await eraseExpiredNotes(services);
  const events = await deleteExpiredDeskEvents(services);
  const uploads = await deleteExpiredUploads(services);
  await deleteLeftFolders(services);
  if (notes + events + uploads > 0)
    logger().info({ notes, events, uploads }, 'time limits of the desk');
}

type Task = (services: Services, isStopped: () => boolean) => Promise<void>;

const everyMinute = (name: string, work: Task) => every(name, maintenanceIntervalMs, work);

/** A failure is logged by name and stops neither the sending nor the other tasks; the next run is when it is due. */
export function every(name: string, intervalMs: number, work: Task): Task {
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

function logCappedDelays(shortened: number): void {
  if (shortened > 0)
    logger().warn(
      { shortened },
      'waits shortened: a clock was set back, or instances differ in clock or time-outs',
    );
}

function logRound(name: string, round: RoundOutcome): void {
  if (round.settled + round.unusable > 0) logger().info({ ...round }, name);
}
