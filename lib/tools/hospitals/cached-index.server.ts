/**
 * The process's one index. Made on first use and anew when an import has changed the lists; until the new one is
 * ready, and while the database cannot be read, the old one answers.
 */
import 'server-only';
import { environment } from '../../config/env.server.ts';
import { perProcess } from '../../config/per-process.ts';
import { errorName, logger } from '../../logging/logger.server.ts';
import { openStore } from '../../store/open-store.server.ts';
import { loadHospitals } from './lists/load-hospitals.server.ts';
import { listsVersion } from './lists/read-lists.server.ts';
import { places } from './places/read-places.server.ts';
import { buildHospitalIndex } from './search/build-index.ts';
import type { HospitalIndex } from './search/hospital-index.ts';

const checkEveryMs = 3000;

type KeptIndex = {
  version: string;
  index: HospitalIndex;
};
type Kept = {
  current: KeptIndex | null;
  building: Promise<KeptIndex> | null;
  checkedAt: number;
};

function kept(): Kept {
  return perProcess('hospitals', () => ({ current: null, building: null, checkedAt: 0 }));
}

/** @throws when there is no index yet and the database cannot be read. */
export async function hospitalIndex(): Promise<HospitalIndex> {
  const state = kept();
  if (!state.current) return (await (state.building ?? build())).index;
  if (Date.now() - state.checkedAt > checkEveryMs) {
    state.checkedAt = Date.now();
    void renewIfChanged();
  }
  return state.current.index;
}

/** For start-up: the first search should not wait. */
export function warmHospitalIndex(): void {
  hospitalIndex().catch((error: unknown) => note(error));
}

async function renewIfChanged(): Promise<void> {
  const state = kept();
  if (state.building) return;
  try {
    const version = await listsVersion(await openStore());
    if (version !== state.current?.version) await build();
  } catch (error) {
    note(error);
  }
}

function build(): Promise<KeptIndex> {
  const state = kept();
  const building = buildFromStore();
  state.building = building;
  building
    .then((made) => {
      state.current = made;
      state.checkedAt = Date.now();
    })
    .catch(() => undefined)
    .finally(() => {
      state.building = null;
    });
  return building;
}

async function buildFromStore(): Promise<KeptIndex> {
  const store = await openStore();
  // Read before the lists: an import in between is seen at the next look.
  const version = await listsVersion(store);
  const lists = await loadHospitals(store, environment().siteEnv);
  const index = await buildHospitalIndex(lists, places());
  logger().info(
    { hospitals: lists.hospitals.length, lists: lists.lists.length },
    'hospital index made',
  );
  return { version, index };
}

function note(error: unknown): void {
  logger().error({ problem: errorName(error) }, 'the hospital lists could not be read');
}
