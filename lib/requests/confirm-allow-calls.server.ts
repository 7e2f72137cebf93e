/**
 * "Allow calls again", confirmed by the desk, which is rung from the number: anybody can ask for it in somebody's name,
 * and only a person can tell.
 */
import 'server-only';
import { removeFromDoNotCallList } from '../leads/do-not-call-list.server.ts';
import { lockContact } from '../outbox/insert-idempotent.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';

export type AllowOutcome = 'allowed' | 'stopped-again' | 'erased' | 'other-kind' | 'not-found';

export function confirmAllowCalls(
  { store }: Outbox,
  reference: string,
  now: Date,
): Promise<AllowOutcome> {
  return store.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('service_request')
      .select(['kind', 'mobile_key', 'created_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) return 'not-found';
    if (row.kind !== 'allow-calls') return 'other-kind';
    if (!row.mobile_key) return 'erased';
    await lockContact(store, transaction, row.mobile_key);
    const asked = new Date(row.created_at);
    if (!(await removeFromDoNotCallList(transaction, row.mobile_key, asked)))
      return 'stopped-again';
    await transaction
      .updateTable('service_request')
      .set({ state: 'answered', answered_at: now.toISOString(), sending_since: null })
      .where('reference', '=', reference)
      .execute();
    return 'allowed';
  });
}
