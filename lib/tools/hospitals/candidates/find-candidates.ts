/** Which hospitals a search is about, before they are ordered: by words, place, insurer and distance. */
import type { Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { membersOf } from '../index/place-members.ts';
import { hospitalsAround, hospitalsNamed } from '../index/read-index.ts';
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
    return { query, ...around(index, query.point, radiusKm, demanded) };
  let best: FoundCandidates = { query, ...none };
  for (const reading of readingsOf(index, query)) {
    const isKept = (id: number) => demanded(id) && reading.isMeant(id);
    const found = fitting(index, reading.query, isKept);
    if (found.ids.length === 0) continue;
    if (found.isWhole) return { query: reading.query, ...found };
    // What is only partly met is met best by the first reading that meets so much.
    if (reading.isPartial && found.fit > best.fit) best = { query: reading.query, ...found };
  }
  return best;
}

const none: Candidates = { ids: [], scores: [], isWhole: false, fit: 0 };

/** As far as it was asked for, else until there are enough. */
function around(
  index: HospitalIndex,
  point: Position,
  radiusKm: number | null,
  demanded: HospitalFilter,
): Candidates {
  let ids: number[] = [];
  for (const radius of radiusKm === null ? radiiKm : [radiusKm]) {
    ids = hospitalsAround(index, point, radius).filter(demanded);
    if (ids.length >= enoughHospitals) break;
  }
  return alike(ids);
}

const namesakeScore = 1.5;

type Reading = {
  query: ParsedQuery;
  isMeant: HospitalFilter;
  /** A part of its words is enough. */
  isPartial: boolean;
};

/** As it stands; with edits in every word; the place as a word, where it was guessed or is the hospital's own city. */
function* readingsOf(index: HospitalIndex, query: ParsedQuery): Generator<Reading> {
  yield { query, isMeant: () => true, isPartial: true };
  const { place, terms } = query;
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
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
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
