/**
 * Search, index, import and memory on a list of 17,607 hospitals and on 50,000 and 200,000 made from it. With an insurer's real
 * list in the folder HOSPITAL_DATA also how many of 200 searches find what they mean; else on an invented list. Before
 * these, what queries of seventeen kinds find (hospital-kinds.ts).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyHospitalQuery } from '../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../lib/tools/hospitals/find-hospitals.ts';
import { prepareList } from '../../lib/tools/hospitals/import/prepare-list.server.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import type { ListEntry } from '../../lib/tools/hospitals/lists/list-entry.ts';
import { readPlaces } from '../../lib/tools/hospitals/places/read-places.server.ts';
import { suggestHospitals } from '../../lib/tools/hospitals/suggest-hospitals.ts';
import { hospitalIndex } from '../../testing/hospital-index.ts';
import { readQueries } from '../../testing/hospital-lists/query-table.ts';
import { syntheticInsurer, syntheticList } from '../../testing/synthetic-list.ts';
import { temporaryDataDir } from '../../testing/temporary-database.ts';
import { benchHospitalKinds } from './hospital-kinds.ts';
import { measureQuality } from './hospital-quality.ts';
import { hospitalQueries } from './hospital-queries.ts';
import { atMost, type Measurement } from './measurement.ts';
import { collectGarbage, memoryInUse, timeCommand, timePercentiles } from './time-and-memory.ts';

const realFile = 'hospitals_network_sbi_general.csv';
const insurer = process.env.HOSPITAL_DATA ? 'SBI General Insurance' : syntheticInsurer;
const asOf = '2026-06-29';
const listSize = 17_607;
const mediumSize = 50_000;
const largeSize = 200_000;
const typedQueryCount = 40;

/** @param words `--tuned` leaves out the queries that are held out. */
export async function benchHospitals(words: readonly string[]): Promise<Measurement[]> {
  const kinds = await benchHospitalKinds(words);
  const folder = process.env.HOSPITAL_DATA;
  const data = temporaryDataDir();
  try {
    const file = folder ? join(folder, realFile) : join(data.dataDir, 'list.csv');
    if (!folder) writeFileSync(file, syntheticList(listSize));
    const importArguments = [file, '--insurer', insurer, '--as-of', asOf, '--confirm', 'insurer'];
    const importSeconds = timeCommand('hospitals-import.ts', importArguments, data.dataDir);
    const { entries } = await prepareList(file, new Map());
    const { index, measurements } = await measureIndex(entries);
    return [
      ...kinds,
      ...measureSearches(index),
      ...measureSize('50,000', await indexOf(multiply(entries, mediumSize)), 40),
      ...measureSize('200,000', await indexOf(multiply(entries, largeSize)), 60),
      ...measurements,
      atMost('import of 17,607 rows, whole command', importSeconds, 's', 20),
      ...(folder ? [measureQuality(index)] : []),
    ];
  } finally {
    data.remove();
  }
}

const indexOf = (entries: readonly ListEntry[]) => hospitalIndex({ [insurer]: entries }, asOf);

async function measureIndex(entries: readonly ListEntry[]) {
  readPlaces();
  collectGarbage();
  const before = memoryInUse();
  const startedAt = performance.now();
  const index = await indexOf(entries);
  const seconds = (performance.now() - startedAt) / 1000;
  // Scratch space counts too: the first search makes it.
  findHospitals(index, { ...emptyHospitalQuery, q: 'apollo' });
  collectGarbage();
  const megabytes = (memoryInUse() - before) / 1024 / 1024;
  return {
    index,
    measurements: [
      atMost('lists merged and index made', seconds, 's', 2),
      atMost('memory of the index', megabytes, 'MB', 150),
    ],
  };
}

const queries = [
  ...hospitalQueries.map(({ query }) => query),
  ...readQueries().flatMap(({ held, text }) => (held || text === '' ? [] : [text])),
];

const timeSearches = (index: HospitalIndex) =>
  timePercentiles(queries, (q) => findHospitals(index, { ...emptyHospitalQuery, q }));

function measureSearches(index: HospitalIndex): Measurement[] {
  // As one types: every beginning of what is searched for.
  const typed = queries
    .slice(0, typedQueryCount)
    .flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));
  const { p50, p99, costliest } = timeSearches(index);
  const suggestions = timePercentiles(typed, (text) => suggestHospitals(index, text));
  return [
    atMost('search among 17,607, p50', p50, 'ms', 3),
    atMost('search among 17,607, p99', p99, 'ms', 15),
    atMost('search among 17,607, the costliest', costliest, 'ms', 4 * p99),
    { label: 'suggestions among 17,607, p99', value: suggestions.p99, unit: 'ms' },
  ];
}

function measureSize(count: string, index: HospitalIndex, limit: number): Measurement[] {
  const { p50, p99, costliest } = timeSearches(index);
  return [
    { label: `search among ${count}, p50`, value: p50, unit: 'ms' },
    atMost(`search among ${count}, p99`, p99, 'ms', limit),
    atMost(`search among ${count}, the costliest`, costliest, 'ms', 4 * p99),
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
