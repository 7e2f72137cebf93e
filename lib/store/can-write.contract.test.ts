import { Kysely, sql } from 'kysely';
import { onBothDatabases, onRealPostgres } from '../../testing/databases/on-both-databases.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { lastWrites, recordWriteOutcome } from '../process/last-writes.ts';
import { canWrite, failureTtlMs, probeIntervalMs } from './can-write.server.ts';
import { openStoreAt, postgresDialect } from './open-store.server.ts';
import type { Tables } from './schema/schema.ts';

let now = 0;

beforeEach(() => {
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(lastWrites(), { failedAt: null, probe: null });
});
afterEach(() => jest.restoreAllMocks());

onBothDatabases(['write_check'], (database) => {
  const rows = () => database.store.db.selectFrom('write_check').selectAll().execute();

  test('a writable database is reported as such, and no probe row remains', async () => {
    await database.store.db.insertInto('write_check').values({ id: 'a', padding: '' }).execute();
    expect(await canWrite(database.store)).toBe(true);
    expect(await rows()).toEqual([]);
  });

  test('a failed insert counts for a minute, or until one succeeds', async () => {
    recordWriteOutcome(false);
    expect(await canWrite(database.store)).toBe(false);
    now += failureTtlMs;
    expect(await canWrite(database.store)).toBe(true);
    recordWriteOutcome(false);
    expect(await canWrite(database.store)).toBe(false);
    recordWriteOutcome(true);
    expect(await canWrite(database.store)).toBe(true);
  });

  test('the probe runs at intervals, whatever the number of requests', async () => {
    const tried = jest.spyOn(database.store.db, 'insertInto');
    for (let n = 0; n < 3; n++) {
      await Promise.all(Array.from({ length: 20 }, () => canWrite(database.store)));
      expect(tried).toHaveBeenCalledTimes(n + 1);
      now += probeIntervalMs + 1;
    }
  });
});

test('a full disk is reported, and that it has space again', async () => {
  const { location, remove } = await temporaryDatabase('sqlite');
  const store = await openStoreAt(location);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(store.db);
  recordWriteOutcome(false);
  expect(await canWrite(store)).toBe(false);
  // Long after the failed request only the probe reports it.
  now += 10 * failureTtlMs;
  expect(await canWrite(store)).toBe(false);
  // A request that failed like the probe: the fault ends with the probe's.
  recordWriteOutcome(false);
  await sql`pragma max_page_count = 1000000`.execute(store.db);
  now += probeIntervalMs + 1;
  expect(await canWrite(store)).toBe(true);
  await store.db.destroy();
  await remove();
});

onRealPostgres(['write_check'], (database) => {
  test('a read-only database is reported, and that it is writable again', async () => {
    const url = new URL(database.location.databaseUrl ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const db = new Kysely<Tables>({ dialect: postgresDialect(url.href) });
    try {
      expect(await canWrite({ ...database.store, db })).toBe(false);
    } finally {
      await db.destroy();
    }
    now += probeIntervalMs + 1;
    expect(await canWrite(database.store)).toBe(true);
  });
});
