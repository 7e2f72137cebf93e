/** An uploaded file is read in a process of its own: whatever ends that, the upload says so and the site goes on. */
import { onBothDatabases } from '../../../testing/databases/on-both-databases.ts';
import { readListUpload } from './list-uploads.server.ts';
import { runInChild } from './start-list-job.server.ts';
import { storeUpload } from './store-upload.server.ts';

const options = { insurer: null, listKind: null, asOf: null, columns: '' };
const ample = { heapMb: 1024, readingMs: 60_000 };
const numbers = (count: number) =>
  Array.from({ length: count }, (_, nth) => `${9_000_000_000 + nth}\n`).join('');

onBothDatabases(['list_upload'], (database) => {
  test.each([
    ['a list', 'Mobile\n9876543210\n', ample, 'read', null],
    ['a wrong file', 'Mobile\nnobody\n', ample, 'refused', 'Not one row holds a mobile number'],
    [
      'a list that exceeds its memory',
      numbers(400_000),
      { ...ample, heapMb: 40 },
      'refused',
      'The file cannot be read',
    ],
    [
      'a list that exceeds its time',
      numbers(10),
      { ...ample, readingMs: 1 },
      'refused',
      'takes longer to read',
    ],
    [
      'a list whose rows add to its time',
      numbers(400_000),
      { ...ample, readingMs: 4_000 },
      'read',
      null,
    ],
  ] as const)('%s', async (_, text, limits, state, message) => {
    const services = database.services();
    const actor = { actor: 'manager@example.in', from: null, now: services.store.now() };
    const list = { name: 'list.csv', bytes: Buffer.from(text) };
    const stored = await storeUpload(services, actor, {
      kind: 'stop-list',
      options,
      list,
      documents: [],
    });
    if (stored.kind !== 'stored') throw new Error(stored.kind);
    await runInChild(services, stored.id, limits);
    const upload = await readListUpload(services, stored.id, services.store.now());
    expect(upload).toMatchObject({
      state,
      message: message === null ? null : expect.stringContaining(message),
    });
  });
});
