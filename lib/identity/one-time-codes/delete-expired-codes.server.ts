/** Erases the contact of an expired code, and the row when no limit counts it any more. */
import 'server-only';
import { dayMs, hourMs, timestampBefore } from '../../dates/iso-date.ts';
import { deleteOldHourlyCounts } from '../../store/hourly-counts.server.ts';
import { readIdBatches } from '../../store/read-batches.ts';
import type { Services } from '../../store/services.server.ts';

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
