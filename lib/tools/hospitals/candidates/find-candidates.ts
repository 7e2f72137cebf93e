/** Finds the hospitals that match a search, before ranking: by words, place, insurer and distance. */
import type { Position } from '../api/hospital-answer.ts';
import { isPlaceMentioned, normalizedAddress } from '../index/find-by-address.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import {
  hospitalsAround,
  hospitalsByNamePrefix,
  hospitalsWithPin,
} from '../index/index-lookups.ts';
import { membersOf } from '../index/place-members.ts';
import { isUnambiguousPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { canBeHospitalName, distinctiveTerms } from '../query/query-terms.ts';
import { toWords } from '../text/normalize-text.ts';
import { type HospitalFilter, nearPlaceFilter, requiredFilter } from './candidate-filters.ts';
import { equalCandidates, preferredByName } from './equal-candidates.ts';
import { type Candidates, scoreHospitals } from './score-hospitals.ts';

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
  const found = tryInterpretations(index, parsed, radiusKm);
  const { query, ids } = found;
  const { place } = query;
  if (!place || isUnambiguousPlace(place) || radiusKm !== null || ids.length === 0) return found;
  const isNear = nearPlaceFilter(index, place);
  return Array.from(ids).some(isNear) ? found : { ...found, query: { ...query, place: null } };
}

function tryInterpretations(
  index: HospitalIndex,
  query: ParsedQuery,
  radiusKm: number | null,
): FoundCandidates {
  const demanded = requiredFilter(index, query);
  if (query.point && !query.place && distinctiveTerms(query.terms).length === 0)
    return { query, ...findAroundPoint(index, query, query.point, { radiusKm, demanded }) };
  const ofPin = findInPin(index, query, demanded);
  let best: FoundCandidates = { query, ...noCandidates };
  for (const reading of queryInterpretations(index, query)) {
    const isAllowed = (id: number) => demanded(id) && reading.isEligible(id);
    const found = matchCandidates(index, reading.query, isAllowed);
    if (found.ids.length === 0) continue;
    if (found.isFullMatch) return { query: reading.query, ...prependCandidates(ofPin, found) };
    // A partial match is taken from the first interpretation that reaches the best score.
    if (reading.isPartial && found.matchWeight > best.matchWeight)
      best = { query: reading.query, ...found };
  }
  return ofPin ? { query, ...prependCandidates(ofPin, best) } : best;
}

/** More than any difference in name quality: PIN code and name together are unambiguous. */
const pinMatchBonus = 1;

/** Hospitals with the PIN code in the query that match all words, with edits where there is no exact match. */
function findInPin(
  index: HospitalIndex,
  query: ParsedQuery,
  demanded: HospitalFilter,
): Candidates | null {
  if (query.near || query.pinIndex < 0) return null;
  const own = new Set(hospitalsWithPin(index, query.pin));
  if (own.size === 0) return null;
  const isAllowed = (id: number) => own.has(id) && demanded(id);
  for (const isFuzzy of [false, true]) {
    const terms = query.terms.map((term) => ({ ...term, isFuzzy: isFuzzy && !term.isPlace }));
    const found = matchCandidates(index, { ...query, terms }, isAllowed);
    if (found.isFullMatch) return found;
  }
  return null;
}

function prependCandidates(first: Candidates | null, others: Candidates): Candidates {
  if (!first) return others;
  const isFirst = new Set(Array.from(first.ids));
  const rest = Array.from(others.ids, (id, at) => ({ id, score: others.scores[at] ?? 0 })).filter(
    ({ id }) => !isFirst.has(id),
  );
  return {
    ...others,
    ids: [...Array.from(first.ids), ...rest.map(({ id }) => id)],
    scores: [
      ...Array.from(first.scores, (score) => score + pinMatchBonus),
      ...rest.map(({ score }) => score),
    ],
    isFullMatch: true,
  };
}

const noCandidates: Candidates = { ids: [], scores: [], isFullMatch: false, matchWeight: 0 };

/**
 * Uses the distance in the query, else widens the radius until there are enough; always includes hospitals of the PIN
 * code.
 */
