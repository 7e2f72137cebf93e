/** The search worker exits when its lists do not fit its heap, and when it hangs; the process goes on. */
import { temporaryDataDir } from '../../../../testing/databases/temporary-database.ts';
import { hangingProcess } from '../../../../testing/servers/hanging-search-process.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { searchHeapMb } from '../lists/list-entry.ts';
import { startSearchWorker } from './hospital-search.server.ts';

const data = temporaryDataDir();
afterAll(data.remove);
const start = {
  location: { dataDir: data.dataDir, databaseUrl: null },
  siteEnv: 'demonstration',
} as const;

test('lists that exceed the heap end the worker with a reason', async () => {
  await expect(startSearchWorker(start, 20)).rejects.toMatchObject({ isTooLarge: true });
});

test('requests sent before the end are answered, later ones are rejected', async () => {
  const searcher = await startSearchWorker(start, searchHeapMb);
  const response = searcher.request({
    kind: 'find',
    query: { ...emptyHospitalQuery, q: 'apollo' },
    errors: {},
  });
  searcher.end();
  expect((await response).total).toBeGreaterThan(0);
  await searcher.lost;
  await expect(searcher.request({ kind: 'suggest', typed: 'pune' })).rejects.toThrow('ended');
});

test('a process that hangs ends, also after it has been replaced', async () => {
  const hanging = await hangingProcess(data.dataDir);
  const [current, replaced] = await hanging.start(() =>
    Promise.all([startSearchWorker(start, searchHeapMb), startSearchWorker(start, searchHeapMb)]),
  );
  const searches = [current, replaced].map((one) =>
    one.request({ kind: 'suggest', typed: 'pune' }),
  );
  replaced.end();
  await Promise.all(searches.map((search) => expect(search).rejects.toThrow('no answer in time')));
  await hanging.whenEnded();
});
