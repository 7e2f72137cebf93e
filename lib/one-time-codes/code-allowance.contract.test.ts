/** Limits of codes that every instance shares, on both databases. */
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { outboxOn } from '../outbox/outbox.server.ts';
import { deleteOldHours } from '../store/hourly-counts.server.ts';
import { openStoreAt } from '../store/open-store.server.ts';
import { type CodeAllowance, takeCodeAllowances } from './code-allowance.server.ts';

const now = new Date('2026-11-22T06:20:00Z');
const of = (client: string, perHour = 5): CodeAllowance => ({ purpose: 'code', client, perHour });
const site = (perHour: number): CodeAllowance => ({
  purpose: 'sms-of-site',
  client: null,
  perHour,
});

onBothDatabases(['code_allowance'], (database) => {
  test('attack: whoever asks two instances in turn gets what one would give', async () => {
    const one = database.outbox();
    const store = await openStoreAt(database.location);
    const other = outboxOn(store, one.env);
    const waits: number[] = [];
    for (let n = 0; n < 24; n++) {
      waits.push(await takeCodeAllowances(n % 2 ? one : other, [of('203.0.113.9')], now));
    }
    await store.db.destroy();
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 40 * 60)).toHaveLength(19);
  });

  test('attack: a client beyond its own allowance takes nothing of everybody’s', async () => {
    const outbox = database.outbox();
    for (let n = 0; n < 20; n++) await takeCodeAllowances(outbox, [of('greedy'), site(7)], now);
    expect(await takeCodeAllowances(outbox, [of('another'), site(7)], now)).toBe(0);
    expect(await takeCodeAllowances(outbox, [of('a third'), site(7)], now)).toBe(0);
    expect(await takeCodeAllowances(outbox, [of('a fourth'), site(7)], now)).toBe(40 * 60);
  });

  test('attack: twenty at the same instant get what one after the other would get', async () => {
    const outbox = database.outbox();
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => takeCodeAllowances(outbox, [of('203.0.113.9')], now)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test('the next hour begins anew, and of the last one nothing is kept', async () => {
    const outbox = database.outbox();
    for (let n = 0; n < 6; n++) await takeCodeAllowances(outbox, [of('a client')], now);
    const later = new Date('2026-11-22T07:00:00Z');
    expect(await takeCodeAllowances(outbox, [of('a client')], later)).toBe(0);
    expect(await deleteOldHours(outbox.store, later)).toBe(1);
    const rows = await outbox.store.db.selectFrom('code_allowance').selectAll().execute();
    expect(rows).toEqual([
      { hour: '2026-11-22T07', drawer: expect.stringMatching(/^code:\d{1,5}$/), taken: 1 },
    ]);
  });
});
