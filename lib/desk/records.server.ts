/** Calls, requests and policies as the desk sees them, with numbers masked, and how they are found. */
import 'server-only';
import { addDays, type IsoDate, startOfDayInIndia } from '../dates/iso-date.ts';
import type { Contact } from '../input/contact.ts';
import { maskMobile } from '../input/mobile.ts';
import { type ListedLead, toListedLead } from '../leads/list/lead-list.server.ts';
import { readByReference } from '../outbox/read-by-reference.server.ts';
import { callBackPrefix } from '../outbox/reference.ts';
import { type AdminPolicy, findPolicies } from '../policies/policy-admin.server.ts';
import { maskPolicyNumber } from '../policies/policy-details.ts';
import { type ListedRequest, toListedRequest } from '../requests/request-list.server.ts';
import type { CallOutcome } from '../store/desk-schema.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { LeadRow, ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import type { Services } from '../store/services.server.ts';
import type { DeskSearch } from './search-words.ts';

/** What a record waits for; null where it waits for nothing. */
type Waiting =
  /** Of a call: its code, a free place in the queue, Lead.svc, the caller. */
  | 'code'
  | 'queue'
  | 'lead-service'
  | 'caller'
  | 'second-try'
  /** Of a request: the mail server, the desk's answer. */
  | 'mail'
  | 'answer'
  | null;

export type CallRecord = {
  kind: 'call';
  waitsFor: Waiting;
  lastCall: { at: string; outcome: CallOutcome } | null;
} & ListedLead;

export type RequestRecord = {
  kind: 'request';
  waitsFor: Waiting;
  requestKind: ListedRequest['kind'];
  /** Masked. */
  mobile: string;
  email: string;
  lastCall: { at: string; outcome: CallOutcome } | null;
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

type DeskRecord = CallRecord | RequestRecord | PolicyRecord;

/** More are not a list that a person reads: `isCut` says so. */
const maxFound = 500;

export type FoundRecords = { records: DeskRecord[]; isCut: boolean };

/** Oldest first. The numbers are masked, so the trail has no event of it. */
export async function findRecords(
  services: Services,
  search: DeskSearch,
  limit = maxFound,
): Promise<FoundRecords> {
  const { leads, requests, policies } = await findRows(services, search, limit + 1);
  const records = await toRecords(services, leads, requests);
  const all = [...records, ...policies.map(toPolicyRecord)];
  return { records: all.slice(0, limit), isCut: all.length > limit };
}

type FoundRows = { leads: LeadRow[]; requests: ServiceRequestRow[]; policies: AdminPolicy[] };

export async function findRows(
  services: Services,
  search: DeskSearch,
  limit: number,
): Promise<FoundRows> {
  const { db } = services.store;
  const nothing: FoundRows = { leads: [], requests: [], policies: [] };
  switch (search.kind) {
    case 'reference': {
      if (search.reference.startsWith(callBackPrefix)) {
        const lead = await readByReference(db, 'lead', search.reference);
        return { ...nothing, leads: lead ? [lead] : [] };
      }
      const request = await readByReference(db, 'service_request', search.reference);
      return { ...nothing, requests: request ? [request] : [] };
    }
    case 'contact':
      return {
        ...(await findRowsOf(services, search.contact, limit)),
        policies: await findPolicies(services, { contact: search.contact }, limit),
      };
    case 'day': {
      const from = startOfDayInIndia(search.day).toISOString();
      const before = startOfDayInIndia(addDays(search.day, 1)).toISOString();
      const leads = db
        .selectFrom('lead')
        .selectAll()
        .where('created_at', '>=', from)
        .where('created_at', '<', before);
      const requests = db
        .selectFrom('service_request')
        .selectAll()
        .where('created_at', '>=', from)
        .where('created_at', '<', before);
      return {
        ...nothing,
        leads: await leads.orderBy('created_at').limit(limit).execute(),
        requests: await requests.orderBy('created_at').limit(limit).execute(),
      };
    }
    case 'policy-number':
      return {
        ...nothing,
        policies: await findPolicies(services, { number: search.number }, limit),
      };
  }
}

/** Calls and requests of one person. A call has no mail address. */
export async function findRowsOf(
  { store, encryption }: Services,
  contact: Contact,
  limit = Number.MAX_SAFE_INTEGER,
  db = store.db,
): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const key = contactKeyOf(encryption, contact);
  const isMobile = contact.channel === 'sms';
  const leads = isMobile
    ? await db
        .selectFrom('lead')
        .selectAll()
        .where('mobile_key', '=', key)
        .orderBy('created_at')
        .limit(limit)
        .execute()
    : [];
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where(isMobile ? 'mobile_key' : 'email_key', '=', key)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return { leads, requests };
}

