/** Puts 17,607 invented hospitals in force, as an operator's import does. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoreAt } from '../../lib/store/open-store.server.ts';
import { syntheticInsurer, syntheticList } from '../../testing/synthetic-list.ts';
import { importConfirmed } from './check-list-file.ts';

const listSize = 17_607;

export async function loadHospitals(folder: string, databaseUrl: string | null = null) {
  const file = join(folder, 'hospitals.csv');
  writeFileSync(file, syntheticList(listSize));
  const store = await openStoreAt({ dataDir: folder, databaseUrl });
  const { outcome, output } = await importConfirmed(store, file, syntheticInsurer);
  await store.db.destroy();
  if (outcome === 'refused') throw new Error(output);
}
