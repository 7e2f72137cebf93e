/** One search over the index: parse the query, find the candidates, rank them, say what was found. */
import { buildAnswer } from './answer/build-answer.ts';
import type { HospitalAnswer, HospitalQuery, Place, Position } from './api/hospital-answer.ts';
import { findCandidates } from './candidates/find-candidates.ts';
import { nearestPlaces } from './candidates/nearest-places.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { type NamedPlace, pinPlace, shownPlace } from './places/places.ts';
import { type ParsedQuery, parseSearchText } from './query/parse-search-text.ts';
import { rankHospitals } from './ranking/rank-hospitals.ts';
import { normalizeName } from './text/normalize-text.ts';

/** @param given problems of parsing the URL; the search adds its own. */
export function findHospitals(
  index: HospitalIndex,
  asked: HospitalQuery,
  given: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const { sort, radiusKm } = asked;
  const parsed = parseSearchText(index, asked);
  const found = findCandidates(index, parsed, radiusKm);
  const where = describePlace(index, found.query);
  const { origin } = where;
  const ranked = rankHospitals(index, found, { sort, radiusKm, origin });
  const isNone = ranked.length === 0 && origin !== null;
  const nearest = isNone ? nearestPlaces(index, found.query, origin) : [];
  return buildAnswer(index, asked, given, { ...found, ...where, ranked, nearestPlaces: nearest });
}

/** The place that the query was read as, several where its name fits several, and what distances are measured from. */
function describePlace(
  { places }: HospitalIndex,
  { place: inWords, city, near, point, pinIndex }: ParsedQuery,
): { place: Place | null; placeChoices: Place[]; origin: Position | null } {
  const isPin = pinIndex >= 0 && !near;
  const matched = isPin ? null : (inWords ?? city);
  const named = (matched?.named ?? []).flatMap((one) => {
    const shown = shownPlace(places, one);
    return shown ? { ...shown, ...askedAs(one, matched?.key ?? '') } : [];
  });
  const placeChoices = named.length > 1 ? named : [];
  const pin = isPin ? pinIndex : matched?.areaPins[0];
  const pinShown = pin === undefined ? null : pinPlace(places, pin);
  const place = placeChoices.length > 0 ? null : (named[0] ?? pinShown);
  return { place, placeChoices, origin: point ?? place?.position ?? null };
}

/** Whoever typed an old name does not know the new one by sight. */
function askedAs({ names: [own = '', ...others] }: NamedPlace, key: string): Partial<Place> {
  if (normalizeName(own) === key) return {};
  const other = others.find((name) => normalizeName(name) === key);
  return other === undefined ? {} : { askedAs: other };
}
