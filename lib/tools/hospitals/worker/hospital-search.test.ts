/** A process that hangs is replaced. The test waits for the time-out of an answer. */
import { temporaryDataDir } from '../../../../testing/databases/temporary-database.ts';
import { hangingProcess } from '../../../../testing/servers/hanging-search-process.ts';

const data = temporaryDataDir();
afterAll(data.remove);

test('after a process that hangs, the next search is answered by a new one', async () => {
  process.env.DATA_DIR = data.dataDir;
  const { lostSearchWorkers, suggestHospitalNames } = await import('./hospital-search.server.ts');
  const hanging = await hangingProcess(data.dataDir);
  const [first, second] = await hanging.start(() =>
    Promise.allSettled([suggestHospitalNames('pune'), suggestHospitalNames('mumbai')]),
  );
  const unanswered = { name: 'SearchWorkerError', message: 'no answer in time' };
  expect(first).toMatchObject({ status: 'rejected', reason: unanswered });
  expect(second).toMatchObject({ status: 'rejected', reason: unanswered });
  expect(await suggestHospitalNames('pune')).not.toEqual([]);
  expect(lostSearchWorkers()).toBe(1);
  await hanging.whenEnded();
});
