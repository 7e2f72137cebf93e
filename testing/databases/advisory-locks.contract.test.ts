/** On Postgres, steps that must not run at once: each waits while another session holds its lock. */
import { sql } from 'kysely';
import { correctPerson } from '../../lib/desk/people/correct-person.server.ts';
import { erasePerson } from '../../lib/desk/people/erase-person.server.ts';
import { noteCall } from '../../lib/desk/records/call-notes.server.ts';
import { withdrawCalls } from '../../lib/desk/records/withdraw-calls.server.ts';
import type { Contact } from '../../lib/input/contact.ts';
import { releaseThrottledLeads } from '../../lib/leads/limits.server.ts';
import { allowCallsByCode } from '../../lib/requests/allow-calls/allow-calls-code.server.ts';
import { recordRequest } from '../../lib/requests/submit/record-request.server.ts';
import { acquireAdvisoryLock } from '../../lib/store/acquire-advisory-lock.server.ts';
import { mobileKey } from '../../lib/store/field-encryption.server.ts';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { LeadRow } from '../../lib/store/schema/lead-schema.ts';
import type { Store } from '../../lib/store/schema/schema.ts';
import type { Services } from '../../lib/store/services.server.ts';
import { addCall, recordCall, throttledAdmission } from '../data/add-call.ts';
import { readUntil } from '../poll-until.ts';
import { onRealPostgres } from './on-both-databases.ts';
import { asha, deskTables, newActor } from './on-desk.ts';

onRealPostgres(deskTables, (database) => {
  let services: Services;
  let other: Store;
  let lead: LeadRow;

  beforeAll(async () => {
    services = database.services();
    other = await openStoreAt(database.location);
  });
  afterAll(() => other.db.destroy());
  beforeEach(async () => {
    lead = await addCall(services, { mobile: asha.address });
  });

  /** Whether the step waits for a lock; it ends once the other session frees that of the key. */
  async function waitsFor(key: string, step: () => Promise<unknown>): Promise<boolean> {
    const [held, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holder = other.db.transaction().execute(async (transaction) => {
      await acquireAdvisoryLock(other, transaction, key);
      held.resolve();
      await freed.promise;
    });
    await held.promise;
    let isDone = false;
    const done = step().finally(() => {
      isDone = true;
    });
    const isWaiting = await readUntil(isAnyoneWaiting, (waiting) => waiting || isDone, {
      timeoutMs: 10_000,
      everyMs: 5,
    });
    freed.resolve();
    await Promise.all([holder, done]);
    return isWaiting;
  }

  async function isAnyoneWaiting(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_locks
      where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      other.db,
    );
    return rows.length > 0;
  }

  const ask = (kind: 'stop-calls' | 'allow-calls') =>
    recordRequest(services, { kind, fields: { mobile: asha.address } }, services.store.now());
  const throttled = () =>
    recordCall(services, { mobile: '9876500001' }, { admission: throttledAdmission() });
  const to: Contact = { channel: 'sms', address: '9876500042' };
  const ofNumber = () => mobileKey(services.encryption, asha.address);

  const steps: readonly [string, () => string, () => Promise<() => Promise<unknown>>][] = [
    [
      'a release of throttled calls, for that of another instance',
      () => 'throttled leads are released',
      async () => {
        await throttled();
        return () => releaseThrottledLeads(services, services.store.now());
      },
    ],
    [
      'a call, for a stop of its number',
      ofNumber,
      async () => () => recordCall(services, { mobile: asha.address, product: 2 }),
    ],
    ['a stop, for a call of its number', ofNumber, async () => () => ask('stop-calls')],
    [
      'allowing calls, for a stop of the number',
      ofNumber,
      async () => {
        const asked = await ask('allow-calls');
        if (asked.kind !== 'inserted') throw new Error(asked.kind);
        return () => allowCallsByCode(services, asked.row.reference, services.store.now());
      },
    ],
    [
      'a note, for another note of the call',
      () => lead.reference,
      async () => () =>
        noteCall(services, newActor(), lead.reference, { outcome: 'called', note: '' }),
    ],
    [
      'a withdrawal, for another of the call',
      () => lead.reference,
      async () => () => withdrawCalls(services, newActor(), [lead.reference]),
    ],
    [
      'an erasure, for a call of the person',
      ofNumber,
      async () => () => erasePerson(services, newActor(), asha, { reason: 'asked' }),
    ],
    [
      'a correction, for a call of the person',
      ofNumber,
      async () => () => correctPerson(services, newActor(), { from: asha, to }, 'asked'),
    ],
  ];

  test.each(steps)('%s, waits', async (_, keyOf, prepare) => {
    const step = await prepare();
    expect(await waitsFor(keyOf(), step)).toBe(true);
  });
});
