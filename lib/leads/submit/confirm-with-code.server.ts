/**
 * Where calls need a code (OTP_REQUIRED): sends it to the number of a lead, and confirms the lead when the code is
 * entered in the same browser. Rule: a lead is on disk before its code is sent, and is not delivered without it.
 */
import 'server-only';
import { timestampAfter } from '../../dates/iso-date.ts';
import {
  checkCodeForNumber,
  hasEnteredCodeOf,
  readAfterOtherClick,
} from '../../identity/one-time-codes/check-code.server.ts';
import { codeMessages } from '../../identity/one-time-codes/code-messages.ts';
import { codeRequired } from '../../identity/one-time-codes/code-required.ts';
import { codeLifetimeMs, type IssueOutcome } from '../../identity/one-time-codes/one-time-code.ts';
import { requestCode } from '../../identity/one-time-codes/request-code.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { LeadRow } from '../../store/schema/lead-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { leadLeaseMs } from '../deliver/deliver-lead.server.ts';
import { openLeadMobile } from '../lead-values.server.ts';
import type { CallBackCodes, ConfirmedLead } from './call-back-codes.ts';

export const oneTimeCallBackCodes: CallBackCodes = {
  lifetimeMs: codeLifetimeMs,
  hasEnteredCode,
  confirm: confirmWithCode,
};

/** @param typed "" requests a code. The confirmed row is claimed for the caller, which must deliver it. */
async function confirmWithCode(
  services: Services,
  row: LeadRow,
  { typed, headers, now }: { typed: string; headers: Headers; now: Date },
): ReturnType<CallBackCodes['confirm']> {
  const { kind } = typed
    ? await checkCodeForNumber(services, headers, {
        purpose: 'call-back',
        typed,
        key: row.mobile_key,
        now,
      })
    : { kind: 'none' as const };
  if (kind === 'right') return confirmLead(services, row, now);
  if (kind !== 'none') return { kind: 'invalid', errors: { code: codeMessages[kind] } };
  // A double click: the first request consumed the code.
  const find = () => readByReference(services.store.db, 'lead', row.reference);
  const current = typed
    ? await readAfterOtherClick(find, ({ state }) => state !== 'unconfirmed')
    : await find();
  const own = { purpose: 'call-back', key: row.mobile_key } as const;
  if (
    current &&
    current.state !== 'unconfirmed' &&
    (await hasEnteredCodeOf(services, headers, own))
  )
    return { kind: 'confirmed', row: current, isNew: false };
  const issued = await sendLeadCode(services, row, { headers, now });
  return codeRequired(row.reference, issued);
}

async function hasEnteredCode(
  services: Services,
  mobile: string,
  headers: Headers,
): Promise<boolean> {
  const key = mobileKey(services.encryption, mobile);
  return hasEnteredCodeOf(services, headers, { purpose: 'call-back', key });
}

export async function sendLeadCode(
  services: Services,
  row: LeadRow,
  { headers, now }: { headers: Headers; now: Date },
): Promise<IssueOutcome> {
  const opened = openLeadMobile(services.encryption, row);
  if (opened.kind === 'erased') return { kind: 'channel-off' };
  if (opened.kind === 'unreadable') throw new Error(`${row.reference}: ${opened.reason}`);
  const contact = { channel: 'sms', address: opened.plain } as const;
  const codeRequest = {
    purpose: 'call-back',
    contact,
    subject: row.reference,
    isKnown: true,
  } as const;
  return requestCode(services, headers, codeRequest, now);
}

/**
 * Claims the lead like a new one. If two clicks are concurrent, one delivers it.
 * @throws where the lead has expired.
 */
export async function confirmLead(
  services: Services,
  { reference }: LeadRow,
  now: Date,
): Promise<ConfirmedLead> {
  const claimed = await services.store.db
    .updateTable('lead')
    .set({
      state: 'pending',
      attempts: 1,
      // Until now these columns described the mail to the desk.
      possibly_duplicate: 0,
      last_problem: null,
      // Its code has confirmed it.
      throttled_by: null,
      client_key: null,
      sending_since: now.toISOString(),
      next_attempt_at: timestampAfter(now, leadLeaseMs(services.env)),
    })
    .where('reference', '=', reference)
    .where('state', '=', 'unconfirmed')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  const row = await readByReference(services.store.db, 'lead', reference);
  if (!row || row.state === 'unconfirmed') throw new Error('The lead has ended');
  return { kind: 'confirmed', row, isNew: claimed.numUpdatedRows > 0n };
}
