/**
 * Alternatives for a search in a place that found nothing: the nearest hospitals that match the words or, if none is
 * near, the hospitals of the place. The answer says which of the two it is.
 */
import type { HospitalAnswer, Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsAround, kmToHospital } from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { isDistinctive } from '../query/query-terms.ts';
import { listFilter } from './candidate-filters.ts';
import { type FoundCandidates, searchRadiiKm } from './find-candidates.ts';
import { scoreHospitals } from './score-hospitals.ts';

/** Alternatives farther away than this are useless. */
export const maxAlternativeKm = 300;
const maxNearest = 20;

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
