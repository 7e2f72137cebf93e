/**
 * Quality and speed of the hospital search: correct answers to queries of seventeen kinds (query-kinds.ts), then time
 * and memory on lists of 17,607 and 200,000 hospitals. The lists are generated, unless the folder HOSPITAL_DATA has an
 * insurer's real list.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyHospitalQuery } from '../../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../../lib/tools/hospitals/find-hospitals.ts';
import { prepareList } from '../../../lib/tools/hospitals/import/prepare-list.server.ts';
import type { HospitalIndex } from '../../../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry } from '../../../lib/tools/hospitals/lists/list-entry.ts';
import { maxHospitals, searchHeapMb } from '../../../lib/tools/hospitals/lists/list-entry.ts';
import { readPlaces } from '../../../lib/tools/hospitals/places/read-places.server.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { syntheticInsurer, syntheticList } from '../../../testing/data/synthetic-list.ts';
import { temporaryDataDir } from '../../../testing/databases/temporary-database.ts';
import { readQueries } from '../../../testing/hospital-lists/query-table.ts';
import {
  type BenchOptions,
  type Measurement,
  median,
  percentile,
  withMax,
} from '../measurement.ts';
import { benchQueryKinds } from './query-kinds.ts';

const realFile = 'hospitals_network_sbi_general.csv';
const insurer = process.env.HOSPITAL_DATA ? 'SBI General Insurance' : syntheticInsurer;
const asOf = '2026-06-29';
const listSize = 17_607;
const rounds = 10;

export async function benchHospitals({ isTuned }: BenchOptions): Promise<Measurement[]> {
  const quality = await benchQueryKinds(isTuned);
  const folder = process.env.HOSPITAL_DATA;
  const data = temporaryDataDir();
  try {
    const file = folder ? join(folder, realFile) : join(data.dataDir, 'list.csv');
    if (!folder) writeFileSync(file, syntheticList(listSize));
    const { entries } = await prepareList(file, { asOf: '2026-06-29' });
    const { index, ...built } = await buildIndex(entries);
    const largest = await buildIndex(multiply(entries, maxHospitals));
    return [
      ...quality,
      ...measureSearch('17,607', index, { p50: 3, p99: 15 }),
      ...measureSearch('200,000', await indexOf(multiply(entries, 200_000)), { p99: 60 }),
      withMax('merging 17,607 rows and building the index', built.seconds, 's', 2),
      withMax('memory of the index of 17,607', built.megabytes, 'MB', 150),
      withMax(`memory of the index of ${maxHospitals}`, largest.megabytes, 'MB', searchHeapMb / 2),
    ];
  } finally {
    data.remove();
  }
}

const indexOf = (entries: readonly ListEntry[]) => hospitalIndex({ [insurer]: entries }, asOf);

async function buildIndex(entries: readonly ListEntry[]) {
  readPlaces();
  const before = memoryInUse();
  const startedAt = performance.now();
  const index = await indexOf(entries);
  const seconds = (performance.now() - startedAt) / 1000;
  // The first search allocates scratch space, which counts as well.
  findHospitals(index, { ...emptyHospitalQuery, q: 'apollo' });
  const megabytes = (memoryInUse() - before) / 1024 / 1024;
  return { index, seconds, megabytes };
}

const queries = readQueries().flatMap(({ held, text }) => (held || text === '' ? [] : [text]));

function measureSearch(
  count: string,
  index: HospitalIndex,
  limits: { p50?: number; p99: number },
): Measurement[] {
  const { p50, p99, maxMedian } = timePercentiles(queries, (q) =>
    findHospitals(index, { ...emptyHospitalQuery, q }),
  );
  const label = `search among ${count}`;
  return [
    limits.p50
      ? withMax(`${label}, p50`, p50, 'ms', limits.p50)
      : { label: `${label}, p50`, value: p50, unit: 'ms' },
    withMax(`${label}, p99`, p99, 'ms', limits.p99),
    withMax(`${label}, slowest query`, maxMedian, 'ms', 4 * p99),
  ];
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

/** Garbage of earlier work must not be counted, nor be collected while something is timed. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

/** Bytes, without garbage. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Milliseconds per input over several rounds; a first round warms up and does not count. `maxMedian` is that of the
 * slowest input.
 */
function timePercentiles(
  inputs: readonly string[],
  work: (input: string) => unknown,
): { p50: number; p99: number; maxMedian: number } {
  const timesByInput = inputs.map((): number[] => []);
  collectGarbage();
  for (let round = 0; round <= rounds; round++) {
    for (const [at, input] of inputs.entries()) {
      const startedAt = performance.now();
      work(input);
      if (round > 0) timesByInput[at]?.push(performance.now() - startedAt);
    }
  }
  const times = timesByInput.flat();
  const maxMedian = Math.max(...timesByInput.map(median));
  return { p50: median(times), p99: percentile(times, 99), maxMedian };
}
