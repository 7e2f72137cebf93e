/** Calls, requests and policies as the desk sees them, with numbers masked, and how they are found. */
import 'server-only';
import type { Kysely } from 'kysely';
import { addDays, type IsoDate, startOfDayInIndia } from '../dates/iso-date.ts';
import type { Contact } from '../input/contact.ts';
import { maskMobile } from '../input/mobile.ts';
import { type ListedLead, toListedLead } from '../leads/list/lead-list.server.ts';
import { readByReference } from '../outbox/read-by-reference.server.ts';
import { callBackPrefix } from '../outbox/reference.ts';
import { type AdminPolicy, findPolicies } from '../policies/policy-admin.server.ts';
import { maskPolicyNumber } from '../policies/policy-details.ts';
import { numberKeyOf } from '../policies/policy-keys.server.ts';
import { type ListedRequest, toListedRequest } from '../requests/list/request-list.server.ts';
import { contactKeyOf } from '../store/field-encryption.server.ts';
import type { CallOutcome } from '../store/schema/desk-schema.ts';
import type { LeadRow, ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import type { Tables } from '../store/schema/schema.ts';
import type { Services } from '../store/services.server.ts';
import type { DeskSearch } from './search-words.ts';

/** What a record waits for; null where it waits for nothing. */
export type Waiting =
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
  /** The number is on the do-not-call list now. */
  isStopped: boolean;
} & ListedLead;

export type RequestRecord = {
  kind: 'request';
  waitsFor: Waiting;
  requestKind: ListedRequest['kind'];
  /** Masked. */
  mobile: string;
  email: string;
  lastCall: { at: string; outcome: CallOutcome } | null;
  isStopped: boolean;
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

/** A search without what was typed, as the address of a page has it: a person and a policy by keyed hash. */
export type KeyedSearch =
  | Extract<DeskSearch, { kind: 'reference' | 'day' }>
  | { kind: 'mobile' | 'email' | 'policy'; key: string };

export function toKeyedSearch(services: Services, search: DeskSearch): KeyedSearch {
  switch (search.kind) {
    case 'reference':
    case 'day':
      return search;
    case 'contact':
      return {
        kind: search.contact.channel === 'sms' ? 'mobile' : 'email',
        key: contactKeyOf(services.encryption, search.contact),
      };
    case 'policy-number':
      return { kind: 'policy', key: numberKeyOf(services, search.number) };
  }
}

/** More are not a list that a person reads: `isCut` says so. */
const maxFound = 500;

export type FoundRecords = { records: DeskRecord[]; isCut: boolean };

/** Oldest first. The numbers are masked, so the trail has no event of it. */
export async function findRecords(
  services: Services,
  search: DeskSearch | KeyedSearch,
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
  typed: DeskSearch | KeyedSearch,
  limit: number,
): Promise<FoundRows> {
  const { db } = services.store;
  const search = 'key' in typed ? typed : toKeyedSearch(services, typed);
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
    case 'mobile':
    case 'email':
      return {
        ...(await findRowsByKey(db, search, limit)),
        policies: await findPolicies(services, { contactKey: search.key }, limit),
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
    case 'policy':
      return {
        ...nothing,
        policies: await findPolicies(services, { numberKey: search.key }, limit),
      };
  }
}

/** Calls and requests of one person. */
export function findRowsOf(
  { store, encryption }: Services,
  contact: Contact,
  limit = Number.MAX_SAFE_INTEGER,
  db = store.db,
): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const kind = contact.channel === 'sms' ? 'mobile' : 'email';
  return findRowsByKey(db, { kind, key: contactKeyOf(encryption, contact) }, limit);
}

/** A call has no mail address. */
async function findRowsByKey(
  db: Kysely<Tables>,
  { kind, key }: { kind: 'mobile' | 'email' | 'policy'; key: string },
  limit: number,
): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const isMobile = kind === 'mobile';
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

/** Calls and requests with a note that nobody was reached. */
export async function findUnreachedRows({
  store,
}: Services): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const noted = store.db
    .selectFrom('call_note')
    .select('reference')
    .where('outcome', '=', 'not-reached');
  const leads = await store.db
    .selectFrom('lead')
    .selectAll()
    .where('reference', 'in', noted)
    .execute();
  const requests = await store.db
    .selectFrom('service_request')
    .selectAll()
    .where('reference', 'in', noted)
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
  const stopped = await stoppedKeys(services, [...leads, ...requests]);
  const known = ({ reference, mobile_key }: LeadRow | ServiceRequestRow) => ({
    lastCall: calls.get(reference) ?? null,
    isStopped: mobile_key !== null && stopped.has(mobile_key),
  });
  return [
    ...leads.map((row) => toCallRecord(services, row, known(row))),
    ...requests.map((row) => toRequestRecord(services, row, known(row))),
  ].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

type LastCall = CallRecord['lastCall'];
/** What the row itself does not say. */
type Known = Pick<CallRecord, 'lastCall' | 'isStopped'>;

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

async function stoppedKeys(
  { store }: Services,
  rows: readonly (LeadRow | ServiceRequestRow)[],
): Promise<Set<string>> {
  const keys = [...new Set(rows.flatMap(({ mobile_key }) => mobile_key ?? []))];
  const stopped = new Set<string>();
  for (let start = 0; start < keys.length; start += maxReferences) {
    const found = await store.db
      .selectFrom('stopped_number')
      .select('mobile_key')
      .where('mobile_key', 'in', keys.slice(start, start + maxReferences))
      .where('until', '>', store.now().toISOString())
      .execute();
    for (const { mobile_key } of found) stopped.add(mobile_key);
  }
  return stopped;
}

function toCallRecord(services: Services, row: LeadRow, known: Known): CallRecord {
  return {
    kind: 'call',
    // Nobody rings a number that asked for no calls, also where Lead.svc has an earlier call.
    waitsFor: known.isStopped ? null : callWaitsFor(row, known.lastCall, services.store.now()),
    ...known,
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

function toRequestRecord(services: Services, row: ServiceRequestRow, known: Known): RequestRecord {
  const { fields, kind, ...listed } = toListedRequest(services, row, true);
  return {
    kind: 'request',
    requestKind: kind,
    waitsFor: requestWaitsFor(row),
    mobile: fields.mobile ? maskMobile(fields.mobile) : '',
    email: fields.email ? maskEmail(fields.email) : '',
    ...known,
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
