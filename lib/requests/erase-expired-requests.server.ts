/** Retention of requests: when the content of a request is erased. */
import 'server-only';
import { sql } from 'kysely';
import { erasedRequestKey, type RequestState } from '../store/schema/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

/** @returns rows erased. */
export async function eraseExpiredRequests({ store }: Services, now: Date): Promise<number> {
  const nowText = now.toISOString();
  const result = await store.db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('request_file')
      .where('request_id', 'in', (due) =>
        due.selectFrom('service_request').select('id').where('erase_at', '<=', nowText),
      )
      .execute();
    return transaction
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
      .where('erase_at', '<=', nowText)
      .where('request_key', '<>', erasedRequestKey)
      .executeTakeFirst();
  });
  return Number(result.numUpdatedRows);
}
