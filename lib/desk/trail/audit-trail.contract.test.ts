/** The audit trail cannot be changed, and is deleted only when its time is over. */
import { sql } from 'kysely';
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { fieldEncryption } from '../../store/field-encryption.server.ts';
import { rotateKeys } from '../../store/rotate-keys.server.ts';
import type { Services } from '../../store/services.server.ts';
import {
  type DeskEvent,
  deleteExpiredDeskEvents,
  readDeskEvents,
  recordDeskEvent,
} from './audit-trail.server.ts';

/** The trail cannot be cleared between tests: each has a staff member of its own. */
let tests = 0;
const newActor = () => `worker-${++tests}@example.in`;

onBothDatabases([], (database) => {
  const at = (services: Services, time: string): Services => ({
    ...services,
    store: { ...services.store, now: () => new Date(time) },
  });

  async function record(actor: string, event: Partial<DeskEvent> = {}, time?: string) {
    const services = database.services();
    await recordDeskEvent(time ? at(services, time) : services, {
      actor,
      from: '203.0.x.x',
      action: 'opened-number',
      subject: 'CB-HXCH-DW93',
      ...event,
    });
    return services;
  }

  test('an event is read back, found by actor, action, subject and day; the row names nobody', async () => {
    const actor = newActor();
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
    expect(stored).not.toMatch(/worker-|203\.0|CB-|telephone/);
  });

  test('in the sealed row the actor is `worker`: a release that is rolled back to reads it', async () => {
    const actor = newActor();
    const services = await record(actor);
    const { encryption, store } = services;
    const { events } = await readDeskEvents(services, { actor, limit: 1 });
    const id = events[0]?.id ?? '';
    const row = await store.db
      .selectFrom('desk_event')
      .select('event_sealed')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const stored = JSON.parse(encryption.openOrThrow(row.event_sealed, id));
    expect(stored).toMatchObject({ worker: actor, from: '203.0.x.x' });
    expect(stored).not.toHaveProperty('actor');
  });

  test('attack: no statement changes, replaces or deletes an event', async () => {
    const actor = newActor();
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
    const actor = newActor();
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
    const actor = newActor();
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
