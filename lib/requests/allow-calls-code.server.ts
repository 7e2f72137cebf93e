/**
 * "Allow calls again" needs the code that is sent to the number, because anybody can request it for any number. Rule:
 * only a number on the do-not-call list gets a message, and no response reveals which numbers are on it.
 */
import 'server-only';
import { isOnDoNotCallList } from '../leads/do-not-call-list.server.ts';
import type { CodeRow } from '../one-time-codes/check-code.server.ts';
import type { IssueOutcome } from '../one-time-codes/one-time-code.ts';
import { requestCode } from '../one-time-codes/request-code.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import type { ServiceRequestRow } from '../store/outbox-schema.ts';
import { openFields } from './open-request.server.ts';

export function needsCode({ kind, answered_at }: ServiceRequestRow): boolean {
  return kind === 'allow-calls' && answered_at === null;
}

/** @param code the browser's code; it still has the number after that of the request was erased. */
export async function sendAllowCallsCode(
  outbox: Outbox,
  row: ServiceRequestRow,
  headers: Headers,
  code?: CodeRow,
): Promise<IssueOutcome> {
  const address = openMobile(outbox, row, code);
  if (!address || !row.mobile_key) return { kind: 'channel-off' };
  const now = outbox.store.now();
  const codeRequest = {
    purpose: 'allow-calls',
    contact: { channel: 'sms', address },
    subject: row.reference,
    isKnown: await isOnDoNotCallList(outbox.store.db, row.mobile_key, now),
  } as const;
  return requestCode(outbox, headers, codeRequest, now);
}

function openMobile(outbox: Outbox, row: ServiceRequestRow, code?: CodeRow): string | null {
  if (code?.contact_sealed) return outbox.encryption.open(code.contact_sealed, code.id);
  const fields = openFields(outbox, row);
  return typeof fields === 'string' ? null : (fields.mobile ?? null);
}
