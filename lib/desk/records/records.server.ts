/** Calls, requests and policies as the desk sees them, with numbers masked. */
import 'server-only';
import type { IsoDate } from '../../dates/iso-date.ts';
import { maskEmail } from '../../input/contact.ts';
import { maskMobile } from '../../input/mobile.ts';
import { findOnDoNotCallList } from '../../leads/do-not-call-list.server.ts';
import { isThrottled } from '../../leads/limits.server.ts';
import { type ListedLead, toListedLead } from '../../leads/list/lead-list.server.ts';
import { maskRefusal } from '../../leads/list/lead-texts.server.ts';
import type { DeskPolicy } from '../../policies/find-policies.server.ts';
import { maskPolicyNumber } from '../../policies/policy-types.ts';
import { type ListedRequest, toListedRequest } from '../../requests/list/request-list.server.ts';
import { isFollowUpOpen, type LeadRow } from '../../store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type CallNote, readLastCalls } from './call-notes.server.ts';

/**
 * What a call waits for: its code, a free place in the queue, Lead.svc, the caller, or what a person has to do after
 * `IsError`. Null: nothing.
 */
export type CallWaiting =
  | 'code'
  | 'queue'
  | 'lead-service'
  | 'caller'
  | 'second-try'
  | LeadRow['follow_up'];

/** The mail server, the desk's answer; null: nothing. */
export type RequestWaiting = 'mail' | 'answer' | null;

type LastCall = Pick<CallNote, 'at' | 'outcome'> | null;

export type CallRecord = {
  kind: 'call';
  waitsFor: CallWaiting;
  /** Until then the law allows a call on this enquiry. */
  expiresAt: string;
  isOver: boolean;
  /** Lead.svc's words about a follow-up that is open, with the number masked. */
  refusalWords: string;
  lastCall: LastCall;
  /** The number is on the do-not-call list now. */
  isStopped: boolean;
  /** Nothing is left that a staff member could open; `mobile` then says so in words. */
  isErased: boolean;
} & ListedLead;

export type RequestRecord = {
  kind: 'request';
  waitsFor: RequestWaiting;
  requestKind: ListedRequest['kind'];
  /** Masked. */
  mobile: string;
  email: string;
  lastCall: LastCall;
  isStopped: boolean;
  /** Nothing is left that a staff member could open. */
  isErased: boolean;
} & Omit<ListedRequest, 'fields' | 'kind'>;

export type PolicyRecord = {
  kind: 'policy';
  id: string;
  number: string;
  insurer: string;
  product: string;
  from: IsoDate;
  to: IsoDate;
  holders: number;
  mobiles: string[];
  emails: string[];
  loadedOn: IsoDate;
  withdrawnAt: string | null;
};

export type DeskRecord = CallRecord | RequestRecord | PolicyRecord;

/** These wait for a person at the desk; the others wait for a machine or the visitor. */
const forDesk: readonly (CallWaiting | RequestWaiting)[] = [
  'refused-after-promise',
  'check',
  'caller',
  'second-try',
  'answer',
];

export function isForDesk({ waitsFor }: { waitsFor: CallWaiting | RequestWaiting }): boolean {
  return forDesk.includes(waitsFor);
}

export async function toRecords(
  services: Services,
  leads: readonly LeadRow[],
  requests: readonly ServiceRequestRow[],
  now: Date,
): Promise<(CallRecord | RequestRecord)[]> {
  const calls = await readLastCalls(
    services,
    [...leads, ...requests].map(({ reference }) => reference),
  );
  const { db } = services.store;
  const keys = [...leads, ...requests].flatMap(({ mobile_key }) => mobile_key ?? []);
  const stopped = await findOnDoNotCallList(db, [...new Set(keys)], now);
  const statusOf = ({ reference, mobile_key }: LeadRow | ServiceRequestRow) => ({
    lastCall: calls.get(reference) ?? null,
    isStopped: mobile_key !== null && stopped.has(mobile_key),
  });
  return [
    ...leads.map((row) => toCallRecord(services, row, statusOf(row), now)),
    ...requests.map((row) => toRequestRecord(services, row, statusOf(row))),
  ].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** What other tables say of a row: its call notes, the do-not-call list. */
type RecordStatus = Pick<CallRecord, 'lastCall' | 'isStopped'>;

function toCallRecord(
  services: Services,
  row: LeadRow,
  status: RecordStatus,
  now: Date,
): CallRecord {
  return {
    kind: 'call',
    waitsFor: callWaitsFor(row, status, now),
    expiresAt: row.expires_at,
    isOver: row.expires_at <= now.toISOString(),
    refusalWords: isFollowUpOpen(row) ? maskRefusal(services.encryption, row) : '',
    ...status,
    isErased: row.mobile_sealed === null,
    ...toListedLead(services, row, false),
  };
}

function callWaitsFor(
  lead: LeadRow,
  { lastCall, isStopped }: RecordStatus,
  now: Date,
): CallWaiting {
  const { state, withdrawn_at, expires_at } = lead;
  // Until somebody closes it, also where nobody may call any more.
  if (isFollowUpOpen(lead)) return lead.follow_up;
  // A number on the do-not-call list is not called, even for an earlier lead.
  if (isStopped) return null;
  if (withdrawn_at !== null || expires_at <= now.toISOString()) return null;
  switch (state) {
    case 'unconfirmed':
      return 'code';
    case 'pending':
      return isThrottled(lead) ? 'queue' : 'lead-service';
    case 'delivered':
      if (lastCall === null) return 'caller';
      return lastCall.outcome === 'not-reached' ? 'second-try' : null;
    case 'refused':
    case 'expired':
      return null;
  }
}

function toRequestRecord(
  services: Services,
  row: ServiceRequestRow,
  status: RecordStatus,
): RequestRecord {
  const { fields, kind, ...listed } = toListedRequest(services, row, true);
  return {
    kind: 'request',
    requestKind: kind,
    waitsFor: requestWaitsFor(row),
    mobile: fields.mobile ? maskMobile(fields.mobile) : '',
    email: fields.email ? maskEmail(fields.email) : '',
    ...status,
    isErased: row.fields_sealed === null,
    ...listed,
  };
}

function requestWaitsFor({ state, answered_at, kind }: ServiceRequestRow): RequestWaiting {
  if (state === 'pending') return 'mail';
  // The visitor's code is the answer.
  if (kind === 'allow-calls') return null;
  return state === 'delivered' && answered_at === null ? 'answer' : null;
}

export function toPolicyRecord({ row, details }: DeskPolicy): PolicyRecord {
  const { number, insurer, product, from, to, holders, mobiles, emails } = details;
  return {
    kind: 'policy',
    id: row.id,
    number: maskPolicyNumber(number),
    insurer,
    product,
    from,
    to,
    holders: holders.length,
    mobiles: mobiles.map(maskMobile),
    emails: emails.map(maskEmail),
    loadedOn: row.loaded_on,
    withdrawnAt: row.withdrawn_at,
  };
}
