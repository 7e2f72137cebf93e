/** Which hospitals a search is about, before they are ordered: by words, place, insurer and distance. */
import type { Position } from '../api/hospital-answer.ts';
import { addressOf, isNaming } from '../index/addresses-naming.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { membersOf } from '../index/place-members.ts';
import { hospitalsAround, hospitalsNamed, hospitalsWithPin } from '../index/read-index.ts';
import { isOnlyPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { mayBeHospitalName, tellingTerms } from '../query/query-terms.ts';
import { toWords } from '../text/normalize-text.ts';
import { alike, preferredByName } from './alike-candidates.ts';
import { type HospitalFilter, isDemanded, isNearPlace } from './candidate-filters.ts';
import { type Candidates, scoreHospitals } from './score-hospitals.ts';

export type FoundCandidates = Candidates & {
  /** The query as it was met. */
  query: ParsedQuery;
};

/** Around a point, without a distance asked for: the first of these that has enough. */
export const radiiKm = [10, 25, 50];
export const enoughHospitals = 5;

/**
 * Where nothing fits the query as it stands, it is read in other ways; where nothing fits it whole, what fits most of it
 * is found.
 * Without its place where all that fits lies far from it and only bears its name.
 */
export function findCandidates(
  index: HospitalIndex,
  parsed: ParsedQuery,
  radiusKm: number | null,
): FoundCandidates {
  const found = findInTurn(index, parsed, radiusKm);
  const { query, ids } = found;
  const { place } = query;
  if (!place || isOnlyPlace(place) || radiusKm !== null || ids.length === 0) return found;
  const isNear = isNearPlace(index, place);
  return Array.from(ids).some(isNear) ? found : { ...found, query: { ...query, place: null } };
}

function findInTurn(
  index: HospitalIndex,
  query: ParsedQuery,
  radiusKm: number | null,
): FoundCandidates {
  const demanded = isDemanded(index, query);
  if (query.point && !query.place && tellingTerms(query.terms).length === 0)
    return { query, ...around(index, query, query.point, { radiusKm, demanded }) };
  const ofPin = inOwnPin(index, query, demanded);
  let best: FoundCandidates = { query, ...none };
  for (const reading of readingsOf(index, query)) {
    const isKept = (id: number) => demanded(id) && reading.isMeant(id);
    const found = fitting(index, reading.query, isKept);
    if (found.ids.length === 0) continue;
    if (found.isWhole) return { query: reading.query, ...withFirst(ofPin, found) };
    // What is only partly met is met best by the first reading that meets so much.
    if (reading.isPartial && found.fit > best.fit) best = { query: reading.query, ...found };
  }
  return ofPin ? { query, ...withFirst(ofPin, best) } : best;
}

/** Above what a name gains by fitting better: PIN code and name together leave no doubt. */
const ownPinScore = 1;

/** Of the hospitals that carry the PIN code asked for, those that all words fit, with edits where none fits without. */
function inOwnPin(
  index: HospitalIndex,
  query: ParsedQuery,
  demanded: HospitalFilter,
): Candidates | null {
  if (query.near || query.pinIndex < 0) return null;
  const own = new Set(hospitalsWithPin(index, query.pin));
  if (own.size === 0) return null;
  const isKept = (id: number) => own.has(id) && demanded(id);
  for (const isFuzzy of [false, true]) {
    const terms = query.terms.map((term) => ({ ...term, isFuzzy: isFuzzy && !term.isPlace }));
    const found = fitting(index, { ...query, terms }, isKept);
    if (found.isWhole) return found;
  }
  return null;
}

function withFirst(first: Candidates | null, others: Candidates): Candidates {
  if (!first) return others;
  const isFirst = new Set(Array.from(first.ids));
  const rest = Array.from(others.ids, (id, at) => ({ id, score: others.scores[at] ?? 0 })).filter(
    ({ id }) => !isFirst.has(id),
  );
  return {
    ...others,
    ids: [...Array.from(first.ids), ...rest.map(({ id }) => id)],
    scores: [
      ...Array.from(first.scores, (score) => score + ownPinScore),
      ...rest.map(({ score }) => score),
    ],
    isWhole: true,
  };
}

const none: Candidates = { ids: [], scores: [], isWhole: false, fit: 0 };

/** As far as it was asked for, else until there are enough; those that carry the PIN code wherever they are. */
function around(
  index: HospitalIndex,
  { near, pin }: ParsedQuery,
  point: Position,
  { radiusKm, demanded }: { radiusKm: number | null; demanded: HospitalFilter },
): Candidates {
  const own = new Set(near || pin === '' ? [] : hospitalsWithPin(index, pin).filter(demanded));
  let ids: number[] = [];
  for (const radius of radiusKm === null ? radiiKm : [radiusKm]) {
    ids = hospitalsAround(index, point, radius).filter(demanded);
    if (ids.length >= enoughHospitals) break;
  }
  return alike([...own, ...ids.filter((id) => !own.has(id))], own);
}

const namesakeScore = 1.5;
/** Rank of a place that roads far away are named for. */
const wellKnown = 3;

type Reading = {
  query: ParsedQuery;
  isMeant: HospitalFilter;
  /** A part of its words is enough. */
  isPartial: boolean;
};

/** As it stands; with a word that was taken for a place in the address; with edits in every word; the place as a word, where it was guessed or is the hospital's own city. */
function* readingsOf(index: HospitalIndex, query: ParsedQuery): Generator<Reading> {
  yield { query, isMeant: () => true, isPartial: true };
  const { place, terms } = query;
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
  if (place) {
    const words = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
    const isKnown = place.named.some(({ rank }) => rank === wellKnown);
    const phrase = ` ${words.join(' ')} `;
    yield {
      query: { ...query, place: null, terms: asName },
      isMeant: (id) => {
        const address = addressOf(index, id);
        return isKnown ? isNaming(address, words) : address.includes(phrase);
      },
      isPartial: false,
    };
  }
  const fuzzy = terms.map((term) => ({ ...term, isFuzzy: !term.isPlace }));
  yield { query: { ...query, terms: fuzzy }, isMeant: () => true, isPartial: true };
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
    isMeant: (id) => place.readAs !== null || isOwnCity(id),
    isPartial: false,
  };
}

function fitting(index: HospitalIndex, query: ParsedQuery, isKept: HospitalFilter): Candidates {
  const { terms, place, isEmpty } = query;
  if (isEmpty) return none;
  const members = place ? membersOf(index, place) : null;
  if (terms.length === 0) return alike(index.byName.filter(isKept));
  const isBeside = place && isOnlyPlace(place) ? isNearPlace(index, place) : null;
  const isNear = (id: number) => isKept(id) && (isBeside === null || isBeside(id));
  const isName = mayBeHospitalName(query);
  const scope = { members: members?.ids ?? null, isKept: isName ? isKept : isNear };
  const scored = scoreHospitals(index, terms, scope);
  if (tellingTerms(terms).length > 0 || !members) return scored;
  const there = alike(scored.ids, members.own, preferredByName(index, terms));
  return isName ? namesakesFirst(index, query, there, isKept) : there;
}

/** All of the place alike, before them the hospitals that bear these very words as their name. */
function namesakesFirst(
  index: HospitalIndex,
  { terms, place }: ParsedQuery,
  found: Candidates,
  isKept: HospitalFilter,
): Candidates {
  const words = terms.map(({ word, isPlace }) => (isPlace && place?.readAs ? place.readAs : word));
  const namesakes = hospitalsNamed(index, [...new Set(words)]).filter(isKept);
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
