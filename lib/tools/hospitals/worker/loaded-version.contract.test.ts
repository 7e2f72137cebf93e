/** An import waits until every running instance on the database searches the new lists. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { onBothDatabases } from '../../../../testing/databases/on-both-databases.ts';
import { pollUntil } from '../../../../testing/poll-until.ts';
import { acquireImportLock } from '../../../imports/import-lock.server.ts';
import { replaceList } from '../import/replace-list.server.ts';
import { readListsVersion } from '../lists/list-queries.server.ts';
import { reportLoadedVersion, waitForInstances } from './loaded-version.server.ts';

const nothing = () => undefined;
const tables = [
  'hospital_list',
  'hospital_entry',
  'hospital_import_lock',
  'hospital_searcher',
] as const;

onBothDatabases([...tables], (database) => {
  test('an import waits for an instance on an old version, and not for one that has stopped', async () => {
    const { store } = database;
    const reports: number[] = [];
    const waited = (timeoutMs: number) =>
      waitForInstances(store, { timeoutMs, onWait: (behind) => reports.push(behind) });
    expect(await waited(0)).toBe(0);
    await reportLoadedVersion(store, await readListsVersion(store));
    const lock = await acquireImportLock(store, 'hospitals', { waitMs: 1000 });
    const list = { insurer: 'Alpha', asOf: '2026-06-29', entries: [hospitalEntry()] };
    await replaceList(store, lock, list, { onStep: nothing });
    await lock.release();
    expect(await waited(0)).toBe(1);

    let isOver = false;
    const waiting = waited(60_000).then((behind) => {
      isOver = true;
      return behind;
    });
    await pollUntil(() => reports.length, { what: 'a report', timeoutMs: 60_000, everyMs: 5 });
    expect(isOver).toBe(false);
    await reportLoadedVersion(store, await readListsVersion(store));
    expect(await waiting).toBe(0);

    await reportLoadedVersion(store, 'of an instance that was killed');
    await store.db.updateTable('hospital_searcher').set({ seen_at: '2026-01-01' }).execute();
    expect(await waited(0)).toBe(0);
  });
});
