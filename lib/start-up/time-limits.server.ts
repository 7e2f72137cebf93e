/**
 * Every time limit that the law or the site sets for a stored row, but those of leads (lib/leads), as one list; each is
 * enforced every minute. A table with personal data, or with a time at which its rows end, has a duty here or there
 * (time-limits.contract.test.ts).
 */
import 'server-only';
import { dayMs, hourMs, timestampBefore } from '../dates/iso-date.ts';
import { deleteExpiredUploads } from '../desk/lists/list-uploads.server.ts';
import { deleteLeftFolders } from '../desk/lists/run-list-job.server.ts';
import { eraseExpiredNotes } from '../desk/records/call-notes.server.ts';
import { deskSessions } from '../desk/sign-in/desk-sessions.server.ts';
import { deleteExpiredDeskEvents } from '../desk/trail/audit-trail.server.ts';
import { deleteExpiredSessions } from '../identity/sessions/session-store.server.ts';
import { customerSessions } from '../identity/sessions/sessions.server.ts';
import { capRetryDelays, logCappedDelays } from '../outbox/claim-due-rows.server.ts';
import { maxMailDelayMs } from '../outbox/mail-retry.server.ts';
import { deleteExpiredPolicies } from '../policies/delete-policies.server.ts';
import { finishInterruptedImport } from '../policies/import/apply-changes.server.ts';
import { logger } from '../process/logging/logger.server.ts';
import { eraseExpiredRequests } from '../requests/erase-expired-requests.server.ts';
import { deleteOldHourlyCounts } from '../store/hourly-counts.server.ts';
import { readIdBatches } from '../store/read-batches.ts';
import type { Services } from '../store/services.server.ts';

type TimeLimit = {
  /** Name in logs. */
  name: string;
  enforce: (services: Services, now: Date) => Promise<void>;
};

export const timeLimits: readonly TimeLimit[] = [
  { name: 'time limits of requests', enforce: enforceTimeLimitsOfRequests },
  { name: 'time limits of policies', enforce: enforceTimeLimitsOfPolicies },
  { name: 'time limits of the login', enforce: enforceTimeLimitsOfLogins },
  { name: 'time limits of the desk', enforce: enforceTimeLimitsOfDesk },
];

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

/** @returns rows deleted. */
export async function deleteExpiredCodes(services: Services, now: Date): Promise<number> {
  const { store } = services;
  // For the hour of the browser's cookie a late code is answered with "expired".
  const overSince = timestampBefore(now, hourMs);
  const codes = store.db.selectFrom('one_time_code').select('id');
  const withContact = codes
    .where('created_at', '<', overSince)
    .where('contact_sealed', 'is not', null);
  for await (const ids of readIdBatches(withContact))
    await store.db
      .updateTable('one_time_code')
      .set({ contact_sealed: null })
      .where('id', 'in', ids)
      .execute();
  const old = codes.where('created_at', '<', timestampBefore(now, dayMs));
  let deleted = 0;
  for await (const ids of readIdBatches(old)) {
    await store.db.deleteFrom('one_time_code').where('id', 'in', ids).execute();
    deleted += ids.length;
  }
  return deleted + (await deleteOldHourlyCounts(store, now));
}

/** @returns rows deleted. */
export async function deleteExpiredDrafts({ store }: Services, now: Date): Promise<number> {
  const due = store.db
    .selectFrom('form_draft')
    .select('id')
    .where('erase_at', '<=', now.toISOString());
  let deleted = 0;
  for await (const ids of readIdBatches(due)) {
    await store.db.deleteFrom('form_draft').where('id', 'in', ids).execute();
    deleted += ids.length;
  }
  return deleted;
}
