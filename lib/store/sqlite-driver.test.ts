/** A lock of another process. What the tests observe is an order of events: none says how long anything takes. */
import { setTimeout as wait } from 'node:timers/promises';
import { holdWriteLock } from '../../testing/databases/hold-write-lock.ts';
import { temporaryDatabase } from '../../testing/databases/temporary-database.ts';
import { openStoreAt, sqliteFile } from './open-store.server.ts';
import type { Store } from './schema/schema.ts';

let database: Awaited<ReturnType<typeof temporaryDatabase>>;
let store: Store;

beforeEach(async () => {
  database = await temporaryDatabase('sqlite');
  store = await openStoreAt(database.location);
});
afterEach(async () => {
  await store.db.destroy();
  await database.remove();
});

const holdLock = () => holdWriteLock(sqliteFile(database.location.dataDir));
const insert = (id: string, db = store.db) =>
  db.insertInto('write_check').values({ id, padding: '' }).execute();
const readIds = async (db = store.db) =>
  (await db.selectFrom('write_check').select('id').orderBy('id').execute()).map(({ id }) => id);

test('while another process writes, this one reads and answers; its writes follow in their order', async () => {
  const lock = await holdLock();
  const done: string[] = [];
  const writes = Promise.all([
    insert('a').then(() => done.push('a')),
    store.db
      .transaction()
      .execute(async (transaction) => {
        await insert('b', transaction);
        expect(await readIds(transaction)).toEqual(['a', 'b']);
      })
      .then(() => done.push('b')),
    insert('c').then(() => done.push('c')),
  ]);
  // Several tries of the first write.
  for (let turn = 0; turn < 10; turn++) {
    await wait(10);
    expect(await readIds()).toEqual([]);
    done.push('read');
  }
  done.push('release');
  await lock.release();
  await writes;
  expect(done).toEqual([...Array(10).fill('read'), 'release', 'a', 'b', 'c']);
  expect(await readIds()).toEqual(['a', 'b', 'c']);
});

test('a write gives up while the lock is held, and has then written nothing', async () => {
  const lock = await holdLock();
  const writes = [
    insert('a'),
    store.db.transaction().execute((db) => insert('b', db)),
    insert('c'),
  ];
  const outcomes = await Promise.allSettled(writes);
  await lock.release();
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual(
    Array(3).fill(expect.objectContaining({ message: 'database is locked' })),
  );
  expect(await readIds()).toEqual([]);
  await insert('d');
  expect(await readIds()).toEqual(['d']);
}, 30_000);

test('a process starts while the lock is held', async () => {
  const lock = await holdLock();
  const second = await openStoreAt(database.location);
  expect(await readIds(second.db)).toEqual([]);
  await second.db.destroy();
  await lock.release();
});

test('a transaction that fails leaves the next write its turn', async () => {
  const failing = store.db.transaction().execute(async (transaction) => {
    await insert('a', transaction);
    throw new Error('changed my mind');
  });
  const next = insert('b');
  await expect(failing).rejects.toThrow('changed my mind');
  await next;
  expect(await readIds()).toEqual(['b']);
});
