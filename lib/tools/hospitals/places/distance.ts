import type { Position } from '../contract/hospital-answer.ts';

const kmPerDegree = 111.195;

/** Kilometres as the crow flies; good to one in a hundred over the distances that matter here, and quick. */
export function distanceKm(from: Position, latitude: number, longitude: number): number {
  const north = latitude - from.latitude;
  const middle = ((latitude + from.latitude) / 2) * (Math.PI / 180);
  const east = (longitude - from.longitude) * Math.cos(middle);
  return kmPerDegree * Math.sqrt(north * north + east * east);
}
