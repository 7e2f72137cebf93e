/**
 * Orders the candidates that are near enough. All sort criteria of a hospital are packed into one number, because
 * sorting numbers is fast.
 */
import type { HospitalSort, Position } from '../api/hospital-answer.ts';
import {
  type FoundCandidates,
  minHospitals,
  searchRadiiKm,
} from '../candidates/find-candidates.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { kmToHospital } from '../index/index-lookups.ts';
import { distinctiveTerms } from '../query/query-terms.ts';

type Order = {
  sort: HospitalSort;
  /** Radius in the query; null for none. */
  radiusKm: number | null;
  /** The point that distances are measured from. */
  origin: Position | null;
};

/** Radii of a search by name around a point: people travel farther for a named hospital than for any hospital. */
const nameSearchRadiiKm = [50, 200];

// 53 bits: match quality (10), distance (16, in steps of 100 m), rank of the name (24).
const nameSteps = 2 ** 24;
const distanceSteps = 2 ** 16;
const scoreSteps = 2 ** 10;
const maxScore = 3;
/** Matches of nearly equal quality are ordered by distance. */
const stepsPerScore = 50;

/** @returns ids of hospitals in order. */
export function rankHospitals(
  index: HospitalIndex,
  found: FoundCandidates,
  { sort, radiusKm, origin }: Order,
): Int32Array {
  const { ids, scores, query } = found;
  const distances = Float64Array.from(ids, (id) => (origin ? kmToHospital(index, origin, id) : 0));
  const maxKm = origin ? maxDistanceKm(distances, found, radiusKm) : null;
  const hasDistinctive = distinctiveTerms(query.terms).length > 0;
  const ownPin = query.near === null && radiusKm === null ? query.pin : '';
  const isOfPin = (id: number) => ownPin !== '' && index.hospitals[id]?.pin === ownPin;
  const isScored =
    sort !== 'nearest' &&
    (hasDistinctive || query.place !== null || origin === null || ownPin !== '');
  const keys = new Float64Array(ids.length);
  let count = 0;
  for (let at = 0; at < ids.length; at++) {
    const distance = distances[at] ?? Number.NaN;
    const id = ids[at] ?? 0;
    // A row's own PIN code is more reliable than its coordinates, which are often wrong in lists.
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
  const penalty = Math.round(Math.max(0, maxScore - score) * stepsPerScore);
  return (Math.min(penalty, scoreSteps - 1) * distanceSteps + far) * nameSteps + name;
}

/** Distance limits apply around a position or PIN code; a named place has its own bounds. */
function maxDistanceKm(
  distances: Float64Array,
  { query }: FoundCandidates,
  radiusKm: number | null,
): number | null {
  if (radiusKm !== null) return radiusKm;
  if (query.near === null && query.pin === '') return null;
  const hasDistinctive = distinctiveTerms(query.terms).length > 0;
  const radii = hasDistinctive ? nameSearchRadiiKm : searchRadiiKm;
  const enough = hasDistinctive ? 1 : minHospitals;
  const countWithinKm = (radius: number) =>
    distances.reduce((sum, distance) => sum + (distance <= radius ? 1 : 0), 0);
  return radii.find((radius) => countWithinKm(radius) >= enough) ?? radii.at(-1) ?? 0;
}
