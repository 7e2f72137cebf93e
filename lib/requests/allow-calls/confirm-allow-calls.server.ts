/**
 * Removes a number from the do-not-call list after the code that was sent to it. Requests from before the code existed
 * asked the visitor to call the desk; the desk can still confirm those, and no others.
 */
import 'server-only';
import type { Transaction } from 'kysely';
import { firstNoticeWithCode } from '../../content/requests/request-kinds.ts';
import { removeFromDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';

export type AllowCallsOutcome = {
  kind: 'allowed' | 'stopped-again' | 'erased' | 'other-kind' | 'not-found' | 'needs-code';
};

type Settle = (transaction: Transaction<Tables>, row: ServiceRequestRow) => Promise<unknown>;

/** The caller has checked the code. The desk gets a separate mail about it. */
export function allowCallsByCode(
  services: Services,
  reference: string,
  now: Date,
): Promise<AllowCallsOutcome> {
  const settle: Settle = (transaction, row) =>
    transaction
      .updateTable('service_request')
      .set({
        state: 'pending',
        answered_at: now.toISOString(),
        sending_since: null,
        next_attempt_at: now.toISOString(),
        // The attempt number invalidates a mail in progress, which says that no code was entered.
        attempts: row.attempts + 1,
        // The fields may be erased, because the desk had the first mail: the second has only the reference.
        fields_sealed: row.fields_sealed ?? services.encryption.seal('{}', row.id),
      })
      .where('id', '=', row.id)
      .execute();
  return allowAndSettle(services, reference, settle, () => true);
}

/**
 * Allows calls after the holder rang the desk from the number: only for a request that asked the visitor to ring.
 * @param record writes who did it, in the same transaction.
 */
export function allowCallsByDesk(
  services: Services,
  reference: string,
  now: Date,
  record: Settle = async () => undefined,
): Promise<AllowCallsOutcome> {
  const settle: Settle = async (transaction, row) => {
    await transaction
      .updateTable('service_request')
      .set({ state: 'answered', answered_at: now.toISOString(), sending_since: null })
      .where('id', '=', row.id)
      .execute();
    await record(transaction, row);
  };
  return allowAndSettle(
    services,
    reference,
    settle,
    (row) => row.consent_version < firstNoticeWithCode,
  );
}

function allowAndSettle(
  { store }: Services,
  reference: string,
  settle: Settle,
  mayAllow: (row: ServiceRequestRow) => boolean,
): Promise<AllowCallsOutcome> {
  return store.db.transaction().execute(async (transaction) => {
    const row = await readByReference(transaction, 'service_request', reference);
    if (!row) return { kind: 'not-found' };
    if (row.kind !== 'allow-calls') return { kind: 'other-kind' };
    if (!mayAllow(row)) return { kind: 'needs-code' };
    if (!row.mobile_key) return { kind: 'erased' };
    await acquireAdvisoryLock(store, transaction, row.mobile_key);
    if (!(await removeFromDoNotCallList(transaction, row.mobile_key, new Date(row.created_at))))
      return { kind: 'stopped-again' };
    await settle(transaction, row);
    return { kind: 'allowed' };
  });
}
