/** Which hospitals a search is about, before they are ordered: by words, place, insurer and distance. */
import type { Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { hospitalsAround, hospitalsNamed, membersOf } from '../index/read-index.ts';
import { isOnlyPlace } from '../query/matched-place.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { mayBeHospitalName, tellingTerms } from '../query/query-terms.ts';
import { toWords } from '../text/normalize-text.ts';
import { type HospitalFilter, isDemanded, isNearPlace } from './candidate-filters.ts';
import { type Candidates, scoreHospitals } from './score-hospitals.ts';

export type FoundCandidates = Candidates & {
  /** The query as it was met: without the words or the place that nothing fits. */
  query: ParsedQuery;
  /** Words were left out. */
  isRelaxed: boolean;
};

/** Around a point, without a distance asked for: the first of these that has enough. */
export const radiiKm = [10, 25, 50];
export const enoughHospitals = 5;

/**
 * Where nothing fits the query as it stands, it is read in other ways, then without the words that find least.
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
  if (query.point && query.terms.length === 0)
    return { query, ...around(index, query.point, radiusKm, demanded), isRelaxed: false };
  for (const reading of readingsOf(index, query)) {
    const { isMeant } = reading;
    const found = keep(fitting(index, reading.query), (id) => demanded(id) && isMeant(id));
    if (found.ids.length > 0) return { query: reading.query, ...found, isRelaxed: false };
  }
  return relax(index, query, demanded) ?? { query, ...none, isRelaxed: false };
}

const none: Candidates = { ids: [], scores: [], readings: new Map() };

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
  return { ids, scores: new Float32Array(ids.length), readings: none.readings };
}

type Reading = { query: ParsedQuery; isMeant: HospitalFilter };

/** As it stands; with edits in every word; the place as a word, where it was guessed or is the hospital's own city. */
function* readingsOf(index: HospitalIndex, query: ParsedQuery): Generator<Reading> {
  yield { query, isMeant: () => true };
  const { place, terms } = query;
  const fuzzy = terms.map((term) => ({ ...term, isFuzzy: !term.isPlace }));
  yield { query: { ...query, terms: fuzzy }, isMeant: () => true };
  if (!place) return;
  const placeWords = terms.flatMap(({ word, isPlace }) => (isPlace ? [word] : []));
  const isOwnCity = (id: number) => {
    const city = toWords(index.hospitals[id]?.city ?? '');
    return placeWords.every((word) => city.includes(word));
  };
  const asName = terms.map((term) => ({ ...term, isPlace: false }));
  yield {
    query: { ...query, place: null, terms: asName },
    isMeant: (id) => place.readAs !== null || isOwnCity(id),
  };
}

/** Without up to half of the telling words, those first that find least. */
function relax(
  index: HospitalIndex,
  query: ParsedQuery,
  demanded: HospitalFilter,
): FoundCandidates | null {
  const telling = tellingTerms(query.terms);
  if (telling.length < 2) return null;
  const rarestFirst = telling
    .map((term) => ({ term, size: scoreHospitals(index, [term]).ids.length }))
    .sort((a, b) => a.size - b.size);
  let { terms } = query;
  for (const { term } of rarestFirst.slice(0, Math.ceil(telling.length / 2))) {
    terms = terms.filter((one) => one !== term);
    const fewer = { ...query, terms };
    const found = keep(fitting(index, fewer), demanded);
    if (found.ids.length > 0) return { query: fewer, ...found, isRelaxed: true };
  }
  return null;
}

function fitting(index: HospitalIndex, query: ParsedQuery): Candidates {
  const { terms, place, isEmpty } = query;
  if (isEmpty) return none;
  const members = place ? membersOf(index, place) : null;
  if (terms.length === 0) {
    const ids = members ?? index.byName;
    return { ids, scores: new Float32Array(ids.length), readings: none.readings };
  }
  // A locality has no middle of its own: an address that names it is as good.
  const isPlaceOptional = place !== null && place.named.length === 0;
  const scored = scoreHospitals(index, terms, { members, isPlaceOptional });
  if (mayBeHospitalName(query)) return namesakesFirst(index, query, scored);
  return place && isOnlyPlace(place) ? keep(scored, isNearPlace(index, place)) : scored;
}

/** All of the place alike, before them the hospitals that bear these very words as their name. */
function namesakesFirst(
  index: HospitalIndex,
  { terms, place }: ParsedQuery,
  { ids, readings }: Candidates,
): Candidates {
  const words = terms.map(({ word, isPlace }) => (isPlace && place?.readAs ? place.readAs : word));
  const namesakes = hospitalsNamed(index, [...new Set(words)]);
  const isNamesake = new Set(namesakes);
  const all = [...namesakes, ...Array.from(ids).filter((id) => !isNamesake.has(id))];
  const scores = Float32Array.from(all, (_, at) => (at < namesakes.length ? 1 : 0));
  return { ids: all, scores, readings };
}

function keep({ ids, scores, readings }: Candidates, isKept: HospitalFilter): Candidates {
  const kept: number[] = [];
  const keptScores: number[] = [];
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0;
    if (!isKept(id)) continue;
    kept.push(id);
    keptScores.push(scores[at] ?? 0);
  }
  return { ids: kept, scores: keptScores, readings };
}
