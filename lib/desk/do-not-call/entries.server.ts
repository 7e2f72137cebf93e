/** The desk's do-not-call list: stop a number, prove the day of an entry, count the list. */
import 'server-only';
import { dayInIndia, dayMs, type IsoDate, timestampAfter } from '../../dates/iso-date.ts';
import { maskMobile } from '../../input/mobile.ts';
import { doNotCallEntries, stoppedUntil } from '../../leads/do-not-call-list.server.ts';
import { addToDoNotCallList, affectedCalls } from '../../leads/withdraw-lead.server.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { mobileKey } from '../../store/field-encryption.server.ts';
import type { Services } from '../../store/services.server.ts';
import { findRowsOf } from '../records/find-records.server.ts';
import { type DeskActor, readDeskEvents, recordDeskEvent } from '../trail/audit-trail.server.ts';

export type StoppedCalls = {
  /** Waiting calls that are not made any more. */
  withdrawn: number;
  /** Calls that Lead.svc has, or may have: tell the callers. */
  mayBeCalled: string[];
  /** When a call may be asked for again. */
  until: string;
};

/** A number that is on the list keeps its first day; its time begins again. */
export async function stopNumber(
  services: Services,
  actor: DeskActor,
  mobile: string,
): Promise<StoppedCalls> {
  const { store, encryption } = services;
  const key = mobileKey(encryption, mobile);
  const { now } = actor;
  return store.db.transaction().execute(async (transaction) => {
    // A concurrent call-back waits for this transaction, or is withdrawn by it.
    await acquireAdvisoryLock(store, transaction, key);
    const contact = { channel: 'sms', address: mobile } as const;
    const { leads } = await findRowsOf(services, contact, undefined, transaction);
    const { mayBeCalled } = affectedCalls(leads, now);
    const withdrawn = await addToDoNotCallList(transaction, key, now);
    await recordDeskEvent(
      services,
      { ...actor, action: 'stopped-number', subject: maskMobile(mobile), subjectHash: key },
      transaction,
    );
    return { withdrawn, mayBeCalled, until: stoppedUntil(now) };
  });
}

type DoNotCallEntry = {
  /** The entry in force. */
  entry: { stoppedAt: string; until: string } | null;
  /** Requests of the visitor and acts of the desk about this number, oldest first: also when the entry is over. */
  history: { at: string; what: 'requested' | 'stopped-by-desk'; by: string }[];
};

/** Proves the day of an entry. The look itself is an event. */
export async function proveEntry(
  services: Services,
  actor: DeskActor,
  mobile: string,
): Promise<DoNotCallEntry> {
  const key = mobileKey(services.encryption, mobile);
  const found = await readEntry(services, key, actor.now);
  await recordDeskEvent(services, {
    ...actor,
    action: 'proved-stop',
    subject: maskMobile(mobile),
    subjectHash: key,
  });
  return found;
}

/** @param key of the number, which nobody can read from it: what a page shows after the look was an event. */
export async function readEntry(
  services: Services,
  key: string,
  now: Date,
): Promise<DoNotCallEntry> {
  const { db } = services.store;
  const row = await doNotCallEntries(db, now)
    .selectAll()
    .where('mobile_key', '=', key)
    .executeTakeFirst();
  const requests = await db
    .selectFrom('service_request')
    .select(['reference', 'created_at'])
    .where('mobile_key', '=', key)
    .where('kind', '=', 'stop-calls')
    .execute();
  const { events } = await readDeskEvents(services, {
    action: 'stopped-number',
    subjectHash: key,
    limit: 100,
  });
  const history = [
    ...requests.map(({ reference, created_at }) => ({
      at: created_at,
      what: 'requested' as const,
      by: reference,
    })),
    ...events.map(({ at, actor }) => ({ at, what: 'stopped-by-desk' as const, by: actor })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return {
    entry: row ? { stoppedAt: row.stopped_at, until: row.until } : null,
    history,
  };
}

export type DoNotCallCounts = {
  numbers: number;
  /** Days in India; null while the list is empty. */
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
  endingWithinAWeek: number;
};

export async function countDoNotCallList({ store }: Services, now: Date): Promise<DoNotCallCounts> {
  const inForce = doNotCallEntries(store.db, now);
  const { numbers, first, last } = await inForce
    .select(({ fn }) => [
      fn.countAll<number>().as('numbers'),
      fn.min('stopped_at').as('first'),
      fn.max('stopped_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  const { ending } = await inForce
    .where('until', '<=', timestampAfter(now, 7 * dayMs))
    .select(({ fn }) => fn.countAll<number>().as('ending'))
    .executeTakeFirstOrThrow();
  return {
    numbers,
    firstDay: first === null ? null : dayInIndia(first),
    lastDay: last === null ? null : dayInIndia(last),
    endingWithinAWeek: ending,
  };
}
