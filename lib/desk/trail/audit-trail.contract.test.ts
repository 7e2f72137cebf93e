/**
 * The audit trail cannot be changed, and is deleted only when its time is over; without its event no action of the desk
 * happens.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { seedPolicy } from '../../../testing/data/seed-policy.ts';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { asha, deskTables, newActor, onDesk } from '../../../testing/databases/on-desk.ts';
import type { Contact } from '../../input/contact.ts';
import { findPolicies } from '../../policies/find-policies.server.ts';
import { fieldEncryption } from '../../store/field-encryption.server.ts';
import { rotateKeys } from '../../store/rotate-keys.server.ts';
import type { Services } from '../../store/services.server.ts';
import { proveEntry, stopNumber } from '../do-not-call/entries.server.ts';
import { importDoNotCallList } from '../do-not-call/import-do-not-call-list.server.ts';
import { exportDeskEvents } from '../export/export-actions.server.ts';
import { exportConversions } from '../export/export-conversions.server.ts';
import { exportRecords } from '../export/export-records.server.ts';
import { correctPerson } from '../people/correct-person.server.ts';
import { erasePerson } from '../people/erase-person.server.ts';
import { answerRequest } from '../records/answer-request.server.ts';
import { noteCall } from '../records/call-notes.server.ts';
import { openRecord } from '../records/open-record.server.ts';
import { changePolicy } from '../records/policy-actions.server.ts';
import { withdrawCalls } from '../records/withdraw-calls.server.ts';
import {
  type DeskEvent,
  deleteExpiredDeskEvents,
  readDeskEvents,
  recordDeskEvent,
} from './audit-trail.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The trail cannot be cleared between tests: each has a staff member of its own. */
let tests = 0;
const newAddress = () => `worker-${++tests}@example.in`;

onBothDatabases([], (database) => {
  async function record(actor: string, event: Partial<DeskEvent> = {}, time?: string) {
    const services = database.services();
    await recordDeskEvent(services, {
      now: time ? new Date(time) : services.store.now(),
      actor,
      from: '203.0.x.x',
      action: 'opened-number',
      subject: 'CB-HXCH-DW93',
      ...event,
    });
    return services;
  }

  test('an event is read back, found by actor, action, subject and day; the row names nobody', async () => {
    const actor = newAddress();
    const services = await record(actor, { detail: 'asked on the telephone' });
    await record(actor, { action: 'called', subject: 'CB-OTHER' }, '2020-01-02T10:00:00.000Z');
    const found = { actor, from: '203.0.x.x', action: 'opened-number', subject: 'CB-HXCH-DW93' };
    for (const filter of [
      { actor: actor.toUpperCase(), action: 'opened-number' as const },
      { actor, subject: 'CB-HXCH-DW93' },
      { actor, since: new Date('2020-01-03') },
    ]) {
      const { events, total } = await readDeskEvents(services, { ...filter, limit: 10 });
      expect({ events, total }).toEqual({
        events: [expect.objectContaining({ ...found, detail: 'asked on the telephone' })],
        total: 1,
      });
    }
    const { events } = await readDeskEvents(services, {
      actor,
      before: new Date('2020-01-03'),
      limit: 10,
    });
    expect(events).toEqual([expect.objectContaining({ action: 'called', subject: 'CB-OTHER' })]);
    const stored = JSON.stringify(
      await database.store.db.selectFrom('desk_event').selectAll().execute(),
    );
    expect(stored).not.toMatch(/worker-|203\.0|CB-(?:HXCH|OTHER)|telephone/);
  });

  test('attack: no statement changes, replaces or deletes an event', async () => {
    const actor = newAddress();
    const services = await record(actor);
    const { db, dialect } = database.store;
    const before = await db.selectFrom('desk_event').selectAll().execute();
    const refused = 'append-only';
    for (const [column, value] of [
      ['id', 'another'],
      ['at', '2020-01-01T00:00:00.000Z'],
      ['action', 'called'],
      ['worker_key', 'another'],
      ['subject_key', null],
      ['erase_at', '2020-01-01T00:00:00.000Z'],
      ['event_sealed', services.encryption.seal('{}', 'another')],
    ] as const) {
      await expect(
        db
          .updateTable('desk_event')
          .set({ [column]: value })
          .execute(),
      ).rejects.toThrow(refused);
    }
    await expect(db.deleteFrom('desk_event').execute()).rejects.toThrow(refused);
    const again =
      dialect === 'sqlite'
        ? sql`insert or replace into desk_event select id, at, 'called', worker_key, subject_key, event_sealed, erase_at from desk_event`
        : sql`truncate desk_event`;
    await expect(again.execute(db)).rejects.toThrow(refused);
    expect(await db.selectFrom('desk_event').selectAll().execute()).toEqual(before);
  });

  test('an event is deleted DESK_AUDIT_DAYS after it was written, not before', async () => {
    const actor = newAddress();
    const dayMs = 24 * 60 * 60_000;
    const daysAgo = (days: number) =>
      new Date(database.store.now().getTime() - days * dayMs).toISOString();
    const services = await record(actor, { detail: 'old' }, daysAgo(401));
    await record(actor, { detail: 'young' }, daysAgo(399));
    expect(await deleteExpiredDeskEvents(services)).toBeGreaterThan(0);
    const { events } = await readDeskEvents(services, { actor, limit: 10 });
    expect(events.map(({ detail }) => detail)).toEqual(['young']);
  });

  test('a rotation of keys seals events again', async () => {
    const actor = newAddress();
    const services = await record(actor);
    const { keys } = services;
    const rotated: Services = {
      ...services,
      encryption: fieldEncryption({
        dataEncryptionKey: Buffer.alloc(32, 5).toString('base64'),
        previousDataEncryptionKey: keys.dataEncryptionKey,
        keyedHashKey: keys.keyedHashKey ?? keys.dataEncryptionKey,
      }),
    };
    expect((await rotateKeys(rotated, () => undefined)).resealed).toBeGreaterThan(0);
    const { events } = await readDeskEvents(rotated, { actor, limit: 10 });
    expect(events).toEqual([expect.objectContaining({ actor, subject: 'CB-HXCH-DW93' })]);
  });
});

