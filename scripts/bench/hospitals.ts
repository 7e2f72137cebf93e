/**
 * Search, index, import and quality on a real list (17,607 hospitals) and on 200,000 made from it. The list is in
 * HOSPITAL_DATA, by default ../shared/data; without it nothing is measured.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { noQuery } from '../../lib/tools/hospitals/contract/parse-hospital-query.ts';
import { findHospitals } from '../../lib/tools/hospitals/find-hospitals.ts';
import { prepareList } from '../../lib/tools/hospitals/import/prepare-list.server.ts';
import { buildHospitalIndex } from '../../lib/tools/hospitals/index/build-index.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { mergeLists } from '../../lib/tools/hospitals/lists/merge-lists.ts';
import { readPlaces } from '../../lib/tools/hospitals/places/read-places.server.ts';
import { suggestHospitals } from '../../lib/tools/hospitals/suggest-hospitals.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { type HospitalQueryCase, hospitalQueries } from './hospital-queries.ts';
import type { Measurement } from './measurement.ts';

const insurer = 'SBI General Insurance';
const asOf = '2026-06-29';
const manyHospitals = 200_000;
const rounds = 10;

export async function benchHospitals(): Promise<Measurement[]> {
  const file = join(
    process.env.HOSPITAL_DATA ?? '../shared/data',
    'hospitals_network_sbi_general.csv',
  );
  if (!existsSync(file)) {
    console.log(`not measured: no data (${file})`);
    return [];
  }
  const importSeconds = timeImport(file);
  const { entries } = await prepareList(file, new Map());
  readPlaces();
  collectGarbage();
  const heapBefore = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  const startedAt = performance.now();
  const index = await indexOf(entries);
  const buildSeconds = (performance.now() - startedAt) / 1000;
  // Scratch space counts too: it is made by the first search.
  findHospitals(index, { ...noQuery, q: 'apollo' });
  collectGarbage();
  const memory = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - heapBefore;

  const few = searchTimes(index);
  const suggestions = suggestionTimes(index);
  const right = hospitalQueries.filter((one) => isFound(index, one));
  for (const one of hospitalQueries)
    if (!right.includes(one)) console.log(`not found: ${one.kind}: ${one.query}`);
  const many = searchTimes(await indexOf(multiply(entries, manyHospitals)));
  const atMost = (what: string, value: number, unit: string, limit: number): Measurement => ({
    what,
    value,
    unit,
    limit: { value: limit, kind: 'at most' },
  });
  return [
    atMost('search among 17,607, p50', few.p50, 'ms', 3),
    atMost('search among 17,607, p99', few.p99, 'ms', 15),
    atMost('search among 200,000, p99', many.p99, 'ms', 60),
    { what: 'search among 200,000, p50', value: many.p50, unit: 'ms' },
    { what: 'suggestions among 17,607, p99', value: suggestions.p99, unit: 'ms' },
    atMost('lists merged and index made', buildSeconds, 's', 2),
    atMost('memory of the index', memory / 1024 / 1024, 'MB', 150),
    atMost('import of 17,607 rows, whole command', importSeconds, 's', 20),
    {
      what: `wanted one in the first three, of ${hospitalQueries.length} queries`,
      value: (100 * right.length) / hospitalQueries.length,
      unit: '%',
      limit: { value: 95, kind: 'at least' },
    },
  ];
}

/** What earlier work left behind must not be counted, nor cleared away while something is timed. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function timeImport(file: string): number {
  const data = temporaryDataDir();
  const startedAt = performance.now();
  const script = ['--conditions=react-server', 'scripts/commands/hospitals-import.ts', file];
  execFileSync(process.execPath, [...script, '--insurer', insurer, '--as-of', asOf], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: data.dataDir },
  });
  data.remove();
  return (performance.now() - startedAt) / 1000;
}

async function indexOf(entries: readonly ListEntry[]): Promise<HospitalIndex> {
  const { hospitals } = await mergeLists([{ insurer, asOf, entries }]);
  const lists = [{ insurer, asOf, hospitals: entries.length }];
  return buildHospitalIndex({ hospitals, lists, isSample: false }, readPlaces());
}

/** The same hospitals again under other names, in other streets and PIN codes. */
function multiply(entries: readonly ListEntry[], count: number): ListEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const entry = entries[at % entries.length];
    const other = entries[(at * 7919 + 13) % entries.length];
    if (!entry || !other) throw new Error('no entries');
    const copy = Math.floor(at / entries.length);
    if (copy === 0) return entry;
    const name = `${entry.name.split(' ')[0]} ${other.name} ${copy}`;
    return { ...other, name, address: `${copy} ${other.address}` };
  });
}

function searchTimes(index: HospitalIndex) {
  return times(
    hospitalQueries.map(({ query }) => query),
    (q) => findHospitals(index, { ...noQuery, q }),
  );
}

/** As one types: every beginning of what is searched for. */
function suggestionTimes(index: HospitalIndex) {
  const typed = hospitalQueries
    .slice(0, 40)
    .flatMap(({ query }) =>
      Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
    );
  return times(typed, (text) => suggestHospitals(index, text));
}

/** After one round that warms up, which does not count. */
function times(queries: readonly string[], work: (query: string) => unknown) {
  const taken: number[] = [];
  collectGarbage();
  for (let round = 0; round <= rounds; round++) {
    for (const query of queries) {
      const startedAt = performance.now();
      work(query);
      if (round > 0) taken.push(performance.now() - startedAt);
    }
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

function isFound(index: HospitalIndex, wanted: HospitalQueryCase): boolean {
  const answer = findHospitals(index, { ...noQuery, q: wanted.query });
  const first = answer.results.slice(0, 3);
  if ('place' in wanted) return answer.place?.name === wanted.place && answer.total > 0;
  if ('withinKm' in wanted)
    return (
      first.length > 0 && first.every(({ distanceKm }) => (distanceKm ?? 99) <= wanted.withinKm)
    );
  const { name, pin } = wanted.hospital;
  return first.some(
    (one) => one.name.toLowerCase().includes(name.toLowerCase()) && (!pin || one.pin === pin),
  );
}
