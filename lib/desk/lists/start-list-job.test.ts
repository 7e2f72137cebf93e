/** An uploaded file is read in a process of its own: whatever ends that, the upload says so and the site goes on. */
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { pollUntil } from '../../../testing/poll-until.ts';
import { parseEnvironment } from '../../config/parse-environment.ts';
import { openStoreAt } from '../../store/open-store.server.ts';
import { type Services, servicesFor } from '../../store/services.server.ts';
import { readListUpload } from './list-uploads.server.ts';
import { runInChild } from './start-list-job.server.ts';
import { storeUpload } from './store-upload.server.ts';
import { stoppedAfterMs } from './upload-limits.ts';

const data = temporaryDataDir();
let services: Services;
beforeAll(async () => {
  const env = parseEnvironment({ SITE_ENV: 'demonstration', DATA_DIR: data.dataDir });
  services = servicesFor(await openStoreAt(env), env);
});
afterAll(async () => {
  await services.store.db.destroy();
  data.remove();
});

const numbers = (count: number) =>
  Array.from({ length: count }, (_, nth) => `${9_000_000_000 + nth}\n`).join('');

const late = { readingMs: 1, checkIntervalMs: 50 };

test.each([
  ['a list', 'Mobile\n9876543210\n', {}, 'read', null],
  ['a wrong file', 'Mobile\nnobody\n', {}, 'refused', /Not one row holds a mobile number/],
  ['a list that exceeds its memory', numbers(400_000), { heapMb: 40 }, 'refused', /cannot be read/],
  ['a list that exceeds its time', numbers(10), late, 'refused', /takes longer/],
] as const)('%s', async (_, text, limits, state, message) => {
  const now = services.store.now();
  const id = await store(text, now);
  await runInChild(services, id, { ...usual, ...limits });
  const upload = await readListUpload(services, id, now);
  expect(upload?.state).toBe(state);
  if (message) expect(upload?.message).toMatch(message);
});

test('a process that does not say that it lives does not show as stopped', async () => {
  // So old that the process finds it expired and does nothing.
  const id = await store('Mobile\n9876543210\n', new Date('2026-01-01'));
  await runInChild(services, id, { ...usual, checkIntervalMs: 1 });
  const row = services.store.db.selectFrom('list_upload').selectAll().where('id', '=', id);
  const { touched_at } = await row.executeTakeFirstOrThrow();
  expect(touched_at > '2026-01-02').toBe(true);
});

test('the end of a process is said of an upload that shows as stopped, too', async () => {
  const now = services.store.now();
  const id = await store('Mobile\n9876543210\n', new Date(now.getTime() - 2 * stoppedAfterMs));
  await runInChild(services, id, { ...usual, ...late });
  expect((await readListUpload(services, id, now))?.state).toBe('refused');
});

test('a process to which others leave no processor is not late', async () => {
  const now = services.store.now();
  const id = await store('Mobile\n9876543210\n', now);
  const ended = runInChild(services, id, { ...usual, readingMs: 4_000, checkIntervalMs: 50 });
  const pid = await awaitListWorker();
  spawnSync('kill', ['-STOP', pid]);
  await wait(5_000);
  spawnSync('kill', ['-CONT', pid]);
  await ended;
  expect((await readListUpload(services, id, now))?.state).toBe('read');
}, 60_000);

test('a process that the machine ended is not the fault of the file', async () => {
  const now = services.store.now();
  const id = await store('Mobile\n9876543210\n', now);
  const ended = runInChild(services, id);
  spawnSync('kill', ['-KILL', await awaitListWorker()]);
  await ended;
  expect(await readListUpload(services, id, now)).toMatchObject({
    state: 'refused',
    message: expect.stringMatching(/machine ended .* again\. Nothing was changed\.$/),
  });
});

/** @returns its process id. */
const awaitListWorker = () =>
  pollUntil(
    () => {
      const found = spawnSync('pgrep', ['-P', String(process.pid), '-f', 'list-worker']);
      return found.stdout.toString().trim();
    },
    { what: 'the process', timeoutMs: 20_000, everyMs: 50 },
  );

const usual = { heapMb: 1024, readingMs: 60_000, checkIntervalMs: 5_000 };

async function store(text: string, now: Date): Promise<string> {
  const options = { insurer: null, listKind: null, asOf: null, columns: '' };
  const list = { name: 'list.csv', bytes: Buffer.from(text) };
  const stored = await storeUpload(
    services,
    { actor: 'manager@example.in', from: null, now },
    { kind: 'stop-list', options, list, documents: [] },
  );
  if (stored.kind !== 'stored') throw new Error(stored.kind);
  return stored.id;
}
