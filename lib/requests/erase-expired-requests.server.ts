/** Retention of requests: when the content of a request is erased. */
import 'server-only';
import { sql } from 'kysely';
import { readIdBatches } from '../store/read-batches.ts';
import { erasedRequestKey, type RequestState } from '../store/schema/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

/** Few, because each may have a file of some megabytes. */
const batchSize = 50;

/** @returns rows erased. */
export async function eraseExpiredRequests({ store }: Services, now: Date): Promise<number> {
  const due = store.db
    .selectFrom('service_request')
    .select('id')
    .where('erase_at', '<=', now.toISOString())
    .where('request_key', '<>', erasedRequestKey);
  let erased = 0;
  for await (const ids of readIdBatches(due, batchSize)) {
    await store.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('request_file').where('request_id', 'in', ids).execute();
      await transaction
        .updateTable('service_request')
        .set({
          // A request that could not be sent in all that time no longer can.
          state: sql<RequestState>`case when state = 'pending' then 'expired' else state end`,
          fields_sealed: null,
          mobile_key: null,
          email_key: null,
          request_key: erasedRequestKey,
          idempotency_key: null,
        })
        .where('id', 'in', ids)
        .execute();
    });
    erased += ids.length;
  }
  return erased;
}
