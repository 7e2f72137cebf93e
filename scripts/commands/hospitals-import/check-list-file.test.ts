/** The import of lists in the formats of other makers gives the expected results. */
import { openStoreAt } from '../../../lib/store/open-store.server.ts';
import type { Store } from '../../../lib/store/schema/schema.ts';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { createHospitals } from '../../../testing/hospital-lists/hospitals.ts';
import { createListFiles } from '../../../testing/hospital-lists/list-files.ts';
import { checkListFile } from './check-list-file.ts';

/** `npm run bench -- hospitals` reads the three networks, which take seconds each. */
const networks = /^network-(?:one|two|three)/;
const data = temporaryDataDir();
const files = createListFiles(createHospitals()).filter(({ file }) => !networks.test(file));
let store: Store;
beforeAll(async () => {
  store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
});
afterAll(async () => {
  await store.db.destroy();
  data.remove();
});

test('at least 45 list files are imported', () => {
  expect(files.length).toBeGreaterThanOrEqual(45);
});

test.each(files.map((one) => [one.file, one.shape, one] as const))(
  '%s: %s',
  async (name, _, one) => {
    const insurer = name.startsWith('edition-') ? 'Editions' : name.replace(/\W+/g, ' ');
    expect(await checkListFile({ store, folder: data.dataDir, insurer }, one)).toEqual([]);
  },
);
