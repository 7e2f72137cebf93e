/** Erases the contact of an expired code, and the row when no limit counts it any more. */
import 'server-only';
import { dayMs, hourMs, timestampBefore } from '../dates/iso-date.ts';
import { deleteOldHourlyCounts } from '../store/hourly-counts.server.ts';
import type { Services } from '../store/services.server.ts';

/** @returns rows deleted. */
export async function deleteExpiredCodes(services: Services, now: Date): Promise<number> {
  const { store } = services;
  // For the hour of the browser's cookie a late code is answered with "expired".
  const overSince = timestampBefore(now, hourMs);
  await store.db
    .updateTable('one_time_code')
    .set({ contact_sealed: null })
    .where('created_at', '<', overSince)
    .where('contact_sealed', 'is not', null)
    .execute();
  const deleted = await store.db
    .deleteFrom('one_time_code')
    .where('created_at', '<', timestampBefore(now, dayMs))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows) + (await deleteOldHourlyCounts(store, now));
}
