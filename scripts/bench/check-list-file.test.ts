/** Lists of other makers, as whoever made them says that they must be read (testing/hospital-lists). */
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { Store } from '../../lib/store/schema.ts';
import { makeHospitals } from '../../testing/hospital-lists/hospitals.ts';
import { makeListFiles } from '../../testing/hospital-lists/list-files.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { checkListFile } from './check-list-file.ts';

/** What takes its seconds is read by `npm run bench -- hospital-imports`. */
const maxBytes = 100_000;
const data = temporaryDataDir();
const files = makeListFiles(makeHospitals()).filter(({ bytes }) => bytes.length <= maxBytes);
let store: Store;
beforeAll(async () => {
  store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
});
afterAll(async () => {
  await store.db.destroy();
  data.remove();
});

test('there are enough of them', () => {
  expect(files.length).toBeGreaterThanOrEqual(45);
});

test.each(files.map((one) => [one.file, one.shape, one] as const))(
  '%s: %s',
  async (name, _, one) => {
    const insurer = name.startsWith('edition-') ? 'Editions' : name.replace(/\W+/g, ' ');
    expect(await checkListFile({ store, folder: data.dataDir, insurer }, one)).toEqual([]);
  },
);
