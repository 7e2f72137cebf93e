/**
 * 200 queries as people type them, written by hand from one insurer's real list, each with the hospital or place it
 * means (testing/hospital-lists/data/written-queries.tsv). They are not adapted to the search: what it gets wrong stays
 * in the figure.
 */
import { emptyHospitalQuery } from '../../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../../lib/tools/hospitals/find-hospitals.ts';
import type { HospitalIndex } from '../../../lib/tools/hospitals/index/hospital-index.ts';
import { readTsv } from '../../../testing/hospital-lists/read-tsv.ts';
import { type Measurement, withMin } from '../measurement.ts';

/**
 * `hospital` is a part of the name, with the PIN code where several share it; `place` is the name that the site shows.
 */
type Column = 'kind' | 'query' | 'hospital' | 'pin' | 'place' | 'withinKm';
type WrittenQuery = Record<Column, string>;

const topCount = 3;

export const writtenQueries: readonly WrittenQuery[] = readTsv<Column>('written-queries.tsv');

/** Prints the queries that fail. */
export function measureWrittenQueries(index: HospitalIndex): Measurement {
  const missedQueries = writtenQueries.filter((one) => !isFound(index, one));
  for (const { kind, query } of missedQueries) console.log(`not found: ${kind}: ${query}`);
  const count = writtenQueries.length;
  return withMin(
    `the hospital or place meant among the first three, of ${count} queries`,
    (100 * (count - missedQueries.length)) / count,
    '%',
    95,
  );
}

function isFound(index: HospitalIndex, expected: WrittenQuery): boolean {
  const answer = findHospitals(index, { ...emptyHospitalQuery, q: expected.query });
  const first = answer.results.slice(0, topCount);
  if (expected.place) return answer.place?.name === expected.place && answer.total > 0;
  if (expected.withinKm) {
    const maxKm = Number(expected.withinKm);
    return first.length > 0 && first.every(({ distanceKm }) => (distanceKm ?? 99) <= maxKm);
  }
  const name = expected.hospital.toLowerCase();
  return first.some(
    (one) => one.name.toLowerCase().includes(name) && (!expected.pin || one.pin === expected.pin),
  );
}
