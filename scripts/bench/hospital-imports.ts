/**
 * How the import holds on other people's data: how many of the lists of other makers it reads as their makers say
 * (testing/hospital-lists), how long fifty insurers' lists take, and what memory the search needs when it is full.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import type { Store } from '../../lib/store/schema.ts';
import { maxHospitals, searchHeapMb } from '../../lib/tools/hospitals/lists/max-hospitals.ts';
import { startSearchWorker } from '../../lib/tools/hospitals/worker/start-search-worker.server.ts';
import { makeHospitals } from '../../testing/hospital-lists/hospitals.ts';
import { makeListFiles } from '../../testing/hospital-lists/list-files.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { syntheticList } from '../../testing/synthetic-list.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { checkListFile, importConfirmed } from './check-list-file.ts';
import { atLeast, atMost, type Measurement } from './measurement.ts';

const lists = 50;
const rowsPerList = 15_000;
/** Insurers' networks overlap: of fifty thousand hospitals each has three in ten. */
const hospitalsInAll = 50_000;

export async function benchHospitalImports(): Promise<Measurement[]> {
  return [
    await withTemporaryStore(checkLists),
    ...(await withTemporaryStore(measureFiftyLists)),
    ...(await withTemporaryStore(measureFullSearch)),
  ];
}

type StoreFolder = { store: Store; folder: string };

async function withTemporaryStore<Result>(
  work: (place: StoreFolder) => Promise<Result>,
): Promise<Result> {
  const data = temporaryDataDir();
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  try {
    return await work({ store, folder: data.dataDir });
  } finally {
    await store.db.destroy();
    data.remove();
  }
}

/** Prints a line for each file, with all that is wrong. */
async function checkLists(place: StoreFolder): Promise<Measurement> {
  const files = makeListFiles(makeHospitals());
  let right = 0;
  for (const one of files) {
    const insurer = one.file.replace(/^edition-.*/, 'Editions').replace(/\W+/g, ' ');
    const wrong = await checkListFile({ ...place, insurer }, one);
    if (wrong.length === 0) right++;
    console.log(`${wrong.length === 0 ? 'right' : 'WRONG'}  ${one.file}: ${one.shape}`);
    for (const line of wrong) console.log(`         ${line}`);
  }
  return atLeast(`lists of other makers read right, of ${files.length}`, right, '', files.length);
}

async function measureFiftyLists({ store, folder }: StoreFolder): Promise<Measurement[]> {
  const [header = '', ...rows] = syntheticList(hospitalsInAll).trimEnd().split('\r\n');
  const random = seededRandom(20_261_123);
  const seconds: number[] = [];
  for (let nth = 0; nth < lists; nth++) {
    const listed = rows.filter(() => random() < rowsPerList / hospitalsInAll);
    const written = nth % 2 ? listed.map((row) => row.toUpperCase()) : listed;
    const file = join(folder, 'list.csv');
    writeFileSync(file, `${[header, ...written].join('\r\n')}\r\n`);
    const startedAt = performance.now();
    const { outcome, output } = await importConfirmed(store, file, `Insurer ${nth + 1}`);
    seconds.push((performance.now() - startedAt) / 1000);
    if (outcome !== 'taken') throw new Error(output);
  }
  const part = (from: number, to: number) => seconds.slice(from, to).reduce((a, b) => a + b, 0);
  const search = await measureSearch(folder);
  return [
    atMost(`import of ${lists} lists of ${rowsPerList} rows`, part(0, lists), 's', 600),
    atMost('the last ten of them to the first ten', part(40, 50) / part(0, 10), '', 2),
    { label: 'hospitals on them', value: search.hospitals, unit: '' },
    { label: 'a thread that searches them made', value: search.seconds, unit: 's' },
    { label: 'memory of it', value: search.megabytes, unit: 'MB' },
  ];
}

async function measureFullSearch({ store, folder }: StoreFolder): Promise<Measurement[]> {
  const file = join(folder, 'full.csv');
  // Some rows of the made-up lists are one hospital.
  writeFileSync(file, syntheticList(maxHospitals - 1));
  await importConfirmed(store, file, 'Full');
  rmSync(file);
  const { hospitals, megabytes, seconds } = await measureSearch(folder);
  return [
    atLeast('hospitals of a list as long as is taken', hospitals, '', maxHospitals * 0.9),
    atMost('memory of the thread that searches them', megabytes, 'MB', searchHeapMb / 2),
    { label: 'that thread made', value: seconds, unit: 's' },
  ];
}

async function measureSearch(dataDir: string) {
  const startedAt = performance.now();
  const location = { dataDir, databaseUrl: null };
  const searcher = await startSearchWorker({ location, siteEnv: 'production' }, searchHeapMb);
  const seconds = (performance.now() - startedAt) / 1000;
  searcher.end();
  return { ...searcher, seconds };
}
