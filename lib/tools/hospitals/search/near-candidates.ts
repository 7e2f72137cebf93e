/** Candidates of a search, and those of them that are near enough. */
import type { Position } from '../hospital-answer.ts';
import { findPin, pinPosition } from '../places/places.ts';
import { tellingWords } from './asked-words.ts';
import { distanceKm } from './distance.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { hospitalsAround } from './place-members.ts';
import type { UnderstoodQuery } from './understand-query.ts';

/** Hospitals with how well the words fit beside them. */
export type Candidates = {
  ids: ArrayLike<number>;
  scores: ArrayLike<number>;
  readings: ReadonlyMap<string, string>;
};

/** Without a distance asked for: the first of these that has enough. */
const radiiKm = [10, 25, 50];
const enough = 5;
const radiiForWordsKm = [50, 200];
export const none: Candidates = { ids: [], scores: [], readings: new Map() };

/** The position or the middle of the PIN code that is asked for; null for a search by words alone. */
export function pointAsked(
  { places }: HospitalIndex,
  { near, pin }: UnderstoodQuery,
): Position | null {
  if (near) return near;
  const at = pin ? findPin(places, Number(pin)) : -1;
  return at < 0 ? null : pinPosition(places, at);
}

/** Around a point: as far as it was asked for, else until there are enough. */
export function around(
  index: HospitalIndex,
  point: Position,
  radiusKm: number | null,
  filter: (id: number) => boolean,
): Candidates {
  let ids: number[] = [];
  for (const radius of radiusKm === null ? radiiKm : [radiusKm]) {
    ids = hospitalsAround(index, point, radius).filter(filter);
    if (ids.length >= enough) break;
  }
  return { ids, scores: new Float32Array(ids.length), readings: none.readings };
}

export function keep(
  { ids, scores, readings }: Candidates,
  isKept: (id: number) => boolean,
): Candidates {
  const kept: number[] = [];
  const keptScores: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (!isKept(id)) continue;
    kept.push(id);
    keptScores.push(scores[at] ?? 0);
  }
  return { ids: kept, scores: keptScores, readings };
}

/** Around a position or PIN code only what is near; a place's name has its own bounds. */
export function nearEnough(
  index: HospitalIndex,
  asked: UnderstoodQuery,
  candidates: Candidates,
  { radiusKm, origin }: { radiusKm: number | null; origin: Position | null },
): Candidates {
  const isPoint = asked.near !== null || asked.pin !== '';
  if (!origin || (radiusKm === null && !isPoint)) return candidates;
  const distances = Array.from(candidates.ids, (id) =>
    distanceKm(origin, index.latitudes[id] ?? 0, index.longitudes[id] ?? 0),
  );
  const hasWords = tellingWords(asked.words).length > 0;
  const radii = radiusKm !== null ? [radiusKm] : hasWords ? radiiForWordsKm : radiiKm;
  const isEnough = (radius: number) =>
    distances.reduce((sum, one) => sum + (one <= radius ? 1 : 0), 0) >= (hasWords ? 1 : enough);
  const radius = radii.find(isEnough) ?? radii.at(-1) ?? 0;
  let at = 0;
  return keep(candidates, () => (distances[at++] ?? Number.NaN) <= radius);
}
