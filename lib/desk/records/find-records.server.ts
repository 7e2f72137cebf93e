/** How records are found: by a search, of a person, and all that still waits. */
import 'server-only';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { addDays, startOfDayInIndia } from '../../dates/iso-date.ts';
import type { Contact } from '../../input/contact.ts';
import { type CallDayColumns, callDayOf } from '../../leads/call-date.ts';
import { isFollowUpOpenSql } from '../../leads/follow-ups.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { callBackPrefix } from '../../outbox/reference.ts';
import { type DeskPolicy, findPolicies } from '../../policies/find-policies.server.ts';
import { numberKeyOf } from '../../policies/read-policies.server.ts';
import { contactKeyOf } from '../../store/field-encryption.server.ts';
import { type LeadRow, waitingLeadStates } from '../../store/schema/lead-schema.ts';
import type { ServiceRequestRow } from '../../store/schema/outbox-schema.ts';
import { unansweredStates } from '../../store/schema/outbox-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { byDueTime, byReceipt, callDueTime } from './due-time.server.ts';
import { findNeighbors, type Neighbors, type RecordList } from './record-list.ts';
import {
  type CallRecord,
  type DeskRecord,
  isForDesk,
  toPolicyRecord,
  toRecords,
} from './records.server.ts';
import type { DeskSearch } from './search-words.ts';

/** A search without what was typed, as the address of a page has it: a person and a policy by keyed hash. */
export type KeyedSearch =
  | Extract<DeskSearch, { kind: 'reference' | 'day' }>
  | ContactSearch
  | { kind: 'policy'; key: string };

type ContactSearch = { kind: 'mobile' | 'email'; key: string };

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

export type FoundRecords<Found = DeskRecord> = { records: Found[]; isCut: boolean };

/** Calls and requests, the oldest first, then policies. The numbers are masked, so the trail has no event of it. */
export async function findRecords(
  services: Services,
  search: DeskSearch | KeyedSearch,
  { now, limit = maxFound }: { now: Date; limit?: number },
): Promise<FoundRecords> {
  const { leads, requests, policies } = await findRows(services, search, limit + 1);
  const records = await toRecords(services, leads, requests, now);
  const all = [...records, ...policies.map(toPolicyRecord)];
  return { records: all.slice(0, limit), isCut: all.length > limit };
}

/** Of a call or a request: for conditions on columns that both have. */
const row = expressionBuilder<Tables, 'lead' | 'service_request'>();

type FoundRows = { leads: LeadRow[]; requests: ServiceRequestRow[]; policies: DeskPolicy[] };

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
      const isOnDay = row.and([row('created_at', '>=', from), row('created_at', '<', before)]);
      return { ...nothing, ...(await readCallsAndRequests(db, isOnDay, limit)) };
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

/** A call has no mail address, so by an address only requests are found. */
async function findRowsByKey(
  db: Kysely<Tables>,
  { kind, key }: ContactSearch,
  limit: number,
): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  if (kind === 'mobile') return readCallsAndRequests(db, row('mobile_key', '=', key), limit);
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return { leads: [], requests };
}

/** Calls and requests with a note that nobody was reached. */
export async function findUnreachedRows({
  store,
}: Services): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const noted = store.db
    .selectFrom('call_note')
    .select('reference')
    .where('outcome', '=', 'not-reached');
  return readCallsAndRequests(store.db, row('reference', 'in', noted));
}

