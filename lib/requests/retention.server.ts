/** Retention of requests: when the content of a request, a draft and a listed number are erased. */
import 'server-only';
import { sql } from 'kysely';
import { deleteExpiredOptOuts } from '../leads/do-not-call-list.server.ts';
import type { RequestState } from '../store/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';

/** @returns rows erased. */
export async function eraseExpiredRequests({ store }: Services, now: Date): Promise<number> {
  const nowText = now.toISOString();
  const requests = await store.db.transaction().execute(async (transaction) => {
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
        request_key: '',
        idempotency_key: null,
      })
      .where('erase_at', '<=', nowText)
      .where('request_key', '<>', '')
      .executeTakeFirst();
  });
  const drafts = await store.db
    .deleteFrom('form_draft')
    .where('erase_at', '<=', nowText)
    .executeTakeFirst();
  const stops = await deleteExpiredOptOuts(store.db, now);
  return Number(requests.numUpdatedRows) + Number(drafts.numDeletedRows) + stops;
}
