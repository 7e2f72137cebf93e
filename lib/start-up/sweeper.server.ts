/**
 * The loops that sweep while the process lives: leads, and service requests apart, so that a slow mail server
 * never holds up a call.
 */
import 'server-only';
import { perProcess } from '../config/per-process.ts';
import {
  clearTurnsOfEnded,
  eraseClientKeys,
  releaseMarkedLeads,
} from '../leads/release-leads.server.ts';
import { eraseExpiredLeads, expireOldLeads } from '../leads/retention.server.ts';
import { shortenLeadWaits } from '../leads/shorten-lead-waits.server.ts';
import { healthyUpstreams, sweepLeads } from '../leads/sweep-leads.server.ts';
import { tellDeskOfUnconfirmed } from '../leads/tell-desk-of-unconfirmed.server.ts';
import { logger } from '../logging/logger.server.ts';
import { deleteOldCodes } from '../one-time-codes/delete-old-codes.server.ts';
import { longestMailWaitMs } from '../outbox/mail-again.server.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.server.ts';
import { runLoop } from '../outbox/run-loop.server.ts';
import { shortenWaits } from '../outbox/shorten-waits.server.ts';
import type { RoundOutcome } from '../outbox/sweep-queue.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishKilledImport } from '../policies/import/apply-changes.server.ts';
import { setRequestLoop } from '../requests/request-worker.server.ts';
import { eraseExpiredRequests } from '../requests/retention.server.ts';
import { healthyMail, sweepRequests } from '../requests/sweep-requests.server.ts';
import { deleteOverSessions } from '../sessions/end-sessions.server.ts';

const timeLimitsEveryMs = 60_000;

export type Sweeper = { stop(): Promise<void> };

/** Started once per process; a second call returns the running one. */
export function startSweeper(): Sweeper {
  return perProcess('sweeper', runSweepers);
}

function runSweepers(): Sweeper {
  const upstreams = healthyUpstreams();
  const keepLeads = everyMinute(async (outbox) => {
    reportShortened(await shortenLeadWaits(outbox, outbox.store.now()));
    const expired = await expireOldLeads(outbox, outbox.store.now());
    const erased = await eraseExpiredLeads(outbox, outbox.store.now());
    await clearTurnsOfEnded(outbox);
    await eraseClientKeys(outbox, outbox.store.now());
    if (expired + erased > 0) logger().info({ expired, erased }, 'time limits');
  });
  const leads = runLoop('sweep', async (isStopped) => {
    const outbox = await openOutbox();
    await keepLeads(outbox, isStopped);
    await releaseMarkedLeads(outbox, outbox.store.now());
    report('sweep', await sweepLeads(outbox, upstreams, isStopped));
  });

  const mail = healthyMail();
  const keepRequests = everyMinute(async (outbox) => {
    reportShortened(
      await shortenWaits(outbox.store, 'service_request', {
        state: 'pending',
        longestMs: longestMailWaitMs(outbox.env),
        now: outbox.store.now(),
      }),
    );
    const erased = await eraseExpiredRequests(outbox, outbox.store.now());
    if (erased > 0) logger().info({ erased }, 'time limits of requests');
    await finishKilledImport(outbox, outbox.store.now());
    const ended = await deleteExpiredPolicies(outbox, outbox.store.now());
    if (ended > 0) logger().info({ ended }, 'time limits of policies');
  });
  const keepLogins = everyMinute(async (outbox) => {
    const codes = await deleteOldCodes(outbox, outbox.store.now());
    const sessions = await deleteOverSessions(outbox, outbox.store.now());
    if (codes + sessions > 0) logger().info({ codes, sessions }, 'time limits of the login');
  });
  const tellDesk = everyMinute(async (outbox, isStopped) => {
    report('unconfirmed calls', await tellDeskOfUnconfirmed(outbox, mail, isStopped));
  });
  const requests = runLoop('mail sweep', async (isStopped) => {
    const outbox = await openOutbox();
    await keepRequests(outbox, isStopped);
    await keepLogins(outbox, isStopped);
    report('mail sweep', await sweepRequests(outbox, mail, isStopped));
    await tellDesk(outbox, isStopped);
  });
  setRequestLoop(requests);
  return {
    async stop() {
      await Promise.all([leads.stop(), requests.stop()]);
    },
  };
}

type Work = (outbox: Outbox, isStopped: () => boolean) => Promise<void>;

function everyMinute(work: Work): Work {
  let dueAt = 0;
  return async (outbox, isStopped) => {
    // A counter: by a clock that ran ahead and was set back, the next minute would be hours away.
    if (performance.now() < dueAt) return;
    await work(outbox, isStopped);
    dueAt = performance.now() + timeLimitsEveryMs;
  };
}

function reportShortened(shortened: number): void {
  if (shortened > 0) logger().warn({ shortened }, 'the clock was set back: waits shortened');
}

function report(name: string, round: RoundOutcome): void {
  if (round.settled + round.unusable > 0) logger().info({ ...round }, name);
}
