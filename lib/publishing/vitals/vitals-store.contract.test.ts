/** The histograms on both databases: counts add up, and old days are deleted. */
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import {
  addVitals,
  deleteExpiredVitals,
  readVitals,
  type VitalCount,
} from './vitals-store.server.ts';

onBothDatabases(['vital'], (database) => {
  const count = (over: Partial<VitalCount> = {}): VitalCount => ({
    day: '2026-11-21',
    path: '/claim',
    metric: 'lcp',
    bucket: 2,
    visits: 1,
    ...over,
  });

  test('visits of the same bucket add up, over days and over writers', async () => {
    await addVitals(database.store, [count({ visits: 3 }), count({ bucket: 4 })]);
    await Promise.all([
      addVitals(database.store, [count({ visits: 2 }), count({ path: '/' })]),
      addVitals(database.store, [count({ path: '/' }), count({ day: '2026-11-20' })]),
    ]);
    const read = await readVitals(database.store, '2026-11-21', 28);
    const sorted = read.toSorted((a, b) => b.visits - a.visits);
    expect(sorted).toEqual([
      { path: '/claim', metric: 'lcp', bucket: 2, visits: 6 },
      { path: '/', metric: 'lcp', bucket: 2, visits: 2 },
      { path: '/claim', metric: 'lcp', bucket: 4, visits: 1 },
    ]);
  });

  test('the maximum number of rows of a day is written in one statement', async () => {
    const all = Array.from({ length: 1400 }, (_, index) =>
      count({ path: `/${index % 31}`, bucket: Math.floor(index / 31) }),
    );
    await addVitals(database.store, all);
    expect(await readVitals(database.store, '2026-11-21', 1)).toHaveLength(1400);
  });

  test('only the requested days are read, and days older than a hundred are deleted', async () => {
    await addVitals(database.store, [
      count(),
      count({ day: '2026-10-25' }),
      count({ day: '2026-10-24' }),
      count({ day: '2026-08-12' }),
    ]);
    expect((await readVitals(database.store, '2026-11-21', 28))[0]?.visits).toBe(2);
    await deleteExpiredVitals(database.store, '2026-11-21');
    expect((await readVitals(database.store, '2026-11-21', 1000))[0]?.visits).toBe(3);
  });
});
