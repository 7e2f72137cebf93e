/**
 * The process's one index. Made on first use, and again when an import has changed the lists; until the new one is
 * ready, and while the database cannot be read, the old one answers.
 */
import 'server-only';
import { environment } from '../../../config/environment.server.ts';
import { perProcess } from '../../../config/per-process.ts';
import { errorName, logger } from '../../../logging/logger.server.ts';
import { openStore } from '../../../store/open-store.server.ts';
import { loadHospitals } from '../lists/load-hospitals.server.ts';
import { listsVersion } from '../lists/read-lists.server.ts';
import { PlacesFileError } from '../places/parse-place-rows.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { buildHospitalIndex } from './build-hospital-index.ts';
import type { HospitalIndex } from './hospital-index.ts';

const checkEveryMs = 3000;

type VersionedIndex = { version: string; index: HospitalIndex };
type IndexCache = {
  current: VersionedIndex | null;
  building: Promise<VersionedIndex> | null;
  checkedAt: number;
};

function processCache(): IndexCache {
  return perProcess('hospitals', () => ({ current: null, building: null, checkedAt: 0 }));
}

/** @throws when there is no index yet and the database or the places cannot be read. */
export async function cachedIndex(): Promise<HospitalIndex> {
  const cache = processCache();
  if (!cache.current) return (await (cache.building ?? build())).index;
  if (Date.now() - cache.checkedAt > checkEveryMs) {
    cache.checkedAt = Date.now();
    void renewIfChanged();
  }
  return cache.current.index;
}

/** For start-up: the first search should not wait. */
export function warmHospitalIndex(): void {
  cachedIndex().catch((error: unknown) => logFailure(error));
}

async function renewIfChanged(): Promise<void> {
  const cache = processCache();
  if (cache.building) return;
  try {
    const version = await listsVersion(await openStore());
    if (version !== cache.current?.version) await build();
  } catch (error) {
    logFailure(error);
  }
}

function build(): Promise<VersionedIndex> {
  const cache = processCache();
  const building = buildFromStore();
  cache.building = building;
  building
    .then((built) => {
      cache.current = built;
      cache.checkedAt = Date.now();
    })
    .catch(() => undefined)
    .finally(() => {
      cache.building = null;
    });
  return building;
}

async function buildFromStore(): Promise<VersionedIndex> {
  const store = await openStore();
  // Read before the lists: an import in between is seen at the next look.
  const version = await listsVersion(store);
  const lists = await loadHospitals(store, environment().siteEnv);
  const index = await buildHospitalIndex(lists, readPlaces());
  logger().info(
    { hospitals: lists.hospitals.length, lists: lists.lists.length },
    'hospital index made',
  );
  return { version, index };
}

/** Our own message about our own file may be logged; a database's may hold what a visitor typed. */
function logFailure(error: unknown): void {
  const problem = error instanceof PlacesFileError ? error.message : errorName(error);
  logger().error({ problem }, 'the hospital index could not be made');
}
