/**
 * "Allow calls again" needs the code that is sent to the number, because anybody can request it for any number. Rule:
 * only a number on the do-not-call list gets a message, and no response reveals which numbers are on it.
 */
import 'server-only';
import type { CodeRow } from '../../identity/one-time-codes/check-code.server.ts';
import type { IssueOutcome } from '../../identity/one-time-codes/one-time-code.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { isOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { openFields } from '../open-request.server.ts';

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
