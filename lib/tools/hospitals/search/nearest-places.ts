/** Where there are hospitals when a search found none: the nearest cities and districts that have some. */
import type { HospitalAnswer, Position } from '../hospital-answer.ts';
import { shownPlace } from '../places/places.ts';
import { distanceKm } from './distance.ts';
import type { HospitalIndex } from './hospital-index.ts';

const most = 5;

/**
 * @param ids the hospitals that fit the words; null for all.
 * @param isOfInsurer null when no insurer was asked for.
 */
export function nearestPlaces(
  index: HospitalIndex,
  origin: Position,
  ids: ArrayLike<number> | null,
  isOfInsurer: ((id: number) => boolean) | null,
): HospitalAnswer['nearestPlaces'] {
  const { places } = index;
  const counts = new Map<number, number>();
  const count = ids?.length ?? index.hospitals.length;
  for (let at = 0; at < count; at++) {
    const id = ids ? (ids[at] ?? 0) : at;
    if (isOfInsurer && !isOfInsurer(id)) continue;
    const city = index.cityOf[id] ?? -1;
    const placeId =
      city >= 0 ? city : (places.districts[index.districtOf[id] ?? -1]?.placeId ?? -1);
    if (placeId >= 0) counts.set(placeId, (counts.get(placeId) ?? 0) + 1);
  }
  const far = (id: number) => {
    const position = places.named[id]?.position;
    return position
      ? distanceKm(origin, position.latitude, position.longitude)
      : Number.POSITIVE_INFINITY;
  };
  return [...counts]
    .map(([id, hospitals]) => ({ id, hospitals, distanceKm: Math.round(far(id) * 10) / 10 }))
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, most)
    .flatMap(({ id, hospitals, distanceKm: distance }) => {
      const named = places.named[id];
      const place = named ? shownPlace(places, named) : null;
      return place ? [{ place, hospitals, distanceKm: distance }] : [];
    });
}
