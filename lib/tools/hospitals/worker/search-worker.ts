/**
 * The process that holds and searches the lists. It has its own heap limit: lists that do not fit end it only, and
 * pages and call-backs keep working. Started by hospital-search.server.ts for each version of the lists.
 */
import { once } from 'node:events';
import { followParent } from '../../../process/follow-parent.ts';
import { openStoreAt } from '../../../store/open-store.server.ts';
import { findCityHospitals, listCities } from '../cities/list-cities.ts';
import { findHospitals } from '../find-hospitals.ts';
import { buildHospitalIndex } from '../index/build-hospital-index.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { readListsVersion } from '../lists/list-queries.server.ts';
import { readHospitalLists } from '../lists/read-hospital-lists.server.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { misspeltPlaces } from '../query/find-misspelt-place.ts';
import { soundIndexes } from '../query/read-hindi-places.ts';
import { suggestHospitals } from '../suggest-hospitals.ts';
import type {
  SearchRequest,
  SearchWorkerData,
  WorkerMessage,
  WorkerRequest,
} from './search-messages.ts';

const postToParent = (message: WorkerMessage) => process.send?.(message);

followParent();
const [{ location, siteEnv }] = (await once(process, 'message')) as [SearchWorkerData];
const store = await openStoreAt(location);
// Read before the lists, so that an import in between is detected by the next check.
const version = await readListsVersion(store);
const { hospitals, lists, excludedLists, isSample } = await readHospitalLists(store, siteEnv);
await store.db.destroy();
const index = await buildHospitalIndex({ hospitals, lists, excludedLists, isSample }, readPlaces());
misspeltPlaces(index.places);
soundIndexes(index);
const { heapUsed, arrayBuffers } = process.memoryUsage();
const megabytes = Math.round((heapUsed + arrayBuffers) / 1024 / 1024);
postToParent({
  kind: 'ready',
  version,
  hospitals: hospitals.length,
  lists: lists.length,
  megabytes,
});

process.on('message', ({ id, request }: WorkerRequest) => {
  try {
    postToParent({ kind: 'answer', id, result: handleRequest(index, request) });
  } catch (error) {
    postToParent({ kind: 'failure', id, error: (error as Error).name });
  }
});

function handleRequest(searchIndex: HospitalIndex, question: SearchRequest) {
  switch (question.kind) {
    case 'find':
      return findHospitals(searchIndex, question.query, question.errors);
    case 'suggest':
      return suggestHospitals(searchIndex, question.typed);
    case 'cities':
      return listCities(searchIndex);
    case 'city':
      return findCityHospitals(searchIndex, question.slug);
  }
}
