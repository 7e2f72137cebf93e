/**
 * "Allow calls again" needs the code that is sent to the number: anybody can ask for it in somebody's name. Rule: only
 * a number that is on the list gets a message, and nobody is told which those are.
 */
import 'server-only';
import { isOnDoNotCallList } from '../leads/do-not-call-list.server.ts';
import { type CodeRow, checkCode } from '../one-time-codes/check-code.server.ts';
import type { CheckOutcome, IssueOutcome } from '../one-time-codes/one-time-code.ts';
import { requestCode } from '../one-time-codes/request-code.server.ts';
import type { Outbox } from '../outbox/outbox.server.ts';
import { mobileKey } from '../store/field-encryption.server.ts';
import type { ServiceRequestRow } from '../store/outbox-schema.ts';
import { openFields } from './open-request.server.ts';

export function needsCode({ kind, answered_at }: ServiceRequestRow): boolean {
  return kind === 'allow-calls' && answered_at === null;
}

/** @param code of this browser: it still has the number after the request's own was erased. */
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

/** A code counts for its own number only. */
export async function checkAllowCallsCode(
  outbox: Outbox,
  row: ServiceRequestRow,
  typed: string,
  headers: Headers,
): Promise<CheckOutcome['kind']> {
  const checked = await checkCode(outbox, headers, 'allow-calls', typed, outbox.store.now());
  if (checked.kind !== 'right') return checked.kind;
  const isOwn = mobileKey(outbox.encryption, checked.contact.address) === row.mobile_key;
  return isOwn && checked.subject === row.reference ? 'right' : 'none';
}

function openMobile(outbox: Outbox, row: ServiceRequestRow, code?: CodeRow): string | null {
  if (code?.contact_sealed) return outbox.encryption.open(code.contact_sealed, code.id);
  const fields = openFields(outbox, row);
  return typeof fields === 'string' ? null : (fields.mobile ?? null);
}