/** The oldest first. */
async function readCallsAndRequests(
  db: Kysely<Tables>,
  condition: Expression<SqlBool>,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Pick<FoundRows, 'leads' | 'requests'>> {
  const [leads, requests] = [db.selectFrom('lead'), db.selectFrom('service_request')];
  return {
    leads: await leads.selectAll().where(condition).orderBy('created_at').limit(limit).execute(),
    requests: await requests
      .selectAll()
      .where(condition)
      .orderBy('created_at')
      .limit(limit)
      .execute(),
  };
}

/** Calls that a person has to see to after `IsError`, by when they were due; all, because each was promised. */
export async function findFollowUps(services: Services, now: Date): Promise<CallRecord[]> {
  const leads = await services.store.db
    .selectFrom('lead')
    .selectAll()
    .where(isFollowUpOpenSql)
    .execute();
  const records = await toRecords(services, leads, [], now);
  return records.filter((record) => record.kind === 'call').sort(byDueTime);
}

/** Everything else that still waits for something, in the order in which it is due: the desk's day at a glance. */
export async function findWaiting(
  services: Services,
  { now, limit = maxFound }: { now: Date; limit?: number },
): Promise<FoundRecords<Exclude<DeskRecord, { kind: 'policy' }>>> {
  const { db } = services.store;
  // Calls of one slot are due in the order in which they were passed on, or else received, and requests of one kind in
  // that of their receipt: of each of these the first rows are enough for the first rows of all.
  const calls = db
    .selectFrom('lead')
    .select(['id', 'time_slot', 'created_at', 'state', 'settled_at'])
    .select(
      sql<number>`row_number() over (partition by time_slot order by case state when 'delivered' then settled_at else created_at end)`.as(
        'place',
      ),
    )
    .where('state', 'in', [...waitingLeadStates, 'delivered'])
    .where('withdrawn_at', 'is', null)
    // An older enquiry allows no call.
    .where('expires_at', '>', now.toISOString())
    // They have a list of their own, without a limit.
    .where(sql<boolean>`not ${isFollowUpOpenSql}`)
    .where('reference', 'not in', (from) =>
      from.selectFrom('call_note').select('reference').where('outcome', 'in', ['called', 'closed']),
    );
  const firstOfSlots = await db
    .selectFrom(calls.as('calls'))
    .select(['id', 'time_slot', 'created_at', 'state', 'settled_at'])
    .where('place', '<=', limit + 1)
    .orderBy('created_at')
    .execute();
  const firstIds = firstOfSlots
    .map(({ id, ...call }) => ({ id, due: dueTimeOf(call) }))
    .sort((a, b) => a.due - b.due)
    .slice(0, limit + 1)
    .map(({ id }) => id);
  const leads =
    firstIds.length > 0
      ? await db.selectFrom('lead').selectAll().where('id', 'in', firstIds).execute()
      : [];
  const unanswered = db
    .selectFrom('service_request')
    .select('id')
    .select(sql<number>`row_number() over (partition by kind order by created_at)`.as('place'))
    .where('state', 'in', unansweredStates)
    .where('answered_at', 'is', null);
  const requests = await db
    .selectFrom('service_request')
    .selectAll()
    .where(
      'id',
      'in',
      db
        .selectFrom(unanswered.as('unanswered'))
        .select('id')
        .where('place', '<=', limit + 1),
    )
    .execute();
  const records = (await toRecords(services, leads, requests, now)).sort(byDueTime);
  const waiting = records.filter(({ waitsFor }) => waitsFor !== null);
  // Rows beyond the limit were not read, however few of those that were read still wait.
  const isCut = [leads, requests, waiting].some(({ length }) => length > limit);
  return { records: waiting.slice(0, limit), isCut };
}

function dueTimeOf(lead: CallDayColumns): number {
  return callDueTime({ callDate: callDayOf(lead), timeSlot: lead.time_slot });
}

/** The records before and after one in the list that it was opened out of. */
export async function readNeighbors(
  services: Services,
  list: RecordList,
  current: DeskRecord,
  now: Date,
): Promise<Neighbors> {
  if ('key' in list || 'day' in list)
    return findNeighbors((await findRecords(services, list, { now })).records, current, byReceipt);
  if (list.kind === 'follow-ups')
    return findNeighbors(await findFollowUps(services, now), current, byDueTime);
  const { records } = await findWaiting(services, { now });
  const isInList = (record: (typeof records)[number]) =>
    isForDesk(record) === (list.kind === 'for-you');
  return findNeighbors(records.filter(isInList), current, byDueTime);
}
