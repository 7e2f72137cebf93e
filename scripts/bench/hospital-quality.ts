/** How many of the written searches have what they mean among their first three results. */
import { emptyHospitalQuery } from '../../lib/tools/hospitals/api/parse-hospital-query.ts';
import { findHospitals } from '../../lib/tools/hospitals/find-hospitals.ts';
import type { HospitalIndex } from '../../lib/tools/hospitals/index/hospital-index.ts';
import { type HospitalQueryCase, hospitalQueries } from './hospital-queries.ts';
import { atLeast, type Measurement } from './measurement.ts';

const topCount = 3;

/** Prints the searches that fail. */
export function measureQuality(index: HospitalIndex): Measurement {
  const missed = hospitalQueries.filter((one) => !isFound(index, one));
  for (const { kind, query } of missed) console.log(`not found: ${kind}: ${query}`);
  const count = hospitalQueries.length;
  return atLeast(
    `wanted one in the first three, of ${count} queries`,
    (100 * (count - missed.length)) / count,
    '%',
    95,
  );
}

function isFound(index: HospitalIndex, wanted: HospitalQueryCase): boolean {
  const answer = findHospitals(index, { ...emptyHospitalQuery, q: wanted.query });
  const first = answer.results.slice(0, topCount);
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
