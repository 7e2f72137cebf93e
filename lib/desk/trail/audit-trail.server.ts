/**
 * The desk's audit trail: who did what, when and from where. Rule: an event is written in the transaction of its
 * action, so that an action whose event cannot be written does not happen. The database refuses any change
 * (lib/store/migrations/initial-migration.ts).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { addDays, dayMs, startOfDayInIndia, timestampAfter } from '../../dates/iso-date.ts';
import { parseCalendarDate } from '../../input/parse-calendar-date.ts';
import { readIdBatches } from '../../store/read-batches.ts';
import { type DeskEventAction, deskEventActions } from '../../store/schema/desk-schema.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { keyShape } from '../desk-paths.ts';

/** `actor`: the mail address of the sign-in; `from`: the client's address, shortened as in logs. */
export type DeskPerson = { actor: string; from: string | null };

/** Who acts, and when: the handler's or the command's `now`. */
export type DeskActor = DeskPerson & { now: Date };

export function commandActor(now: Date): DeskActor {
  return { actor: 'by command', from: null, now };
}

export type DeskEvent = DeskActor & {
  action: DeskEventAction;
  /** The reference, or a masked number or address: never one in full. */
  subject: string | null;
  /** Finds the events of a number or address, whose subject is masked: its keyed hash. */
  subjectHash?: string;
  detail?: string;
};

/** The JSON of `event_sealed`; the row has the action. */
type SealedEvent = Omit<DeskEvent, 'action' | 'subjectHash' | 'now'>;

export type ListedDeskEvent = Omit<DeskEvent, 'subjectHash' | 'now'> & { id: string; at: string };

export type DeskEventFilter = {
  actor?: string;
  /** Key of an actor from `readDeskActors`, in place of `actor`. */
  actorKey?: string;
  action?: DeskEventAction;
  subject?: string;
  subjectHash?: string;
  since?: Date;
  /** Events at this time or later are left out. */
  before?: Date;
  limit: number;
};

/** @param db the transaction of the action. @throws if it cannot be written: then the action must not happen. */
export async function recordDeskEvent(
  { store, env, encryption }: Services,
  { action, subjectHash, now, ...event }: DeskEvent,
  db: Kysely<Tables> = store.db,
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('desk_event')
    .values({
      id,
      at: now.toISOString(),
      action,
      worker_key: actorKey(encryption, event.actor),
      subject_key: subjectKey(encryption, { ...event, subjectHash }),
      event_sealed: encryption.seal(JSON.stringify(event), id),
      erase_at: timestampAfter(now, env.deskAuditDays * dayMs),
    })
    .execute();
}

/** The newest first, and the total number. For managers. */
export async function readDeskEvents(
  services: Services,
  {
    actor,
    actorKey: givenKey,
    action,
    subject,
    subjectHash,
    since,
    before,
    limit,
  }: DeskEventFilter,
): Promise<{ events: ListedDeskEvent[]; total: number }> {
  const { store, encryption } = services;
  let query = store.db.selectFrom('desk_event');
  const workerKey = givenKey ?? (actor && actorKey(encryption, actor));
  if (workerKey) query = query.where('worker_key', '=', workerKey);
  const key = subjectKey(encryption, { subject: subject ?? null, subjectHash });
  if (key) query = query.where('subject_key', '=', key);
  if (action) query = query.where('action', '=', action);
  if (since) query = query.where('at', '>=', since.toISOString());
  if (before) query = query.where('at', '<', before.toISOString());
  const rows = await query.selectAll().orderBy('at', 'desc').orderBy('id').limit(limit).execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const events = rows.map(({ id, at, action: done, event_sealed }) => {
    const opened = encryption.open(event_sealed, id);
    const event =
      opened.kind === 'opened'
        ? (JSON.parse(opened.plain) as SealedEvent)
        : { actor: opened.reason, from: null, subject: null };
    return { id, at, action: done, ...event };
  });
  return { events, total };
}

/** Every actor in the trail, by address; the key is for the address of a page, where it names no person. */
export async function readDeskActors({
  store,
  encryption,
}: Services): Promise<{ key: string; actor: string }[]> {
  const first = store.db
    .selectFrom('desk_event')
    .select(({ fn }) => fn.min('id').as('id'))
    .groupBy('worker_key');
  const rows = await store.db
    .selectFrom('desk_event')
    .select(['id', 'worker_key', 'event_sealed'])
    .where('id', 'in', first)
    .execute();
  const actors = rows.map(({ id, worker_key, event_sealed }) => {
    const opened = encryption.open(event_sealed, id);
    const actor =
      opened.kind === 'opened' ? (JSON.parse(opened.plain) as SealedEvent).actor : opened.reason;
    return { key: worker_key, actor };
  });
  return actors.sort((a, b) => a.actor.localeCompare(b.actor));
}

/** The header first; for `toCsv`, which defuses formulas. */
export function deskEventRows(events: readonly ListedDeskEvent[]): (string | null)[][] {
  return [
    ['at', 'worker', 'action', 'subject', 'detail', 'from'],
    ...events.map(({ at, actor, action, subject, detail, from }) => [
      at,
      actor,
      action,
      subject,
      detail ?? '',
      from,
    ]),
  ];
}

/**
 * Uses the trigger's own clock: by another one the trigger may refuse, which would end each round of the sweeper.
 * @returns rows.
 */
export async function deleteExpiredDeskEvents({ store }: Services): Promise<number> {
  const now =
    store.dialect === 'sqlite'
      ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
      : sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const due = store.db.selectFrom('desk_event').select('id').where('erase_at', '<=', now);
  let deleted = 0;
  for await (const ids of readIdBatches(due)) {
    await store.db.deleteFrom('desk_event').where('id', 'in', ids).execute();
    deleted += ids.length;
  }
  return deleted;
}

function actorKey({ keyedHash }: Services['encryption'], actor: string): string {
  return keyedHash(`desk-worker:${actor.trim().toLowerCase()}`);
}

function subjectKey(
  { keyedHash }: Services['encryption'],
  { subject, subjectHash }: Pick<DeskEvent, 'subject' | 'subjectHash'>,
): string | null {
  const found = subjectHash ?? subject;
  return found === null ? null : keyedHash(`desk-subject:${found}`);
}

/** Fields of the page's form; a marked address of it keeps its names. */
export type EventFields = { day: string; worker: string; action: string };

/** @param read gives the value of a field; one that is not understood filters nothing, and is left out of `fields`. */
export function parseEventFilter(read: (name: keyof EventFields) => string): {
  filter: Omit<DeskEventFilter, 'limit'>;
  fields: EventFields;
} {
  const day = parseCalendarDate(read('day'));
  const actorKey = keyShape.test(read('worker')) ? read('worker') : undefined;
  const action = deskEventActions.find((one) => one === read('action'));
  return {
    filter: {
      actorKey,
      action,
      ...(day && { since: startOfDayInIndia(day), before: startOfDayInIndia(addDays(day, 1)) }),
    },
    fields: { day: day ?? '', worker: actorKey ?? '', action: action ?? '' },
  };
}
