/** The nearest cities and districts with hospitals, for a search without results. */
import type { HospitalAnswer, Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { distanceKm, toPlace } from '../places/places.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { distinctiveTerms } from '../query/query-terms.ts';
import { listFilter } from './candidate-filters.ts';
import { maxAlternativeKm } from './find-alternatives.ts';
import { scoreHospitals } from './score-hospitals.ts';

const maxPlaces = 5;

export function findNearestPlaces(
  index: HospitalIndex,
  query: ParsedQuery,
  origin: Position,
): HospitalAnswer['nearestPlaces'] {
  const { places } = index;
  const farKm = (id: number) => {
    const position = places.namedPlaces[id]?.position;
    return position
      ? distanceKm(origin, position.latitude, position.longitude)
      : Number.POSITIVE_INFINITY;
  };
  return [...countByPlace(index, query)]
    .map(([id, hospitals]) => ({ id, hospitals, distanceKm: Math.round(farKm(id) * 10) / 10 }))
    .filter((one) => one.distanceKm <= maxAlternativeKm)
    .sort((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, maxPlaces)
    .flatMap(({ id, ...near }) => {
      const namedPlace = places.namedPlaces[id];
      const place = namedPlace ? toPlace(places, namedPlace) : null;
      return place ? [{ place, ...near }] : [];
    });
}

function countByPlace(index: HospitalIndex, query: ParsedQuery): Map<number, number> {
  const { places, cityOf, districtOf } = index;
  const isListed = listFilter(index, query);
  const ids = findIdsByName(index, query);
  const counts = new Map<number, number>();
  const count = ids?.length ?? index.hospitals.length;
  for (let at = 0; at < count; at++) {
    const id = ids ? (ids[at] ?? 0) : at;
    if (isListed && !isListed(id)) continue;
    const city = cityOf[id] ?? -1;
    const place = city >= 0 ? city : (places.districts[districtOf[id] ?? -1]?.placeId ?? -1);
    if (place >= 0) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

/**
 * Hospitals of the name in the query, wherever they are; null for all, when the query has no name or no hospital has
 * it.
 */
function findIdsByName(index: HospitalIndex, { terms }: ParsedQuery): ArrayLike<number> | null {
  const distinctive = distinctiveTerms(terms);
  if (distinctive.length === 0) return null;
  const { ids } = scoreHospitals(index, distinctive);
  return ids.length > 0 ? ids : null;
}
