/**
 * The desk's audit trail: who did what, when and from where. Rule: an event is written in the transaction of its
 * action, so that an action whose event cannot be written does not happen. The database refuses any change
 * (lib/store/migrations/desk-migration.ts).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { dayMs } from '../../dates/iso-date.ts';
import { type DeskEventAction, deskEventActions } from '../../store/schema/desk-event-actions.ts';
import type { Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { timestampAfter } from '../../store/timestamps.ts';

/** Who acts. `worker`: the mail address of the sign-in; `from`: the client's address, shortened as in logs. */
export type DeskActor = { worker: string; from: string | null };

export const byCommand: DeskActor = { worker: 'by command', from: null };

export type DeskEvent = DeskActor & {
  action: DeskEventAction;
  /** The reference, or a masked number or address: never one in full. */
  subject: string | null;
  /** Finds the events of a number or address, whose subject is masked: its keyed hash. */
  subjectHash?: string;
  detail?: string;
};

export type ListedDeskEvent = Omit<DeskEvent, 'subjectHash'> & { id: string; at: string };

export type DeskEventFilter = {
  worker?: string;
  /** Key of a worker from `readDeskActors`, in place of `worker`. */
  workerKey?: string;
  action?: DeskEventAction;
  subject?: string;
  subjectHash?: string;
  since?: Date;
  /** Exclusive. */
  before?: Date;
  limit: number;
};

/** @param db the transaction of the action. @throws if it cannot be written: then the action must not happen. */
export async function recordDeskEvent(
  { store, env, encryption }: Services,
  { action, subjectHash, ...event }: DeskEvent,
  db: Kysely<Tables> = store.db,
): Promise<void> {
  const id = randomUUID();
  const now = store.now();
  await db
    .insertInto('desk_event')
    .values({
      id,
      at: now.toISOString(),
      action,
      worker_key: workerKey(encryption, event.worker),
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
    worker,
    workerKey: ofWorker,
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
  const byWorker = ofWorker ?? (worker && workerKey(encryption, worker));
  if (byWorker) query = query.where('worker_key', '=', byWorker);
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
        ? (JSON.parse(opened.plain) as Omit<DeskEvent, 'action'>)
        : { worker: opened.reason, from: null, subject: null };
    return { id, at, action: done, ...event };
  });
  return { events, total };
}

/** Every actor in the trail, by address; the key is for the address of a page, where it names no person. */
export async function readDeskActors({
  store,
  encryption,
}: Services): Promise<{ key: string; worker: string }[]> {
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
    const worker =
      opened.kind === 'opened'
        ? (JSON.parse(opened.plain) as Pick<DeskEvent, 'worker'>).worker
        : opened.reason;
    return { key: worker_key, worker };
  });
  return actors.sort((a, b) => a.worker.localeCompare(b.worker));
}

/** The header first; for `toCsv`, which defuses formulas. */
export function deskEventRows(events: readonly ListedDeskEvent[]): (string | null)[][] {
  return [
    ['at', 'worker', 'action', 'subject', 'detail', 'from'],
    ...events.map(({ at, worker, action, subject, detail, from }) => [
      at,
      worker,
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
  const result = await store.db
    .deleteFrom('desk_event')
    .where('erase_at', '<=', now)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export function isDeskEventAction(text: string | undefined): text is DeskEventAction {
  return deskEventActions.some((action) => action === text);
}

function workerKey({ keyedHash }: Services['encryption'], worker: string): string {
  return keyedHash(`desk-worker:${worker.trim().toLowerCase()}`);
}

function subjectKey(
  { keyedHash }: Services['encryption'],
  { subject, subjectHash }: Pick<DeskEvent, 'subject' | 'subjectHash'>,
): string | null {
  const found = subjectHash ?? subject;
  return found === null ? null : keyedHash(`desk-subject:${found}`);
}
