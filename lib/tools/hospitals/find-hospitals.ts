/** One search over the index: parse the query, find candidates, rank them, build the answer. */
import { normalizeName } from '../../text-search/normalize-text.ts';
import { buildAnswer } from './answer/build-answer.ts';
import type {
  HospitalAnswer,
  HospitalQuery,
  Position,
  SearchPlace,
} from './api/hospital-answer.ts';
import {
  findAlternatives,
  findNearestPlaces,
  maxAlternativeKm,
} from './candidates/alternatives.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { localityPlace } from './places/localities.ts';
import { type NamedPlace, pinPlace, pinPrefixPosition, toPlace } from './places/places.ts';
import { type ParsedQuery, parseSearchText } from './query/parse-search-text.ts';
import { rankHospitals } from './ranking/rank-hospitals.ts';

/** @param queryErrors errors found while parsing the URL; the search adds its own. */
export function findHospitals(
  index: HospitalIndex,
  request: HospitalQuery,
  queryErrors: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const { sort } = request;
  const parsed = parseSearchText(index, request);
  const { radiusKm } = parsed;
  const found = findCandidates(index, parsed, radiusKm);
  const resolved = resolvePlace(index, found.query);
  const ranked = rankHospitals(index, found, { sort, radiusKm, origin: resolved.origin });
  const whole = { ...found, ...resolved, ranked, nearestPlaces: [], instead: null };
  if (ranked.length > 0) return buildAnswer(index, request, queryErrors, whole);
  const pinPrefix = resolved.origin ? undefined : parsed.pin.slice(0, 3) || undefined;
  const origin = resolved.origin ?? (pinPrefix ? pinPrefixPosition(index.places, pinPrefix) : null);
  if (origin === null) return buildAnswer(index, request, queryErrors, whole);
  const alternatives = radiusKm === null ? findAlternatives(index, found.query, origin) : null;
  if (!alternatives)
    return buildAnswer(index, request, queryErrors, {
      ...whole,
      origin,
      nearestPlaces: findNearestPlaces(index, found.query, origin),
    });
  const order = { sort, radiusKm: maxAlternativeKm, origin };
  const rankedOther = rankHospitals(index, alternatives, order);
  return buildAnswer(index, request, queryErrors, {
    ...whole,
    ...alternatives,
    instead: { ...alternatives.instead, ...(pinPrefix && { pinPrefix }) },
    origin,
    ranked: rankedOther,
  });
}

/**
 * The place that the query names, several where the name is ambiguous, and the point that distances are measured from.
 */
function resolvePlace(
  { places }: HospitalIndex,
  { place: placeInText, city, near, point, pinIndex }: ParsedQuery,
): { place: SearchPlace | null; placeChoices: SearchPlace[]; origin: Position | null } {
  const isPin = pinIndex >= 0 && !near;
  const matched = isPin ? null : (placeInText ?? city);
  const cities = (matched?.namedPlaces ?? []).flatMap((one) => {
    const displayPlace = toPlace(places, one);
    return displayPlace ? [{ ...displayPlace, ...matchedOtherName(one, matched?.key ?? '') }] : [];
  });
  const localities = matched?.localities ?? [];
  const isShared = cities.length + localities.length > 1;
  const fitting = [
    ...cities.map((one) => (localities.length > 0 ? withState(one) : one)),
    ...localities.map((one) => localityPlace(places, one, isShared)),
  ];
  const placeChoices = fitting.length > 1 ? fitting : [];
  const pinShown = isPin ? pinPlace(places, pinIndex) : null;
  const place = placeChoices.length > 0 ? null : (fitting[0] ?? pinShown);
  return { place, placeChoices, origin: point ?? place?.position ?? null };
}

function withState(place: SearchPlace): SearchPlace {
  const { name, state } = place;
  return name.endsWith(state) ? place : { ...place, name: `${name}, ${state}` };
}

/** A visitor who typed an old name may not recognise the new one, so the answer shows both. */
function matchedOtherName(
  { names: [usualName = '', ...others] }: NamedPlace,
  key: string,
): Partial<SearchPlace> {
  if (normalizeName(usualName) === key) return {};
  const otherName = others.find((name) => normalizeName(name) === key);
  return otherName === undefined ? {} : { askedAs: otherName };
}
