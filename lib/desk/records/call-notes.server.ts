/**
 * What became of a call: made, not reached or closed, with a note of two lines, which is erased with the number. A note
 * that it was made or closed also ends what a person had to do after `IsError` (docs/lead-states.md).
 */
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { minuteMs } from '../../dates/iso-date.ts';
import { closeFollowUp } from '../../leads/follow-ups.server.ts';
import { readByReference } from '../../outbox/outbox-tables.server.ts';
import { callBackPrefix } from '../../outbox/reference.ts';
import { acquireAdvisoryLock } from '../../store/acquire-advisory-lock.server.ts';
import { inBatches, readIdBatches } from '../../store/read-batches.ts';
import type { CallOutcome } from '../../store/schema/desk-schema.ts';
import { erasedRequestKey, isErasedRequest } from '../../store/schema/outbox-schema.ts';
import type { Store, Tables } from '../../store/schema/schema.ts';
import type { Services } from '../../store/services.server.ts';
import { type DeskActor, recordDeskEvent } from '../trail/audit-trail.server.ts';

export const maxNoteLength = 200;
export const maxNoteLines = 2;
/** The same note of the same staff member within this time is a second press of the button. */
const repeatMs = minuteMs;

export type NoteOutcome = {
  /** `seen-to-before`, `nothing-to-close`: nothing was written. */
  kind: 'noted' | 'seen-to-before' | 'nothing-to-close' | 'not-found' | 'erased';
};

type NoteRow = Selectable<Tables['call_note']>;

export type CallNote = { at: string; outcome: CallOutcome; actor: string; note: string };

/** Adds a note to a call, or to a request that is answered by telephone. @param note within the limits above. */
export async function noteCall(
  services: Services,
  by: DeskActor,
  reference: string,
  { outcome, note }: { outcome: CallOutcome; note: string },
): Promise<NoteOutcome> {
  const { store, encryption } = services;
  return store.db.transaction().execute(async (transaction): Promise<NoteOutcome> => {
    const state = await readState(transaction, reference);
    if (state !== 'kept') return { kind: state };
    await acquireAdvisoryLock(store, transaction, reference);
    const last = (await readCallNotes(services, reference, transaction)).at(-1);
    const isRepeated =
      last?.outcome === outcome &&
      last.note === note &&
      last.actor === by.actor &&
      by.now.getTime() - Date.parse(last.at) < repeatMs;
    if (isRepeated) return { kind: 'noted' };
    const followUp =
      outcome === 'not-reached' ? 'none' : await closeFollowUp(transaction, reference, by.now);
    if (outcome === 'closed' && followUp === 'none') return { kind: 'nothing-to-close' };
    // Pressed on a page from before somebody else did. A note with words is kept all the same.
    if (followUp === 'closed-before' && note === '') return { kind: 'seen-to-before' };
    const id = randomUUID();
    await transaction
      .insertInto('call_note')
      .values({
        id,
        reference,
        at: by.now.toISOString(),
        outcome,
        note_sealed: encryption.seal(JSON.stringify({ actor: by.actor, note }), id),
      })
      .execute();
    await recordDeskEvent(services, { ...by, action: outcome, subject: reference }, transaction);
    return { kind: 'noted' };
  });
}

/** Oldest first; actor and note are empty once erased. */
export async function readCallNotes(
  { store, encryption }: Services,
  reference: string,
  db: Kysely<Tables> = store.db,
): Promise<CallNote[]> {
  const rows = await db
    .selectFrom('call_note')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('at')
    .execute();
  return rows.map((row) => openNote(encryption, row));
}

function openNote(
  encryption: Services['encryption'],
  { id, at, outcome, note_sealed }: NoteRow,
): CallNote {
  const opened = note_sealed === null ? null : encryption.open(note_sealed, id);
  if (opened?.kind !== 'opened')
    return { at, outcome, actor: '', note: opened?.reason ?? 'erased' };
  const { actor, note } = JSON.parse(opened.plain) as Pick<CallNote, 'actor' | 'note'>;
  return { at, outcome, actor, note };
}

/** The last call of each of these records that has one, without its note. */
export async function readLastCalls(
  { store }: Services,
  references: readonly string[],
): Promise<Map<string, Pick<CallNote, 'at' | 'outcome'>>> {
  return readLastRows(store, references);
}

/** The last note of each of these records that has one. */
export async function readLastNotes(
  { store, encryption }: Services,
  references: readonly string[],
): Promise<Map<string, CallNote>> {
  const rows = await readLastRows(store, references);
  return new Map(Array.from(rows, ([reference, row]) => [reference, openNote(encryption, row)]));
}

/** SQLite takes 32,766 values in one statement. */
const batchSize = 10_000;

async function readLastRows(
  { db }: Store,
  references: readonly string[],
): Promise<Map<string, NoteRow>> {
  const last = new Map<string, NoteRow>();
  for (const { batch } of inBatches(references, batchSize)) {
    const rows = await db
      .selectFrom('call_note')
      .selectAll()
      .where('reference', 'in', batch)
      .orderBy('at')
      .execute();
    for (const row of rows) last.set(row.reference, row);
  }
  return last;
}

/**
 * Erases the notes of records whose number is erased.
 * @returns how many.
 */
export async function eraseExpiredNotes({ store }: Services): Promise<number> {
  const due = store.db
    .selectFrom('call_note')
    .select('id')
    .where('note_sealed', 'is not', null)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('lead')
            .select('id')
            .whereRef('lead.reference', '=', 'call_note.reference')
            .where('mobile_sealed', 'is', null),
        ),
        exists(
          selectFrom('service_request')
            .select('id')
            .whereRef('service_request.reference', '=', 'call_note.reference')
            .where('request_key', '=', erasedRequestKey),
        ),
      ]),
    );
  let erased = 0;
  for await (const ids of readIdBatches(due)) {
    await store.db
      .updateTable('call_note')
      .set({ note_sealed: null })
      .where('id', 'in', ids)
      .execute();
    erased += ids.length;
  }
  return erased;
}

/** @param db the transaction of the erasure. */
export async function eraseNotes(db: Kysely<Tables>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  await db
    .updateTable('call_note')
    .set({ note_sealed: null })
    .where('reference', 'in', references)
    .execute();
}

async function readState(
  db: Kysely<Tables>,
  reference: string,
): Promise<'kept' | 'erased' | 'not-found'> {
  if (reference.startsWith(callBackPrefix)) {
    const lead = await readByReference(db, 'lead', reference);
    if (!lead) return 'not-found';
    return lead.mobile_sealed === null ? 'erased' : 'kept';
  }
  const request = await readByReference(db, 'service_request', reference);
  if (!request) return 'not-found';
  return isErasedRequest(request) ? 'erased' : 'kept';
}
