/** The outbox on both databases, with bare rows: what leads and service requests have in common. */
import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onBothDatabases, onRealPostgres } from '../../testing/databases/on-both-databases.ts';
import { pollUntil } from '../../testing/poll-until.ts';
import { lastWrites } from '../process/last-writes.ts';
import { deleteExpiredDrafts } from '../start-up/time-limits.server.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import type { ServiceRequestRow } from '../store/schema/outbox-schema.ts';
import { capRetryDelays, claimDueRows } from './claim-due-rows.server.ts';
import { insertIdempotent } from './insert-idempotent.server.ts';
import { outboxStatus } from './outbox-status.server.ts';
import { settleWithRetry, unsettledRows } from './settle-with-retry.server.ts';

const start = new Date('2027-01-15T05:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const at = (seconds: number) => after(seconds).toISOString();
const minute = 60;
const leaseSeconds = 30;

/** Due at once, and from another person each time. */
function createRow(over: Partial<ServiceRequestRow> = {}): ServiceRequestRow {
  const id = randomUUID();
  return {
    id,
    reference: `SR-${id}`,
    idempotency_key: null,
    request_key: id,
    mobile_key: id,
    email_key: null,
    kind: 'contact',
    fields_sealed: null,
    state: 'pending',
    attempts: 0,
    sending_since: null,
    next_attempt_at: at(0),
    possibly_duplicate: 0,
    honeypot_filled: 0,
    last_problem: null,
    consent_version: '1',
    consent_hash: '',
    page: null,
    created_at: at(0),
    settled_at: null,
    answered_at: null,
    erase_at: at(365 * 24 * 60 * minute),
    ...over,
  };
}

onBothDatabases(['service_request', 'form_draft'], (database) => {
  type Options = Parameters<typeof insertIdempotent<ServiceRequestRow, string>>[3];

  const insert = (row: ServiceRequestRow, over: Partial<Options> = {}) =>
    insertIdempotent<ServiceRequestRow, string>(database.store, 'service_request', row, {
      prefix: 'SR',
      contact: row.mobile_key === null ? null : { column: 'mobile_key', key: row.mobile_key },
      perDay: 3,
      now: new Date(row.created_at),
      check: async () => ({ kind: 'checked' as const, duplicates: { states: ['pending'] } }),
      ...over,
    });

  async function inserted(over: Partial<ServiceRequestRow> = {}): Promise<ServiceRequestRow> {
    const outcome = await insert(createRow(over));
    if (typeof outcome === 'string' || outcome.kind !== 'inserted') throw new Error('refused');
    return outcome.row;
  }

  const claim = (
    seconds: number,
    limit = 10,
    order: 'longest-due' | 'least-tried' = 'longest-due',
  ) =>
    claimDueRows<ServiceRequestRow>(database.store, 'service_request', {
      limit,
      order,
      leaseMs: leaseSeconds * 1000,
      now: after(seconds),
    });

  async function claimed(seconds: number): Promise<ServiceRequestRow> {
    const [row, ...more] = await claim(seconds);
    if (!row || more.length > 0) throw new Error('one row should be due');
    return row;
  }

  const rows = () =>
    database.store.db.selectFrom('service_request').selectAll().orderBy('created_at').execute();

  describe('insert', () => {
    const kindsOf = (outcomes: Awaited<ReturnType<typeof insert>>[]) =>
      outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.kind)).sort();

    test('one idempotency key is one row, however late', async () => {
      const same = { idempotency_key: 'key', request_key: 'content' };
      const row = await inserted(same);
      const late = createRow({ ...same, created_at: at(60 * minute) });
      expect(await insert(late)).toEqual({ kind: 'repeated', row });
      expect(await rows()).toEqual([row]);
    });

    test('the same key with other content is another row, without the key', async () => {
      await inserted({ idempotency_key: 'key' });
      expect(await inserted({ idempotency_key: 'key' })).toMatchObject({ idempotency_key: null });
    });

    test.each([{ idempotency_key: 'key', request_key: 'content' }, { request_key: 'content' }])(
      'four rows at once with the same %j are one row',
      async (same) => {
        const sent = [0, 1, 2, 3].map(() => insert(createRow({ ...same, mobile_key: 'person' })));
        const outcomes = await Promise.all(sent);
        expect(kindsOf(outcomes)).toEqual(['inserted', 'repeated', 'repeated', 'repeated']);
        expect(await rows()).toHaveLength(1);
      },
    );

    test('the same content is a repetition within ten minutes, and only of a row in one of the states', async () => {
      const content = { request_key: 'content', mobile_key: 'person' };
      await inserted(content);
      const later = (seconds: number) => createRow({ ...content, created_at: at(seconds) });
      const done = {
        check: async () => ({ kind: 'checked' as const, duplicates: { states: ['delivered'] } }),
      };
      expect(await insert(later(9 * minute))).toMatchObject({ kind: 'repeated' });
      expect(await insert(later(9 * minute), done)).toMatchObject({ kind: 'inserted' });
      expect(await insert(later(20 * minute))).toMatchObject({ kind: 'inserted' });
      expect(await rows()).toHaveLength(3);
    });

    test('a person beyond the limit of a day is told when the oldest row is a day old', async () => {
      for (const seconds of [0, 10, 20])
        await inserted({ mobile_key: 'me', created_at: at(seconds) });
      expect(await insert(createRow({ mobile_key: 'me', created_at: at(3600) }))).toEqual({
        kind: 'too-many',
        retryAfterSeconds: 23 * 3600,
      });
      expect(await insert(createRow({ created_at: at(3600) }))).toMatchObject({ kind: 'inserted' });
      // Less than a second is one: zero would say that it is free.
      const nearly = createRow({ mobile_key: 'me', created_at: at(24 * 3600 - 0.4) });
      expect(await insert(nearly)).toEqual({ kind: 'too-many', retryAfterSeconds: 1 });
      const free = createRow({ mobile_key: 'me', created_at: at(24 * 3600) });
      expect(await insert(free)).toMatchObject({ kind: 'inserted' });
    });

    test('a rejection, before or after the limits, and a failed further write leave no row', async () => {
      const reject = async () => ({ kind: 'rejected' as const, rejection: 'no' });
      expect(await insert(createRow(), { check: reject })).toBe('no');
      expect(await insert(createRow(), { admit: reject })).toBe('no');
      const fail = async () => {
        throw new Error('the file could not be written');
      };
      await expect(insert(createRow(), { afterInsert: fail })).rejects.toThrow('the file');
      expect(await rows()).toEqual([]);
    });

    test('a reference that is in use is replaced; changes on admission are stored', async () => {
      const first = await inserted({ reference: 'SR-2222-3333' });
      const admit = async () => ({ kind: 'admitted' as const, changes: { attempts: 1 } });
      const outcome = await insert(createRow({ reference: first.reference }), { admit });
      expect(outcome).toMatchObject({ kind: 'inserted', row: { attempts: 1 } });
      expect(outcome).not.toMatchObject({ row: { reference: first.reference } });
    });
  });

  describe('claim', () => {
    test('a due row is claimed for the length of its lease, then it is due again as a possible duplicate', async () => {
      await inserted();
      await inserted({ next_attempt_at: at(1000) });
      const claimedRow = await claimed(1);
      expect(claimedRow).toMatchObject({
        attempts: 1,
        sending_since: at(1),
        next_attempt_at: at(1 + leaseSeconds),
        possibly_duplicate: 0,
      });
      expect(await claim(leaseSeconds)).toEqual([]);
      expect(await claimed(1 + leaseSeconds)).toMatchObject({
        id: claimedRow.id,
        attempts: 2,
        possibly_duplicate: 1,
      });
    });

    test('concurrent claimers never get the same row, and none gets more than its limit', async () => {
      for (let index = 0; index < 20; index++) await inserted();
      const claims = await Promise.all([1, 2, 3, 4, 5, 6].map(() => claim(1, 4)));
      for (const batch of claims) expect(batch.length).toBeLessThanOrEqual(4);
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await claim(1, 20);
      expect(ids.length + rest.length).toBe(20);
    });

    test('the longest due come first, or the least tried', async () => {
      const tried = await inserted({ attempts: 5, next_attempt_at: at(-20) });
      const fresh = await inserted({ next_attempt_at: at(-10) });
      expect(await claim(0, 1, 'least-tried')).toMatchObject([{ id: fresh.id }]);
      expect(await claim(leaseSeconds, 1)).toMatchObject([{ id: tried.id }]);
    });

    test('a settled row is not claimed', async () => {
      await inserted({ state: 'delivered' });
      expect(await claim(1)).toEqual([]);
    });
  });

  describe('settle', () => {
    const delivered = () => ({ state: 'delivered' as const, settled_at: at(5) });
    const settle = (row: ServiceRequestRow, next: () => Partial<ServiceRequestRow>) =>
      settleWithRetry(database.store, 'service_request', row, next);

    test('the outcome is stored and the send ended; a failed send is due again after its delay', async () => {
      await inserted();
      const first = await claimed(0);
      await settle(first, () => ({ next_attempt_at: at(10), last_problem: 'busy' }));
      expect(await rows()).toMatchObject([
        { state: 'pending', sending_since: null, last_problem: 'busy' },
      ]);
      expect(await claim(9)).toEqual([]);
      const second = await claimed(10);
      expect(second).toMatchObject({ attempts: 2, possibly_duplicate: 0 });
      await settle(second, delivered);
      expect(await rows()).toMatchObject([
        { state: 'delivered', sending_since: null, settled_at: at(5) },
      ]);
    });

    test('a sender that lost its lease changes nothing, nor one whose row ended meanwhile', async () => {
      await inserted();
      const slow = await claimed(0);
      const next = await claimed(leaseSeconds);
      await settle(slow, delivered);
      expect(await rows()).toEqual([next]);
      const { db } = database.store;
      await db.updateTable('service_request').set({ state: 'expired' }).execute();
      await settle(next, delivered);
      expect(await rows()).toEqual([{ ...next, state: 'expired' }]);
    });

    test('an outcome that the database refuses is written again, and its row not claimed meanwhile', async () => {
      await inserted();
      const row = await claimed(0);
      lastWrites().failedAt = null;
      let tries = 0;
      let isWritable = false;
      await settle(row, () => {
        tries += 1;
        // The column may not be null.
        return isWritable ? delivered() : { ...delivered(), reference: null as unknown as string };
      });
      // The status reports that the database takes no rows.
      expect(lastWrites().failedAt).not.toBeNull();
      expect(tries).toBe(1);
      // Long after its lease: Lead.svc has this row.
      expect(await claim(100 * leaseSeconds)).toEqual([]);
      expect(await rows()).toEqual([row]);
      isWritable = true;
      await pollUntil(async () => (await rows())[0]?.state === 'delivered', {
        what: 'the outcome is written',
        timeoutMs: 60_000,
        everyMs: 20,
      });
      expect(await rows()).toMatchObject([{ attempts: 1, possibly_duplicate: 0 }]);
    });

    test('an outcome ends with the claim of another process, which may send the row again', async () => {
      await inserted();
      const row = await claimed(0);
      let isWritable = false;
      await settle(row, () =>
        isWritable ? delivered() : { ...delivered(), reference: null as unknown as string },
      );
      const { db } = database.store;
      await db.updateTable('service_request').set({ attempts: 2 }).execute();
      isWritable = true;
      await pollUntil(async () => !unsettledRows().has(row.id), {
        what: 'the outcome is dropped',
        timeoutMs: 60_000,
        everyMs: 20,
      });
      expect(await rows()).toMatchObject([{ state: 'pending', attempts: 2 }]);
      expect(await claimed(leaseSeconds)).toMatchObject({ possibly_duplicate: 1 });
    });
  });

  test('after a clock was set back no row waits longer than the longest delay', async () => {
    await inserted({ next_attempt_at: at(3600) });
    const soon = await inserted({ next_attempt_at: at(30), created_at: at(1) });
    const limits = { state: 'pending', maxDelayMs: 60_000, now: start };
    expect(await capRetryDelays(database.store, 'service_request', limits)).toBe(1);
    expect((await rows()).map((row) => row.next_attempt_at)).toEqual([
      at(60),
      soon.next_attempt_at,
    ]);
  });

  test('the status counts the states, and the age of the oldest row that waits', async () => {
    await inserted({ created_at: at(10) });
    await inserted({ created_at: at(20) });
    await inserted({ state: 'delivered' });
    const states = ['pending', 'delivered', 'expired'] as const;
    const status = await outboxStatus(database.store, 'service_request', {
      states,
      now: after(40),
    });
    expect(status).toEqual({ pending: 2, delivered: 1, expired: 0, oldestPendingSeconds: 30 });
  });

  test('after a clock was set back nothing is late, and what has ended is counted again', async () => {
    const statusAt = (seconds: number) =>
      outboxStatus(database.store, 'service_request', {
        states: ['pending', 'delivered'] as const,
        now: after(seconds),
      });
    await inserted({ created_at: at(3600) });
    expect(await statusAt(3630)).toEqual({ pending: 1, delivered: 0, oldestPendingSeconds: 30 });
    await inserted({ state: 'delivered' });
    expect(await statusAt(30)).toEqual({ pending: 1, delivered: 1, oldestPendingSeconds: 0 });
  });

  test('a draft is deleted when its hour is over', async () => {
    const { db } = database.store;
    const drafts = [at(10), at(20)].map((erase_at) => ({ id: erase_at, sealed: 'x', erase_at }));
    await db.insertInto('form_draft').values(drafts).execute();
    expect(await deleteExpiredDrafts(database.services(), after(10))).toBe(1);
    expect(await db.selectFrom('form_draft').select('id').execute()).toEqual([{ id: at(20) }]);
  });
});