function findAroundPoint(
  index: HospitalIndex,
  { near, pin }: ParsedQuery,
  point: Position,
  { radiusKm, demanded }: { radiusKm: number | null; demanded: HospitalFilter },
): Candidates {
  const own = new Set(near || pin === '' ? [] : hospitalsWithPin(index, pin).filter(demanded));
  let ids: number[] = [];
  for (const radius of radiusKm === null ? searchRadiiKm : [radiusKm]) {
    ids = hospitalsAround(index, point, radius).filter(demanded);
    if (ids.length >= minHospitals) break;
  }
  return equalCandidates([...own, ...ids.filter((id) => !own.has(id))], own);
}

const namesakeScore = 1.5;
/** Roads far away are named after places of this rank. */
const wellKnownRank = 3;

type Interpretation = {
  query: ParsedQuery;
  isEligible: HospitalFilter;
  /** A match of some of its words is enough. */
  isPartial: boolean;
};

/**
 * In order: literal; a word taken for a place matched in addresses; every word with edits; the place as an ordinary
 * word, when it was a guess or is the hospital's own city.
 */
function* queryInterpretations(
  index: HospitalIndex,
  query: ParsedQuery,
): Generator<Interpretation> {
  yield { query, isEligible: () => true, isPartial: true };
  const { place, terms } = query;
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
  if (place) {
    const words = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
    const isKnown = place.named.some(({ rank }) => rank === wellKnownRank);
    const phrase = ` ${words.join(' ')} `;
    yield {
      query: { ...query, place: null, terms: asName },
      isEligible: (id) => {
        const address = normalizedAddress(index, id);
        return isKnown ? isPlaceMentioned(address, words) : address.includes(phrase);
      },
      isPartial: false,
    };
  }
  const fuzzy = terms.map((term) => ({ ...term, isFuzzy: !term.isPlace }));
  yield { query: { ...query, terms: fuzzy }, isEligible: () => true, isPartial: true };
  if (!place) return;
  const placeWords = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
  const typed = new Set(terms.map(({ word }) => word));
  // "jhansi darsi": the Jhansi Nursing Home of a town that is less known than Jhansi.
  const isTyped = (city: readonly string[]) =>
    city.length > 0 && city.every((word) => typed.has(word));
  const isOwnCity = (id: number) => {
    const city = toWords(index.hospitals[id]?.city ?? '');
    return placeWords.every((word) => city.includes(word)) || isTyped(city);
  };
  yield {
    query: { ...query, place: null, terms: asName },
    isEligible: (id) => place.correctedName !== null || isOwnCity(id),
    isPartial: false,
  };
}

function matchCandidates(
  index: HospitalIndex,
  query: ParsedQuery,
  isAllowed: HospitalFilter,
): Candidates {
  const { terms, place, isEmpty } = query;
  if (isEmpty) return noCandidates;
  const members = place ? membersOf(index, place) : null;
  if (terms.length === 0) return equalCandidates(index.byName.filter(isAllowed));
  const isBeside = place && isUnambiguousPlace(place) ? nearPlaceFilter(index, place) : null;
  const isNear = (id: number) => isAllowed(id) && (isBeside === null || isBeside(id));
  const isName = canBeHospitalName(query);
  const scope = { members: members?.ids ?? null, isAllowed: isName ? isAllowed : isNear };
  const scored = scoreHospitals(index, terms, scope);
  if (distinctiveTerms(terms).length > 0 || !members) return scored;
  const inPlace = equalCandidates(scored.ids, members.own, preferredByName(index, terms));
  return isName ? namesakesFirst(index, query, inPlace, isAllowed) : inPlace;
}

/** All hospitals of the place with equal scores, after those whose name is exactly these words. */
function namesakesFirst(
  index: HospitalIndex,
  { terms, place }: ParsedQuery,
  found: Candidates,
  isAllowed: HospitalFilter,
): Candidates {
  const words = terms.map(({ word, isPlace }) =>
    isPlace && place?.correctedName ? place.correctedName : word,
  );
  const namesakes = hospitalsByNamePrefix(index, [...new Set(words)]).filter(isAllowed);
  const isNamesake = new Set(namesakes);
  const others = Array.from(found.ids, (id, at) => ({ id, score: found.scores[at] ?? 0 })).filter(
    ({ id }) => !isNamesake.has(id),
  );
  return {
    ...found,
    ids: [...namesakes, ...others.map(({ id }) => id)],
    scores: [...namesakes.map(() => namesakeScore), ...others.map(({ score }) => score)],
  };
}
