/** Hospitals in the order asked for. One number per hospital holds all of the order, so that numbers are sorted. */
import type { HospitalSort, Position } from '../hospital-answer.ts';
import { distanceKm } from './distance.ts';
import type { HospitalIndex } from './hospital-index.ts';

type Order = {
  sort: HospitalSort;
  origin: Position | null;
  /** How well the words fit comes first; the distance decides between equals. */
  byScore: boolean;
};

// 53 bits: how well it fits (10), how far (16, in steps of 100 m), the name's rank (24).
const nameSteps = 2 ** 24;
const distanceSteps = 2 ** 16;
const scoreSteps = 2 ** 10;
const bestScore = 2;

export function orderHospitals(
  index: HospitalIndex,
  { ids, scores }: { ids: ArrayLike<number>; scores: ArrayLike<number> },
  { sort, origin, byScore }: Order,
): Int32Array {
  const keys = new Float64Array(ids.length);
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    const rank = index.nameRanks[id] ?? 0;
    if (sort === 'name') {
      keys[at] = rank;
      continue;
    }
    const distance = origin
      ? distanceKm(origin, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0)
      : 0;
    const far = Number.isNaN(distance)
      ? distanceSteps - 1
      : Math.min(distanceSteps - 2, Math.round(distance * 10));
    const isScored = byScore && sort !== 'nearest';
    // Fifty steps from nothing to all: what fits alike is told apart by the distance.
    const fit = isScored ? Math.round(Math.max(0, bestScore - (scores[at] ?? 0)) * 50) : 0;
    keys[at] = (Math.min(fit, scoreSteps - 1) * distanceSteps + far) * nameSteps + rank;
  }
  keys.sort();
  const ordered = new Int32Array(ids.length);
  keys.forEach((key, at) => {
    ordered[at] = index.byName[key % nameSteps] ?? 0;
  });
  return ordered;
}
