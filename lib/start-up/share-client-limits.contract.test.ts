/** The hourly allowance of a client, shared by several instances. */
import { onBothDatabases } from '../../testing/databases/on-both-databases.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import type { Store } from '../store/schema/schema.ts';
import { createStoreCounter } from './start-up.server.ts';

const at = '2026-11-22T06:20:00Z';
const limit = { purpose: 'call-back', client: '203.0.113.9', perHour: 5 } as const;

onBothDatabases(['code_allowance'], (database) => {
  const instanceOn = (store: Store, time = at) =>
    createStoreCounter(async () => ({
      ...database.services(),
      store: { ...store, now: () => new Date(time) },
    }));
  const instance = (time?: string) => instanceOn(database.store, time);

  test('two instances, in turn and concurrently, allow as much as one', async () => {
    const store = await openStoreAt(database.location);
    const instances = [instance(), instanceOn(store)];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, n) => instances[n % 2]?.consume(limit)),
    );
    waits.push(await instances[0]?.consume(limit), await instances[1]?.consume(limit));
    await store.db.destroy();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 40 * 60)).toHaveLength(9);
  });

  test('each purpose and each client has its own count, which restarts every hour', async () => {
    const count = instance();
    for (let n = 0; n < 6; n++) await count.consume(limit);
    expect(await count.consume({ ...limit, purpose: 'look-up' })).toBe(0);
    expect(await count.consume({ ...limit, client: '198.51.100.7' })).toBe(0);
    expect(await instance('2026-11-22T07:00:00Z').consume(limit)).toBe(0);
  });

  test('a refunded request does not count', async () => {
    const count = instance();
    for (let n = 0; n < 9; n++) {
      expect(await count.consume(limit)).toBe(0);
      await count.refund(limit);
    }
    // One refund too many, as after a change of the hour, gives no more than the allowance.
    await count.refund(limit);
    for (let n = 0; n < 5; n++) expect(await count.consume(limit)).toBe(0);
    expect(await count.consume(limit)).toBeGreaterThan(0);
  });

  test('the database holds no address, only a bucket that many addresses share', async () => {
    await instance().consume(limit);
    const rows = await database.store.db.selectFrom('code_allowance').selectAll().execute();
    expect(rows).toEqual([
      { hour: '2026-11-22T06', drawer: expect.stringMatching(/^call-back:\d{1,5}$/), taken: 1 },
    ]);
  });

  test('each hour a client is in another bucket: who shares one by chance does so for an hour', async () => {
    const clients = ['203.0.113.9', '198.51.100.7', '192.0.2.1'];
    for (const time of [at, '2026-11-22T07:00:00Z'])
      for (const client of clients) await instance(time).consume({ ...limit, client });
    const rows = await database.store.db.selectFrom('code_allowance').selectAll().execute();
    const bucketsOf = (hour: string) =>
      rows.filter((row) => row.hour === hour).map(({ drawer }) => drawer);
    expect(bucketsOf('2026-11-22T07')).not.toEqual(bucketsOf('2026-11-22T06'));
  });
});
