/**
 * Every time limit that the law or the site sets for a stored row, as one list; the sweeper enforces each every minute.
 * A table with personal data, or with a time at which its rows end, has a duty here (time-limits.contract.test.ts).
 */
import 'server-only';
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
} from '../leads/deliver/release-throttled-leads.server.ts';
import { deleteExpiredEntries } from '../leads/do-not-call-list.server.ts';
import { eraseExpiredLeads, expireOldLeads } from '../leads/retention.server.ts';
import { deleteUnfinishedLoads, stopStoredBatches } from '../leads/stop-list-batches.server.ts';
import { logger } from '../logging/logger.server.ts';
import { deleteExpiredCodes } from '../one-time-codes/delete-expired-codes.server.ts';
import { capRetryDelays } from '../outbox/cap-retry-delays.server.ts';
import { maxMailDelayMs } from '../outbox/mail-retry.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishInterruptedImport } from '../policies/import/apply-changes.server.ts';
import { eraseExpiredRequests } from '../requests/erase-expired-requests.server.ts';
import { deleteExpiredSessions } from '../sessions/session-store.server.ts';
import { customerSessions } from '../sessions/sessions.server.ts';
import type { Services } from '../store/services.server.ts';

type TimeLimit = {
  /** Name in logs. */
  name: string;
  /** The sweeper's loop that enforces it. */
  loop: 'leads' | 'mail';
  enforce: (services: Services, now: Date) => Promise<void>;
};

export const timeLimits: readonly TimeLimit[] = [
  { name: 'time limits of leads', loop: 'leads', enforce: enforceTimeLimitsOfLeads },
  { name: 'time limits of requests', loop: 'mail', enforce: enforceTimeLimitsOfRequests },
  { name: 'time limits of policies', loop: 'mail', enforce: enforceTimeLimitsOfPolicies },
  { name: 'time limits of the login', loop: 'mail', enforce: enforceTimeLimitsOfLogins },
  { name: 'time limits of the desk', loop: 'mail', enforce: enforceTimeLimitsOfDesk },
];

async function enforceTimeLimitsOfLeads(services: Services, now: Date): Promise<void> {
  logCappedDelays(await capLeadRetryDelays(services, now));
  const expired = await expireOldLeads(services, now);
  const erased = await eraseExpiredLeads(services, now);
  await dequeueEndedLeads(services);
  await eraseClientKeys(services, now);
  // Of an import that was interrupted after its commit.
  await stopStoredBatches(services.store);
  await deleteUnfinishedLoads(services.store, now);
  const stoppedNumbers = await deleteExpiredEntries(services.store.db, now);
  if (expired + erased + stoppedNumbers > 0)
    logger().info({ expired, erased, stoppedNumbers }, 'time limits of leads');
}

async function enforceTimeLimitsOfRequests(services: Services, now: Date): Promise<void> {
  const { store, env } = services;
  const limits = { state: 'pending', maxDelayMs: maxMailDelayMs(env), now } as const;
  logCappedDelays(await capRetryDelays(store, 'service_request', limits));
  const requests = await eraseExpiredRequests(services, now);
  const drafts = await deleteExpiredDrafts(services, now);
  const erased = requests + drafts;
  if (erased > 0) logger().info({ erased }, 'time limits of requests');
}

async function enforceTimeLimitsOfPolicies(services: Services, now: Date): Promise<void> {
  await finishInterruptedImport(services, now);
  const ended = await deleteExpiredPolicies(services, now);
  if (ended > 0) logger().info({ ended }, 'time limits of policies');
}

async function enforceTimeLimitsOfLogins(services: Services, now: Date): Promise<void> {
  const codes = await deleteExpiredCodes(services, now);
  const sessions =
    (await deleteExpiredSessions(customerSessions, services, now)) +
    (await deleteExpiredSessions(deskSessions, services, now));
  if (codes + sessions > 0) logger().info({ codes, sessions }, 'time limits of the login');
}

async function enforceTimeLimitsOfDesk(services: Services, now: Date): Promise<void> {
  const notes = await eraseExpiredNotes(services);
  const events = await deleteExpiredDeskEvents(services);
  const uploads = await deleteExpiredUploads(services, now);
  await deleteLeftFolders(services, now);
  if (notes + events + uploads > 0)
    logger().info({ notes, events, uploads }, 'time limits of the desk');
}

function logCappedDelays(shortened: number): void {
  if (shortened > 0)
    logger().warn(
      { shortened },
      'waits shortened: a clock was set back, or instances differ in clock or time-outs',
    );
}
