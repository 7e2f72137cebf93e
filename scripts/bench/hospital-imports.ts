/** How many of the lists of other makers the import reads as their makers say (testing/hospital-lists). */
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { makeHospitals } from '../../testing/hospital-lists/hospitals.ts';
import { makeListFiles } from '../../testing/hospital-lists/list-files.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { judgeListFile } from './judge-hospital-list.ts';
import { atLeast, type Measurement } from './measurement.ts';

/** Prints the files that are read otherwise, with all that is wrong. */
export async function benchHospitalImports(): Promise<Measurement[]> {
  const data = temporaryDataDir();
  const store = await openStoreAt({ dataDir: data.dataDir, databaseUrl: null });
  try {
    const files = makeListFiles(makeHospitals());
    let right = 0;
    for (const one of files) {
      const insurer = one.file.replace(/^edition-.*/, 'Editions').replace(/\W+/g, ' ');
      const wrong = await judgeListFile({ store, folder: data.dataDir, insurer }, one);
      if (wrong.length === 0) right++;
      for (const line of wrong) console.log(`${one.file}: ${line}`);
    }
    return [
      atLeast(`lists of other makers read right, of ${files.length}`, right, '', files.length),
    ];
  } finally {
    await store.db.destroy();
    data.remove();
  }
}
