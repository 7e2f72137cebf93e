/** Finds the hospitals that match a search, before ranking: by words, place, insurer and distance. */
import type { Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import {
  hospitalsAround,
  hospitalsByNamePrefix,
  hospitalsWithPin,
  hospitalsWithTermInName,
  isPlaceMentioned,
  normalizedAddress,
} from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import { wellKnownRank } from '../places/places.ts';
import { isUnambiguousPlace, type MatchedPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { canBeHospitalName, distinctiveTerms, type QueryTerm } from '../query/query-terms.ts';
import { toWords } from '../text/to-words.ts';
import { preferenceWords } from '../text/word-lists.ts';
import { type HospitalFilter, nearPlaceFilter, requiredFilter } from './candidate-filters.ts';
import type { Candidates } from './score-hospitals.ts';
import { scoreHospitals } from './score-hospitals.ts';

const emptyCandidates: Candidates = {
  ids: [],
  scores: [],
  isFullMatch: false,
  matchWeight: 0,
};

/** Less than the difference between a place's own hospitals and those beside it. */
const preferredBonus = 0.2;
const namesakeScore = 1.5;

function matchCandidates(
  index: HospitalIndex,
  query: ParsedQuery,
  isAllowed: HospitalFilter,
): Candidates {
  const { terms, place, isEmpty } = query;
  if (isEmpty) return emptyCandidates;
  const members = place ? membersOf(index, place) : null;
  if (terms.length === 0) return equalCandidates(index.byName.filter(isAllowed));
  const isBeside = place && isUnambiguousPlace(place) ? nearPlaceFilter(index, place) : null;
  const isNear = (id: number) => isAllowed(id) && (isBeside === null || isBeside(id));
  const isName = canBeHospitalName(query);
  const scope = { members: members?.ids ?? null, isAllowed: isName ? isAllowed : isNear };
  const scored = scoreHospitals(index, terms, scope);
  if (distinctiveTerms(terms).length > 0 || !members) return scored;
  const inPlace = equalCandidates(scored.ids, members.idsInPlace, preferredByName(index, terms));
  if (!isName) return inPlace;
  const namesakes = findNamesakes(index, query).filter(isAllowed);
  return moveToFront(
    namesakes,
    namesakes.map(() => namesakeScore),
    inPlace,
  );
}

/** Hospitals whose name begins with exactly these words. */
function findNamesakes(index: HospitalIndex, { terms, place }: ParsedQuery): number[] {
  const words = terms.map(({ word, isPlace }) =>
    isPlace && place?.correctedName ? place.correctedName : word,
  );
  return hospitalsByNamePrefix(index, [...new Set(words)]);
}

/** Equal scores, except for hospitals that name the place themselves and for preferred words. */
function equalCandidates(
  ids: ArrayLike<number>,
  idsInPlace: ReadonlySet<number> | null = null,
  preferred: ReadonlySet<number> | null = null,
): Candidates {
  const scores = Float32Array.from(
    ids,
    (id) =>
      (idsInPlace === null || idsInPlace.has(id) ? 1 : 0.5) +
      (preferred?.has(id) ? preferredBonus : 0),
  );
  return { ids, scores, isFullMatch: true, matchWeight: 0 };
}

/** @returns hospitals whose name contains a preferred word such as "emergency" or "mother". */
function preferredByName(index: HospitalIndex, terms: readonly QueryTerm[]): Set<number> {
  const words = terms.map(({ word }) => word).filter((word) => preferenceWords.has(word));
  const termIds = words.flatMap((word) => index.dictionary.idByTerm.get(word) ?? []);
  return new Set(termIds.flatMap((term) => hospitalsWithTermInName(index, term)));
}

/** Hospitals with their scores, then those of `others` that are not among them. */
function moveToFront(
  first: ArrayLike<number>,
  scores: readonly number[],
  others: Candidates,
): Candidates {
  const firstIds = new Set(Array.from(first));
  const rest = Array.from(others.ids, (id, at) => ({ id, score: others.scores[at] ?? 0 })).filter(
    ({ id }) => !firstIds.has(id),
  );
  return {
    ...others,
    ids: [...Array.from(first), ...rest.map(({ id }) => id)],
    scores: [...scores, ...rest.map(({ score }) => score)],
  };
}

export type FoundCandidates = Candidates & {
  /** The interpretation of the query that matched. */
  query: ParsedQuery;
};

/** Radii tried around a point when the query has no distance: the first with enough hospitals is used. */
export const searchRadiiKm = [10, 25, 50];
export const minHospitals = 5;

/**
 * Tries other interpretations when the literal query matches nothing, then partial matches. Drops the place from the
 * query when all matches lie far from it and only carry its name.
 */
export function findCandidates(
  index: HospitalIndex,
  parsed: ParsedQuery,
  radiusKm: number | null,
): FoundCandidates {
  const required = requiredFilter(index, parsed);
  if (parsed.point && !parsed.place && distinctiveTerms(parsed.terms).length === 0)
    return { query: parsed, ...findAroundPoint(index, parsed, parsed.point, radiusKm, required) };
  const found = tryInterpretations(index, parsed, required);
  const { query, ids } = found;
  const { place } = query;
  if (!place || isUnambiguousPlace(place) || radiusKm !== null || ids.length === 0) return found;
  const isNear = nearPlaceFilter(index, place);
  return Array.from(ids).some(isNear) ? found : { ...found, query: { ...query, place: null } };
}

/**
 * Uses the distance in the query, else widens the radius until there are enough; always includes hospitals of the PIN
 * code.
 */
function findAroundPoint(
  index: HospitalIndex,
  { near, pin }: ParsedQuery,
  point: Position,
  radiusKm: number | null,
  required: HospitalFilter,
): Candidates {
  const idsWithPin = new Set(
    near || pin === '' ? [] : hospitalsWithPin(index, pin).filter(required),
  );
  let ids: number[] = [];
  for (const radius of radiusKm === null ? searchRadiiKm : [radiusKm]) {
    ids = hospitalsAround(index, point, radius).filter(required);
    if (ids.length >= minHospitals) break;
  }
  return equalCandidates([...idsWithPin, ...ids.filter((id) => !idsWithPin.has(id))], idsWithPin);
}

/** The first interpretation with a full match, else the best partial match; after the matches with the PIN code. */
function tryInterpretations(
  index: HospitalIndex,
  query: ParsedQuery,
  required: HospitalFilter,
): FoundCandidates {
  const withPin = findWithPin(index, query, required);
  let best: FoundCandidates = { query, ...emptyCandidates };
  for (const { query: understood, isEligible, isPartial } of queryInterpretations(index, query)) {
    const isAllowed = (id: number) => required(id) && isEligible(id);
    const found = matchCandidates(index, understood, isAllowed);
    if (found.ids.length === 0) continue;
    if (found.isFullMatch) return { query: understood, ...putPinMatchesFirst(withPin, found) };
    if (isPartial && found.matchWeight > best.matchWeight) best = { query: understood, ...found };
  }
  return withPin ? { query, ...putPinMatchesFirst(withPin, best) } : best;
}

/** Hospitals with the PIN code in the query that match all words, with edits where there is no exact match. */
function findWithPin(
  index: HospitalIndex,
  query: ParsedQuery,
  required: HospitalFilter,
): Candidates | null {
  if (query.near || query.pinIndex < 0) return null;
  const idsWithPin = new Set(hospitalsWithPin(index, query.pin));
  if (idsWithPin.size === 0) return null;
  const isAllowed = (id: number) => idsWithPin.has(id) && required(id);
  for (const isFuzzy of [false, true]) {
    const terms = query.terms.map((term) => ({ ...term, isFuzzy: isFuzzy && !term.isPlace }));
    const found = matchCandidates(index, { ...query, terms }, isAllowed);
    if (found.isFullMatch) return found;
  }
  return null;
}

/** More than any difference in name quality: PIN code and name together are unambiguous. */
const pinMatchBonus = 1;

function putPinMatchesFirst(withPin: Candidates | null, others: Candidates): Candidates {
  if (!withPin) return others;
  const scores = Array.from(withPin.scores, (score) => score + pinMatchBonus);
  return { ...moveToFront(withPin.ids, scores, others), isFullMatch: true };
}

type Interpretation = {
  query: ParsedQuery;
  isEligible: HospitalFilter;
  /** A match of some of its words is enough. */
  isPartial: boolean;
};

const everyHospital = () => true;

/** The possible interpretations of a query, the likeliest first; lazy, because most searches need only the first. */
function* queryInterpretations(
  index: HospitalIndex,
  query: ParsedQuery,
): Generator<Interpretation> {
  const { place, terms } = query;
  const placeWords = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
  const withEdits = terms.map((term) => ({ ...term, isFuzzy: !term.isPlace }));
  const withoutPlace = { ...query, place: null, terms: asName };

  yield { query, isEligible: everyHospital, isPartial: true };
  if (place) {
    const isEligible = addressFilter(index, place, placeWords);
    yield { query: withoutPlace, isEligible, isPartial: false };
  }
  yield { query: { ...query, terms: withEdits }, isEligible: everyHospital, isPartial: true };
  if (place) {
    // The place was a guess, or its name is in the name of a hospital there.
    const isEligible =
      place.correctedName === null ? ownCityFilter(index, query, placeWords) : everyHospital;
    yield { query: withoutPlace, isEligible, isPartial: false };
  }
}

/** Whether the address names the place. */
function addressFilter(
  index: HospitalIndex,
  place: MatchedPlace,
  placeWords: readonly string[],
): HospitalFilter {
  // Roads far away are named after such a place.
  const isWellKnown = place.namedPlaces.some(({ rank }) => rank === wellKnownRank);
  const phrase = ` ${placeWords.join(' ')} `;
  return (id) => {
    const address = normalizedAddress(index, id);
    return isWellKnown ? isPlaceMentioned(address, placeWords) : address.includes(phrase);
  };
}

/** Whether the hospital's city is the place, or is in the query: "jhansi darsi" is Jhansi Nursing Home in Darsi. */
function ownCityFilter(
  index: HospitalIndex,
  { terms }: ParsedQuery,
  placeWords: readonly string[],
): HospitalFilter {
  const typed = new Set(terms.map(({ word }) => word));
  return (id) => {
    const city = toWords(index.hospitals[id]?.city ?? '');
    const isTyped = city.length > 0 && city.every((word) => typed.has(word));
    return isTyped || placeWords.every((word) => city.includes(word));
  };
}
