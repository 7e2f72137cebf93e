/**
 * The candidates that are near enough, in the order asked for. One number per hospital holds all of the order, so
 * that plain numbers are sorted.
 */

import type { HospitalSort, Position } from '../api/hospital-answer.ts';
import type { FoundCandidates } from '../candidates/find-candidates.ts';
import { minHospitals, searchRadiiKm } from '../candidates/find-candidates.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { distanceKm } from '../places/places.ts';
import { distinctiveTerms } from '../query/query-terms.ts';

type Order = {
  sort: HospitalSort;
  /** As asked for; null for none. */
  radiusKm: number | null;
  /** What distances are measured from. */
  origin: Position | null;
};

/** For a name that is searched around a point: it is worth a longer way than any hospital. */
const nameSearchRadiiKm = [50, 200];

// 53 bits: how well it fits (10), how far (16, in steps of 100 m), the name's rank (24).
const nameSteps = 2 ** 24;
const distanceSteps = 2 ** 16;
const scoreSteps = 2 ** 10;
const maxScore = 3;
/** What fits nearly alike is told apart by the distance. */
const stepsPerScore = 50;

/** @returns ids of hospitals, the first one first. */
export function rankHospitals(
  index: HospitalIndex,
  found: FoundCandidates,
  { sort, radiusKm, origin }: Order,
): Int32Array {
  const { ids, scores, query } = found;
  const distances = Float64Array.from(ids, (id) =>
    origin ? distanceKm(origin, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0) : 0,
  );
  const maxKm = origin ? maxDistanceKm(distances, found, radiusKm) : null;
  const hasTelling = distinctiveTerms(query.terms).length > 0;
  const ownPin = query.near === null && radiusKm === null ? query.pin : '';
  const isOfPin = (id: number) => ownPin !== '' && index.hospitals[id]?.pin === ownPin;
  const isScored =
    sort !== 'nearest' && (hasTelling || query.place !== null || origin === null || ownPin !== '');
  const keys = new Float64Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at++) {
    const distance = distances[at] ?? Number.NaN;
    const id = ids[at] ?? 0;
    // A row's own PIN code says more than its coordinates, which lists have from anywhere.
    if (maxKm !== null && !(distance <= maxKm) && !isOfPin(id)) continue;
    const name = index.nameRanks[id] ?? 0;
    const score = isScored ? (scores[at] ?? 0) : maxScore;
    keys[count++] = sort === 'name' ? name : toSortKey(score, distance, name);
  }
  return Int32Array.from(
    keys.subarray(0, count).sort(),
    (key) => index.byName[key % nameSteps] ?? 0,
  );
}

function toSortKey(score: number, distance: number, name: number): number {
  const far = Number.isNaN(distance)
    ? distanceSteps - 1
    : Math.min(distanceSteps - 2, Math.round(distance * 10));
  const misfit = Math.round(Math.max(0, maxScore - score) * stepsPerScore);
  return (Math.min(misfit, scoreSteps - 1) * distanceSteps + far) * nameSteps + name;
}

/** Around a position or PIN code only what is near counts; a place's name has its own bounds. */
function maxDistanceKm(
  distances: Float64Array,
  { query }: FoundCandidates,
  radiusKm: number | null,
): number | null {
  if (radiusKm !== null) return radiusKm;
  if (query.near === null && query.pin === '') return null;
  const hasTelling = distinctiveTerms(query.terms).length > 0;
  const radii = hasTelling ? nameSearchRadiiKm : searchRadiiKm;
  const enough = hasTelling ? 1 : minHospitals;
  const within = (radius: number) =>
    distances.reduce((sum, distance) => sum + (distance <= radius ? 1 : 0), 0);
  return radii.find((radius) => within(radius) >= enough) ?? radii.at(-1) ?? 0;
}