onRealPostgres(['service_request'], (database) => {
  test('a row whose commit was answered by a lost connection is recorded, not "not written"', async () => {
    const proxy = await losesAnswerToCommit(database.location.databaseUrl ?? '');
    const store = await openStoreAt({ ...database.location, databaseUrl: proxy.url });
    const row = createRow();
    const options = {
      prefix: 'SR',
      contact: null,
      perDay: 3,
      now: start,
      check: async () => ({ kind: 'checked' as const, duplicates: { states: [] } }),
    };
    try {
      proxy.arm();
      const outcome = await insertIdempotent(store, 'service_request', row, options);
      expect(outcome).toEqual({ kind: 'inserted', row });
      expect(proxy.lost()).toBe(1);
      const unwritten = createRow();
      const failing = insertIdempotent(store, 'service_request', unwritten, {
        ...options,
        afterInsert: () => Promise.reject(new Error('disk full')),
      });
      await expect(failing).rejects.toThrow('disk full');
    } finally {
      await store.db.destroy();
      proxy.close();
    }
  });
});

/** A Postgres behind a network that, once armed, delivers the next commit and loses its answer. */
async function losesAnswerToCommit(databaseUrl: string) {
  const upstream = new URL(databaseUrl);
  let isArmed = false;
  let lost = 0;
  const server = createServer((client) => {
    const postgres = connect(Number(upstream.port), upstream.hostname);
    let isMuted = false;
    client.on('data', (bytes) => {
      if (isArmed && bytes.includes('commit')) {
        isArmed = false;
        isMuted = true;
        lost += 1;
      }
      postgres.write(bytes);
    });
    postgres.on('data', (bytes) => {
      if (isMuted) client.destroy();
      else client.write(bytes);
    });
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    arm: () => {
      isArmed = true;
    },
    lost: () => lost,
    close: () => server.close(),
  };
}
