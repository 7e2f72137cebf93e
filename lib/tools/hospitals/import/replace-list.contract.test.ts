/**
 * Importing lists into both databases: all or nothing, one import at a time, and writers of the site never wait long.
 */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { onBothDatabases } from '../../../../testing/databases/on-both-databases.ts';
import { acquireImportLock } from '../../../imports/import-lock.server.ts';
import { readListsInForce, readListsVersion } from '../lists/list-queries.server.ts';
import { readHospitalLists } from '../lists/read-hospital-lists.server.ts';
import { deleteHospitalList, replaceList } from './replace-list.server.ts';

const entries = (count: number, prefix = 'Hospital') =>
  Array.from({ length: count }, (_, at) =>
    hospitalEntry({
      name: `${prefix} ${at}`,
      latitude: 18.5,
      longitude: 73.85,
      phone: '02066455100',
    }),
  );
const nothing = () => undefined;

onBothDatabases(['hospital_list', 'hospital_entry', 'hospital_import_lock'], (database) => {
  const countRows = async () =>
    Number(
      (
        await database.store.db
          .selectFrom('hospital_entry')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  async function importList(
    insurer: string,
    list: ReturnType<typeof entries>,
    asOf = '2026-06-29',
  ) {
    const lock = await acquireImportLock(database.store, 'hospitals', { waitMs: 10_000 });
    try {
      await replaceList(
        database.store,
        lock,
        { insurer, asOf, entries: list },
        { onStep: nothing },
      );
    } finally {
      await lock.release();
    }
  }

  test('a list is read back as it was written, and a newer one replaces only that list', async () => {
    await importList('Alpha', entries(1_203));
    await importList('Beta', entries(3));
    const before = await readListsVersion(database.store);
    await importList('Alpha', entries(2, 'New'), '2026-07-01');
    expect(await readListsVersion(database.store)).not.toBe(before);
    const lists = await readListsInForce(database.store);
    expect(lists.map(({ insurer, asOf, hospitals }) => [insurer, asOf, hospitals])).toEqual([
      ['Alpha', '2026-07-01', 2],
      ['Beta', '2026-06-29', 3],
    ]);
    const { hospitals } = await readHospitalLists(database.store, 'demonstration');
    expect(hospitals).toContainEqual(expect.objectContaining(entries(1, 'New')[0]));
    // The replaced one may come back.
    expect(await countRows()).toBe(5 + 1_203);
  });

  test('an import that fails half way leaves the earlier list complete, and the next import clears up', async () => {
    await importList('Alpha', entries(10));
    const broken = [...entries(600, 'Broken'), hospitalEntry({ name: null as unknown as string })];
    await expect(importList('Alpha', broken)).rejects.toThrow();
    const { hospitals } = await readHospitalLists(database.store, 'demonstration');
    expect(hospitals.map(({ name }) => name)).toEqual(entries(10).map(({ name }) => name));
    await importList('Beta', entries(1));
    expect(await countRows()).toBe(11);
  });

  test('of two concurrent imports the second waits, and both are in force afterwards', async () => {
    await Promise.all([importList('Alpha', entries(1_500)), importList('Beta', entries(1_500))]);
    expect((await readListsInForce(database.store)).map(({ hospitals }) => hospitals)).toEqual([
      1_500, 1_500,
    ]);
  });

  test('an import that has waited too long for the lock says so', async () => {
    const lock = await acquireImportLock(database.store, 'hospitals', { waitMs: 0 });
    let waits = 0;
    await expect(
      acquireImportLock(database.store, 'hospitals', { waitMs: 500, onWait: () => waits++ }),
    ).rejects.toThrow('Another import is still running');
    expect(waits).toBe(1);
    await lock.release();
    await (await acquireImportLock(database.store, 'hospitals', { waitMs: 0 })).release();
  });

  test('an import that was suspended too long puts nothing in force', async () => {
    await importList('Alpha', entries(3));
    const slow = await acquireImportLock(database.store, 'hospitals', { waitMs: 0 });
    // Its lease expires, as after a machine's sleep, and another import runs.
    await database.store.db
      .updateTable('hospital_import_lock')
      .set({ held_until: '2026-01-01' })
      .execute();
    await importList('Alpha', entries(4, 'Other'));
    await expect(
      replaceList(
        database.store,
        slow,
        { insurer: 'Alpha', asOf: '2026-06-29', entries: entries(5) },
        { onStep: nothing },
      ),
    ).rejects.toThrow('took over');
    expect((await readListsInForce(database.store))[0]?.hospitals).toBe(4);
  });

  test('excluded hospitals are a list of their own, beside the network of the same insurer', async () => {
    const [first, second] = entries(2);
    const lock = await acquireImportLock(database.store, 'hospitals', { waitMs: 0 });
    const list = { insurer: 'Alpha', asOf: '2026-06-29' };
    const network = [first, second].flatMap((one) => one ?? []);
    await replaceList(database.store, lock, { ...list, entries: network }, { onStep: nothing });
    const excluded = { ...list, kind: 'excluded' as const, entries: network.slice(1) };
    await replaceList(database.store, lock, { ...excluded, insurer: 'Beta' }, { onStep: nothing });
    await replaceList(database.store, lock, excluded, { onStep: nothing });
    const found = await readHospitalLists(database.store, 'production');
    expect(found.hospitals.map((one) => [one.name, one.insurers, one.excludedBy])).toEqual([
      ['Hospital 0', ['Alpha'], []],
      // Alpha's network list has it too: the exclusion takes precedence.
      ['Hospital 1', [], ['Alpha', 'Beta']],
    ]);
    expect(found.lists.map(({ insurer }) => insurer)).toEqual(['Alpha']);
    expect(found.excludedLists.map(({ insurer }) => insurer)).toEqual(['Alpha', 'Beta']);
    await lock.release();
  });

  test('a list can be removed; without any list only production stays empty', async () => {
    await importList('Alpha', entries(3));
    expect((await readHospitalLists(database.store, 'demonstration')).isSample).toBe(false);
    const lock = await acquireImportLock(database.store, 'hospitals', { waitMs: 0 });
    expect(
      await deleteHospitalList(database.store, lock, { insurer: 'Alpha', kind: 'network' }),
    ).toBe(true);
    expect(
      await deleteHospitalList(database.store, lock, { insurer: 'Alpha', kind: 'network' }),
    ).toBe(false);
    expect(await countRows()).toBe(0);
    expect(await readHospitalLists(database.store, 'production')).toEqual({
      hospitals: [],
      lists: [],
      excludedLists: [],
      isSample: false,
    });
    const sample = await readHospitalLists(database.store, 'demonstration');
    expect(sample.isSample).toBe(true);
    expect(sample.hospitals.length).toBeGreaterThan(250);
    expect(sample.hospitals.every(({ insurers }) => insurers.length === 0)).toBe(true);
  });
});
