/**
 * "Allow calls again" needs the code that is sent to the number, because anybody can request it for any number. Rule:
 * only a number on the do-not-call list gets a message, and no response reveals which numbers are on it.
 */
import 'server-only';
import { confirmationUrl } from '../../forms/confirmation-url.ts';
import { issueAccessToken } from '../../forms/record-access-token.server.ts';
import { type HandlerReply, seeOther } from '../../http/handle-request.server.ts';
import type { CodeRow } from '../../identity/one-time-codes/check-code.server.ts';
import type { CodePageConfig } from '../../identity/one-time-codes/code-page-route.server.ts';
import type { IssueOutcome } from '../../identity/one-time-codes/one-time-code.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { isOnDoNotCallList, removeFromDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { requestCodePath, requestConfirmationPath } from '../../site/confirmation-paths.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { wakeRequestWorker } from '../deliver/request-worker.server.ts';
import { openFields } from '../open-request.server.ts';
import { requestMessages } from '../submit/request-messages.ts';

export function isCodeNeeded({ kind, answered_at }: ServiceRequestRow): boolean {
  return kind === 'allow-calls' && answered_at === null;
}

/** @param code the browser's code; it still has the number after that of the request was erased. */
export async function sendAllowCallsCode(
  services: Services,
  row: ServiceRequestRow,
  { headers, code, now }: { headers: Headers; code?: CodeRow; now: Date },
): Promise<IssueOutcome> {
  const address = openMobile(services, row, code);
  if (!address || !row.mobile_key) return { kind: 'channel-off' };
  const codeRequest = {
    purpose: 'allow-calls',
    contact: { channel: 'sms', address },
    subject: row.reference,
    isKnown: await isOnDoNotCallList(services.store.db, row.mobile_key, now),
  } as const;
  return requestCode(services, headers, codeRequest, now);
}

function openMobile(services: Services, row: ServiceRequestRow, code?: CodeRow): string | null {
  if (code?.contact_sealed) return services.encryption.openOrThrow(code.contact_sealed, code.id);
  const opened = openFields(services, row);
  return opened.kind === 'opened' ? (opened.fields.mobile ?? null) : null;
}

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

/** The page for the code of "allow calls again". */
export const allowCallsCodePage: CodePageConfig<ServiceRequestRow> = {
  name: 'requests-code',
  purpose: 'allow-calls',
  path: requestCodePath,
  messages: requestMessages,
  find: async ({ store }, reference) => {
    const row = await readByReference(store.db, 'service_request', reference);
    return row?.kind === 'allow-calls' ? row : null;
  },
  isConfirmed: (row) => !isCodeNeeded(row),
  send: sendAllowCallsCode,
  confirm: async (services, row, now) => {
    const { kind } = await allowCallsByCode(services, row.reference, now);
    if (kind !== 'allowed')
      return {
        response: seeOther(confirmationUrl(requestConfirmationPath, { kind })),
        outcome: kind,
      };
    wakeRequestWorker();
    return showState(services, row, now);
  },
  showConfirmed: showState,
};

async function showState(
  services: Services,
  { reference }: ServiceRequestRow,
  now: Date,
): Promise<HandlerReply> {
  const accessToken = issueAccessToken(services, reference, { now });
  const url = confirmationUrl(requestConfirmationPath, { kind: 'state', reference, accessToken });
  return { response: seeOther(url), outcome: 'allowed', reference };
}
