/** Two instances on one Postgres: a list imported through one becomes searchable on the other within the limit. */
import { setTimeout as wait } from 'node:timers/promises';
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { onRealPostgres } from '../../../../testing/databases/on-both-databases.ts';
import { acquireImportLock } from '../../../imports/import-lock.server.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { replaceList } from '../import/replace-list.server.ts';

/** The longest wait for an operator who checks the other instance right after an import. */
const noticedAfterMs = 4000;
const nothing = () => undefined;

// Starts and ends worker processes.

onRealPostgres(
  ['hospital_list', 'hospital_entry', 'hospital_import_lock', 'hospital_searcher'],
  (database) => {
    afterEach(() => jest.restoreAllMocks());

    test('the old worker answers until the new one is ready, then the new one answers', async () => {
      const { dataDir, databaseUrl } = database.location;
      process.env.DATA_DIR = dataDir;
      process.env.DATABASE_URL = databaseUrl ?? '';
      const { searchHospitals } = await import('./hospital-search.server.ts');
      const { openStore } = await import('../../../store/open-store.server.ts');
      const search = () => searchHospitals({ ...emptyHospitalQuery, q: 'goldleaf pune' }, {});
      expect((await search()).isSample).toBe(true);

      const lock = await acquireImportLock(database.store, 'hospitals', { waitMs: 0 });
      const entries = [hospitalEntry({ name: 'Goldleaf Hospital' })];
      const list = { insurer: 'Alpha', asOf: '2026-06-29', entries };
      await replaceList(database.store, lock, list, { onStep: nothing });
      await lock.release();
      expect((await search()).isSample).toBe(true);

      const now = performance.now();
      jest.spyOn(performance, 'now').mockReturnValue(now + noticedAfterMs);
      // This search triggers the check for a new version and does not wait for its result.
      expect((await search()).isSample).toBe(true);
      let answer = await search();
      for (let tries = 0; answer.isSample && tries < 400; tries++) {
        await wait(50);
        answer = await search();
      }
      expect(answer.results.map(({ name, insurers }) => [name, insurers])).toEqual([
        ['Goldleaf Hospital', ['Alpha']],
      ]);
      await (await openStore()).db.destroy();
    });
  },
);
