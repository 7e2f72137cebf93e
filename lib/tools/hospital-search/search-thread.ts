/**
 * The thread that holds the lists and searches them. It has a heap of its own: a list that does not fit ends this
 * thread, and pages and call-backs go on. Run by start-searcher.server.ts, once for every state of the lists.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openStoreAt } from '../../store/open-store.server.ts';
import { findHospitals } from '../hospitals/find-hospitals.ts';
import { buildHospitalIndex } from '../hospitals/index/build-hospital-index.ts';
import type { HospitalIndex } from '../hospitals/index/hospital-index.ts';
import { loadHospitals } from '../hospitals/lists/load-hospitals.server.ts';
import { listsVersion } from '../hospitals/lists/read-lists.server.ts';
import { readPlaces } from '../hospitals/places/read-places.server.ts';
import { suggestHospitals } from '../hospitals/suggest-hospitals.ts';
import type { FromSearch, SearchQuestion, SearchStart, ToSearch } from './search-messages.ts';

const say = (message: FromSearch) => parentPort?.postMessage(message);

const { location, siteEnv } = workerData as SearchStart;
const store = await openStoreAt(location);
// Read before the lists: an import in between is seen at the next look.
const version = await listsVersion(store);
const { hospitals, lists, excludedLists, isSample } = await loadHospitals(store, siteEnv);
await store.db.destroy();
const index = await buildHospitalIndex({ hospitals, lists, excludedLists, isSample }, readPlaces());
const { heapUsed, arrayBuffers } = process.memoryUsage();
const megabytes = Math.round((heapUsed + arrayBuffers) / 1024 / 1024);
say({ kind: 'ready', version, hospitals: hospitals.length, lists: lists.length, megabytes });

parentPort?.on('message', ({ id, question }: ToSearch) => {
  try {
    say({ kind: 'answer', id, result: answer(index, question) });
  } catch (error) {
    say({ kind: 'failure', id, problem: (error as Error).name });
  }
});

function answer(among: HospitalIndex, question: SearchQuestion) {
  return question.kind === 'find'
    ? findHospitals(among, question.query, question.problems)
    : suggestHospitals(among, question.typed);
}
