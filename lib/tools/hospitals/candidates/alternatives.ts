/**
 * What a search in a place shows when it found nothing: the nearest hospitals that match the words or, if none is near,
 * the hospitals of the place (the answer says which of the two it is), or else the nearest places with hospitals.
 */
import type { HospitalAnswer, Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsAround, kmToHospital } from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import { distanceKm, toPlace } from '../places/places.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { distinctiveTerms, isDistinctive } from '../query/query-terms.ts';
import { listFilter } from './candidate-filters.ts';
import { type FoundCandidates, searchRadiiKm } from './find-candidates.ts';
import { scoreHospitals } from './score-hospitals.ts';

/** Alternatives farther away than this are useless. */
export const maxAlternativeKm = 300;
const maxNearest = 3;
const maxPlaces = 5;

export type Alternatives = FoundCandidates & { instead: NonNullable<HospitalAnswer['instead']> };

export function findAlternatives(
  index: HospitalIndex,
  query: ParsedQuery,
  origin: Position,
): Alternatives | null {
  const distinctive = query.terms.filter(isDistinctive);
  const kind = distinctive.every((term) => term.kind !== null)
    ? (distinctive[0]?.kind ?? null)
    : null;
  const words = distinctive.map(({ word }) => word).join(' ');
  const isAllowed = listFilter(index, query) ?? (() => true);
  const place = query.place ?? query.city;
  const { ids, idsInPlace } = place ? membersOf(index, place) : findAroundPoint(index, query);
  const inPlace = Array.from(ids).filter(isAllowed);
  // A general hospital has departments, so it can replace a kind; it cannot replace a named hospital that is near by.
  const isThereFirst = kind !== null && inPlace.length > 0;
  const nearest = isThereFirst ? [] : findNearestMatches(index, query, { origin, isAllowed });
  const toAlternatives = (
    shown: 'nearest' | 'there',
    shownIds: readonly number[],
  ): Alternatives => ({
    query,
    ids: shownIds,
    scores: shownIds.map((id) => (shown === 'nearest' || idsInPlace.has(id) ? 1 : 0.5)),
    isFullMatch: false,
    matchWeight: 0,
    instead: { shown, kind, words: kind === null ? words : '' },
  });
  if (nearest.length > 0) return toAlternatives('nearest', nearest);
  return inPlace.length > 0 && distinctive.length > 0 ? toAlternatives('there', inPlace) : null;
}

/** A search around a PIN code or position without matches still shows the hospitals there. */
function findAroundPoint(index: HospitalIndex, { point }: ParsedQuery) {
  const [first = 0, ...wider] = searchRadiiKm;
  const idsInPlace = new Set(point ? hospitalsAround(index, point, first) : []);
  if (!point || idsInPlace.size > 0) return { ids: [...idsInPlace], idsInPlace };
  const idsByRadius = wider.map((radius) => hospitalsAround(index, point, radius));
  return { ids: idsByRadius.find((ids) => ids.length > 0) ?? [], idsInPlace };
}

/** Hospitals within reach whose name contains every distinctive word. */
function findNearestMatches(
  index: HospitalIndex,
  { terms }: ParsedQuery,
  { origin, isAllowed }: { origin: Position; isAllowed: (id: number) => boolean },
): number[] {
  const distinctive = terms.filter(isDistinctive);
  if (distinctive.length === 0)
    return hospitalsAround(index, origin, maxAlternativeKm).filter(isAllowed).slice(0, maxNearest);
  const none = { members: null, isNameOnly: true };
  const scored = scoreHospitals(index, distinctive, { ...none, isAllowed });
  if (!scored.isFullMatch) return [];
  return Array.from(scored.ids, (id) => ({ id, far: kmToHospital(index, origin, id) }))
    .filter(({ far }) => far <= maxAlternativeKm)
    .sort((a, b) => a.far - b.far)
    .slice(0, maxNearest)
    .map(({ id }) => id);
}

/** The nearest cities and districts with hospitals. */
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