/** Everything that still waits for something, oldest first: the desk's day at a glance. */
export async function findWaiting(services: Services, limit = maxFound): Promise<FoundRecords> {
  const { db, now } = services.store;
  const leads = await db
    .selectFrom('lead')
    .selectAll()
    .where('state', 'in', ['unconfirmed', 'pending', 'delivered'])
    .where('withdrawn_at', 'is', null)
    // An older enquiry allows no call.
    .where('expires_at', '>', now().toISOString())
    .where('reference', 'not in', (from) =>
      from.selectFrom('call_note').select('reference').where('outcome', '=', 'called'),
    )
    .orderBy('created_at')
    .limit(limit + 1)
    .execute();
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where('state', 'in', ['pending', 'delivered'])
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .limit(limit + 1)
    .execute();
  const records = await toRecords(services, leads, requests);
  const waiting = records.filter(({ waitsFor }) => waitsFor !== null);
  return { records: waiting.slice(0, limit), isCut: waiting.length > limit };
}

export async function toRecords(
  services: Services,
  leads: readonly LeadRow[],
  requests: readonly ServiceRequestRow[],
): Promise<(CallRecord | RequestRecord)[]> {
  const calls = await lastCalls(
    services,
    [...leads, ...requests].map(({ reference }) => reference),
  );
  return [
    ...leads.map((row) => toCallRecord(services, row, calls.get(row.reference) ?? null)),
    ...requests.map((row) => toRequestRecord(services, row, calls.get(row.reference) ?? null)),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

type LastCall = CallRecord['lastCall'];

/** SQLite takes 32,766 values in one statement. */
const maxReferences = 10_000;

async function lastCalls(
  { store }: Services,
  references: readonly string[],
): Promise<Map<string, NonNullable<LastCall>>> {
  const last = new Map<string, NonNullable<LastCall>>();
  for (let start = 0; start < references.length; start += maxReferences) {
    const notes = await store.db
      .selectFrom('call_note')
      .select(['reference', 'at', 'outcome'])
      .where('reference', 'in', references.slice(start, start + maxReferences))
      .orderBy('at')
      .execute();
    for (const { reference, at, outcome } of notes) last.set(reference, { at, outcome });
  }
  return last;
}

function toCallRecord(services: Services, row: LeadRow, lastCall: LastCall): CallRecord {
  return {
    kind: 'call',
    waitsFor: callWaitsFor(row, lastCall, services.store.now()),
    lastCall,
    ...toListedLead(services, row, false),
  };
}

function callWaitsFor(
  { state, turn, withdrawn_at, expires_at }: LeadRow,
  lastCall: LastCall,
  now: Date,
): Waiting {
  if (withdrawn_at !== null || expires_at <= now.toISOString()) return null;
  switch (state) {
    case 'unconfirmed':
      return 'code';
    case 'pending':
      return turn === null ? 'lead-service' : 'queue';
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
  lastCall: LastCall,
): RequestRecord {
  const { fields, kind, ...listed } = toListedRequest(services, row, true);
  return {
    kind: 'request',
    requestKind: kind,
    waitsFor: requestWaitsFor(row),
    mobile: fields.mobile ? maskMobile(fields.mobile) : '',
    email: fields.email ? maskEmail(fields.email) : '',
    lastCall,
    ...listed,
  };
}

function requestWaitsFor({ state, answered_at, kind }: ServiceRequestRow): Waiting {
  if (state === 'pending') return 'mail';
  // The visitor's code is the answer.
  if (kind === 'allow-calls') return null;
  return state === 'delivered' && answered_at === null ? 'answer' : null;
}

export function toPolicyRecord({ row, details }: AdminPolicy): PolicyRecord {
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

/** "a•••@example.in" */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email].slice(0, 1).join('')}•••${email.slice(Math.max(at, 0))}`;
}

export function maskContact({ channel, address }: Contact): string {
  return channel === 'sms' ? maskMobile(address) : maskEmail(address);
}
