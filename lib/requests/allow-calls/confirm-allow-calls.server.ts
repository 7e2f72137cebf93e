/** Removes a number from the do-not-call list after the code that was sent to it. */
import 'server-only';
import { removeFromDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import type { Services } from '../../store/services.server.ts';

/** The caller has checked the code. The desk gets a separate mail about it. */
export function allowCallsByCode(
  { store, encryption }: Services,
  reference: string,
  now: Date,
): Promise<{ kind: 'allowed' | 'stopped-again' | 'erased' | 'other-kind' | 'not-found' }> {
  return store.db.transaction().execute(async (transaction) => {
    const row = await readByReference(transaction, 'service_request', reference);
    if (!row) return { kind: 'not-found' };
    if (row.kind !== 'allow-calls') return { kind: 'other-kind' };
    if (!row.mobile_key) return { kind: 'erased' };
    await acquireAdvisoryLock(store, transaction, row.mobile_key);
    if (!(await removeFromDoNotCallList(transaction, row.mobile_key, new Date(row.created_at))))
      return { kind: 'stopped-again' };
    await transaction
      .updateTable('service_request')
      .set({
        state: 'pending',
        answered_at: now.toISOString(),
        sending_since: null,
        next_attempt_at: now.toISOString(),
        // The attempt number invalidates a mail in progress, which says that no code was entered.
        attempts: row.attempts + 1,
        // The fields may be erased, because the desk had the first mail: the second has only the reference.
        fields_sealed: row.fields_sealed ?? encryption.seal('{}', row.id),
      })
      .where('id', '=', row.id)
      .execute();
    return { kind: 'allowed' };
  });
}