onDesk((desk) => {
  test('without its event no action happens: the trail’s disk is full', async () => {
    const actor = newActor();
    const lead = await desk.addCall();
    const request = await desk.addQuestion();
    const [document] = (await seedPolicy(desk.services, asha.address)).documents;
    const [policy] = await findPolicies(desk.services, {}, 1);
    if (!policy || !document) throw new Error('not found');
    const file = join(folder, 'full.csv');
    writeFileSync(file, 'Mobile,Name\n9876543210,x\n');
    const { db, dialect } = desk.services.store;
    const snapshot = async () => {
      const tables: unknown[] = [];
      for (const table of deskTables) tables.push(await db.selectFrom(table).selectAll().execute());
      return tables;
    };
    const before = await snapshot();
    await fillTrail(dialect);
    const to: Contact = { channel: 'sms', address: '9876500042' };
    const search = { kind: 'contact', contact: asha } as const;
    const actions: Record<string, () => Promise<unknown>> = {
      open: () => openRecord(desk.services, actor, lead.reference),
      note: () => noteCall(desk.services, actor, lead.reference, { outcome: 'called', note: '' }),
      answer: () => answerRequest(desk.services, actor, request.reference),
      stop: () => stopNumber(desk.services, actor, asha.address),
      prove: () => proveEntry(desk.services, actor, asha.address),
      import: () => importDoNotCallList(desk.services, actor, { file, isDryRun: false }),
      correct: () => correctPerson(desk.services, actor, { from: asha, to }, 'x'),
      change: () =>
        changePolicy(desk.services, actor, policy, { change: { kind: 'withdraw' }, reason: 'x' }),
      document: () =>
        changePolicy(desk.services, actor, policy, {
          change: { kind: 'delete-document', id: document.id },
          reason: 'x',
        }),
      erase: () => erasePerson(desk.services, actor, asha, { reason: 'x' }),
      withdraw: () => withdrawCalls(desk.services, actor, [lead.reference]),
      conversions: () => exportConversions(desk.services, actor, 'Call'),
      export: () => exportRecords(desk.services, actor, search, { isRevealed: true }),
      trail: () => exportDeskEvents(desk.services, actor, {}),
    };
    try {
      for (const [name, act] of Object.entries(actions)) {
        const outcome = await act().then(
          () => 'done',
          (error: Error) => error.message,
        );
        expect([name, outcome]).toEqual([name, expect.stringContaining('disk is full')]);
        expect([name, await snapshot()]).toEqual([name, before]);
      }
    } finally {
      await sql
        .raw(`drop trigger full_disk ${dialect === 'sqlite' ? '' : 'on desk_event'}`)
        .execute(db);
    }
    expect(await openRecord(desk.services, actor, lead.reference)).toMatchObject({
      kind: 'opened',
    });
  });

  async function fillTrail(dialect: 'sqlite' | 'postgres'): Promise<void> {
    const { db } = desk.services.store;
    if (dialect === 'sqlite') {
      await sql`create trigger full_disk before insert on desk_event
        begin select raise(abort, 'disk is full'); end`.execute(db);
      return;
    }
    await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'disk is full'; end $$`.execute(db);
    await sql`create trigger full_disk before insert on desk_event
      for each row execute function full_disk()`.execute(db);
  }
});
