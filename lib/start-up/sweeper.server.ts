/**
 * The background loops of the process: one for leads, one for service requests, so that a slow mail server never delays
 * a call.
 */
import 'server-only';
import { processSingleton } from '../config/process-singleton.ts';
import { capLeadRetryDelays } from '../leads/cap-lead-retry-delays.server.ts';
import { notifyDeskOfUnconfirmed } from '../leads/notify-desk-of-unconfirmed.server.ts';
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
import { runLoop } from '../outbox/run-loop.server.ts';
import type { RoundOutcome } from '../outbox/sweep-queue.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishInterruptedImport } from '../policies/import/apply-changes.server.ts';
import { setRequestWorker } from '../requests/request-worker.server.ts';
import { eraseExpiredRequests } from '../requests/retention.server.ts';
import { initialMailHealth, sweepRequests } from '../requests/sweep-requests.server.ts';
import { deleteExpiredSessions } from '../sessions/end-sessions.server.ts';

const maintenanceIntervalMs = 60_000;

export type Sweeper = { stop(): Promise<void> };

/** Starts it once per process; a second call returns the running one. */
export function startSweeper(): Sweeper {
  return processSingleton('sweeper', runSweepers);
}

function runSweepers(): Sweeper {
  const upstreams = initialUpstreamHealth();
  const maintainLeads = everyMinute(async (outbox) => {
    logCappedDelays(await capLeadRetryDelays(outbox, outbox.store.now()));
    const expired = await expireOldLeads(outbox, outbox.store.now());
    const erased = await eraseExpiredLeads(outbox, outbox.store.now());
    await dequeueEndedLeads(outbox);
    await eraseClientKeys(outbox, outbox.store.now());
    if (expired + erased > 0) logger().info({ expired, erased }, 'time limits');
  });
  const leads = runLoop('sweep', async (isStopped) => {
    const outbox = await openOutbox();
    await maintainLeads(outbox, isStopped);
    await releaseThrottledLeads(outbox, outbox.store.now());
    logRound('sweep', await sweepLeads(outbox, upstreams, isStopped));
  });

  const mail = initialMailHealth();
  const maintainRequests = everyMinute(async (outbox) => {
    logCappedDelays(
      await capRetryDelays(outbox.store, 'service_request', {
        state: 'pending',
        maxDelayMs: maxMailDelayMs(outbox.env),
        now: outbox.store.now(),
      }),
    );
    const erased = await eraseExpiredRequests(outbox, outbox.store.now());
    if (erased > 0) logger().info({ erased }, 'time limits of requests');
    await finishInterruptedImport(outbox, outbox.store.now());
    const ended = await deleteExpiredPolicies(outbox, outbox.store.now());
    if (ended > 0) logger().info({ ended }, 'time limits of policies');
  });
  const maintainLogins = everyMinute(async (outbox) => {
    const codes = await deleteExpiredCodes(outbox, outbox.store.now());
    const sessions = await deleteExpiredSessions(outbox, outbox.store.now());
    if (codes + sessions > 0) logger().info({ codes, sessions }, 'time limits of the login');
  });
  const notifyDesk = everyMinute(async (outbox, isStopped) => {
    logRound('unconfirmed calls', await notifyDeskOfUnconfirmed(outbox, mail, isStopped));
  });
  const requests = runLoop('mail sweep', async (isStopped) => {
    const outbox = await openOutbox();
    await maintainRequests(outbox, isStopped);
    await maintainLogins(outbox, isStopped);
    logRound('mail sweep', await sweepRequests(outbox, mail, isStopped));
    await notifyDesk(outbox, isStopped);
  });
  setRequestWorker(requests);
  return {
    async stop() {
      await Promise.all([leads.stop(), requests.stop()]);
    },
  };
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
