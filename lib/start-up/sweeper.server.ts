/**
 * The background loops of the process: one for leads, one for service requests, so that a slow mail server never delays
 * a call.
 */
import 'server-only';
import { capLeadRetryDelays } from '../leads/cap-lead-retry-delays.server.ts';
import { unconfirmedQueue } from '../leads/notify-desk-of-unconfirmed.server.ts';
import {
  dequeueEndedLeads,
  eraseClientKeys,
  releaseThrottledLeads,
} from '../leads/release-throttled-leads.server.ts';
import { eraseExpiredLeads, expireOldLeads } from '../leads/retention.server.ts';
import { initialUpstreamHealth, sweepLeads } from '../leads/sweep-leads.server.ts';
import { logger } from '../logging/logger.server.ts';
import { deleteExpiredCodes } from '../one-time-codes/delete-expired-codes.server.ts';
import { capRetryDelays } from '../outbox/cap-retry-delays.server.ts';
import { maxMailDelayMs } from '../outbox/mail-retry.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { type Loop, runLoop } from '../outbox/run-loop.server.ts';
import { type Health, type RoundOutcome, sweepQueue } from '../outbox/sweep-queue.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishInterruptedImport } from '../policies/import/apply-changes.server.ts';
import { processSingleton } from '../process/process-singleton.ts';
import { requestQueue } from '../requests/request-queue.server.ts';
import { setRequestWorker } from '../requests/request-worker.server.ts';
import { eraseExpiredRequests } from '../requests/retention.server.ts';
import { deleteExpiredSessions } from '../sessions/end-sessions.server.ts';

const maintenanceIntervalMs = 60_000;

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
  const maintain = everyMinute(enforceTimeLimitsOfLeads);
  return runLoop('sweep', async (isStopped) => {
    const outbox = await openOutbox();
    await maintain(outbox, isStopped);
    await releaseThrottledLeads(outbox, outbox.store.now());
    logRound('sweep', await sweepLeads(outbox, upstreams, isStopped));
  });
}

function runRequestLoop(): Loop {
  const mail: Health = { isUp: true };
  const maintenance = [
    everyMinute(enforceTimeLimitsOfRequests),
    everyMinute(enforceTimeLimitsOfPolicies),
    everyMinute(enforceTimeLimitsOfLogins),
  ];
  const notifyDesk = everyMinute(async (outbox, isStopped) => {
    logRound('unconfirmed calls', await sweepQueue(unconfirmedQueue(outbox), mail, isStopped));
  });
  return runLoop('mail sweep', async (isStopped) => {
    const outbox = await openOutbox();
    for (const maintain of maintenance) await maintain(outbox, isStopped);
    logRound('mail sweep', await sweepQueue(requestQueue(outbox), mail, isStopped));
    await notifyDesk(outbox, isStopped);
  });
}

async function enforceTimeLimitsOfLeads(outbox: Outbox): Promise<void> {
  const now = outbox.store.now();
  logCappedDelays(await capLeadRetryDelays(outbox, now));
  const expired = await expireOldLeads(outbox, now);
  const erased = await eraseExpiredLeads(outbox, now);
  await dequeueEndedLeads(outbox);
  await eraseClientKeys(outbox, now);
  if (expired + erased > 0) logger().info({ expired, erased }, 'time limits');
}

async function enforceTimeLimitsOfRequests(outbox: Outbox): Promise<void> {
  const { store, env } = outbox;
  const now = store.now();
  const limits = { state: 'pending', maxDelayMs: maxMailDelayMs(env), now } as const;
  logCappedDelays(await capRetryDelays(store, 'service_request', limits));
  const erased = await eraseExpiredRequests(outbox, now);
  if (erased > 0) logger().info({ erased }, 'time limits of requests');
}

async function enforceTimeLimitsOfPolicies(outbox: Outbox): Promise<void> {
  const now = outbox.store.now();
  await finishInterruptedImport(outbox, now);
  const ended = await deleteExpiredPolicies(outbox, now);
  if (ended > 0) logger().info({ ended }, 'time limits of policies');
}

async function enforceTimeLimitsOfLogins(outbox: Outbox): Promise<void> {
  const now = outbox.store.now();
  const codes = await deleteExpiredCodes(outbox, now);
  const sessions = await deleteExpiredSessions(outbox, now);
  if (codes + sessions > 0) logger().info({ codes, sessions }, 'time limits of the login');
}

type Task = (outbox: Outbox, isStopped: () => boolean) => Promise<void>;

function everyMinute(work: Task): Task {
  let dueAt = 0;
  return async (outbox, isStopped) => {
    // A monotonic clock: after a correction of the wall clock the next run could be hours away.
    if (performance.now() < dueAt) return;
    await work(outbox, isStopped);
    dueAt = performance.now() + maintenanceIntervalMs;
  };
}

function logCappedDelays(shortened: number): void {
  if (shortened > 0) logger().warn({ shortened }, 'the clock was set back: waits shortened');
}

function logRound(name: string, round: RoundOutcome): void {
  if (round.settled + round.unusable > 0) logger().info({ ...round }, name);
}
