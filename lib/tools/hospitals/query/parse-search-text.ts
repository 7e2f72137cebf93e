/** What a search asks for: the words of a name, a place, a PIN code, a position, insurers. */
import type { HospitalQuery, Position } from '../api/hospital-answer.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { findPin, pinPosition } from '../places/places.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import { toWrittenWords } from '../text/normalize-text.ts';
import { extractNumbers, hasNearMe } from './extract-numbers.ts';
import { findInsurersInText } from './find-insurers-in-text.ts';
import { findPlace } from './find-place.ts';
import type { MatchedPlace } from './matched-place.ts';
import type { QueryTerm } from './query-terms.ts';
import { maxTerms, toQueryTerms } from './to-query-terms.ts';

export type ParsedQuery = {
  /** Nothing is left to search by. */
  isEmpty: boolean;
  terms: readonly QueryTerm[];
  /** Named in the free words. */
  place: MatchedPlace | null;
  /** Named in the field for the city: everything found lies there. */
  city: MatchedPlace | null;
  pin: string;
  /** Of `pin` in the pin tables; -1 for none, or for one that the post does not have. */
  pinIndex: number;
  near: Position | null;
  /** Chosen from the list of kinds. */
  kind: HospitalKind | null;
  /** `near`, else the middle of the PIN code's area: what is found lies around it. */
  point: Position | null;
  insurers: readonly string[];
  /** How far around `point`, or around the place; null for no bound. */
  radiusKm: number | null;
  /** Of the index's labels; empty for none. */
  speciality: string;
  tieUp: string;
  problems: Readonly<QueryProblems>;
};

type QueryProblems = Partial<Record<keyof HospitalQuery, string>>;

const emptyQuery = 'Type a hospital, a city or a PIN code.';
const unreadableQuery = 'Type two letters or more of a hospital, a city or a PIN code.';
const unknownPosition =
  'We do not know where you are. Use your location, or add your area, city or PIN code.';
const maxListedInProblem = 3;

export function parseSearchText(index: HospitalIndex, query: HospitalQuery): ParsedQuery {
  const problems: QueryProblems = {};
  const typed = extractNumbers(query.q);
  if (typed.problem) problems.q = typed.problem;
  const near = query.near ?? typed.near;
  const named = findInsurersInText(index, typed.rest);
  const words = toWrittenWords(named.rest).slice(0, 3 * maxTerms);
  const cityWords = toWrittenWords(query.city).slice(0, maxTerms);
  const city = query.city === '' ? null : findPlace(index, cityWords, { isField: true });
  if (query.city !== '' && !city)
    problems.city = 'We know no place of this name. Check its spelling, or use its PIN code.';
  const chosen = chosenInsurers(index, query.insurers, problems);
  const insurers = [...new Set([...chosen, ...named.insurers])];
  const place = narrowToCityState(city, findPlace(index, words));
  const pin = query.pin || typed.pin;
  const speciality = validateLabel(index, 'specialities', query.speciality, problems);
  const tieUp = validateLabel(index, 'tieUps', query.tieUp, problems);
  const isListed = insurers.length > 0 || speciality !== '' || tieUp !== '';
  const hasOtherCriteria = city !== null || pin !== '' || near !== null || isListed;
  const typedTerms = toQueryTerms(index, words, place, hasOtherCriteria || query.kind !== null);
  const terms = withKind(typedTerms, query.kind);
  const isEmpty = terms.length === 0 && !place && !hasOtherCriteria;
  if (!place && !city && !pin && !near && hasNearMe(query.q)) problems.q ??= unknownPosition;
  if (isEmpty) problems.q ??= query.q === '' ? emptyQuery : unreadableQuery;
  const pinIndex = pin ? findPin(index.places, Number(pin)) : -1;
  const point = near ?? (pinIndex < 0 ? null : pinPosition(index.places, pinIndex));
  const { kind } = query;
  const radiusKm = query.radiusKm ?? typed.radiusKm;
  const listed = { insurers, speciality, tieUp };
  return {
    isEmpty,
    terms,
    place,
    city,
    pin,
    pinIndex,
    near,
    kind,
    point,
    radiusKm,
    ...listed,
    problems,
  };
}

/** Those whose list we hold, as the list writes them. */
function chosenInsurers(
  { lists }: HospitalIndex,
  names: readonly string[],
  problems: QueryProblems,
): string[] {
  const held = new Map(lists.map(({ insurer }) => [insurer.toLowerCase(), insurer]));
  const unknown = names.filter((name) => !held.has(name.toLowerCase()));
  if (unknown.length > 0)
    problems.insurers = `We have no network list of ${unknown.slice(0, maxListedInProblem).join(' or ')}, so the results are not limited to it.`;
  return names.flatMap((name) => held.get(name.toLowerCase()) ?? []);
}

/** Only the commonest labels can be asked for; an old address may hold another. */
function validateLabel(
  index: HospitalIndex,
  which: 'specialities' | 'tieUps',
  key: string,
  problems: QueryProblems,
): string {
  if (key === '' || index[which].flags.has(key)) return key;
  const [part, what] =
    which === 'specialities'
      ? (['speciality', 'speciality'] as const)
      : (['tieUp', 'tie-up'] as const);
  problems[part] =
    `We cannot narrow the lists to this ${what}, so the results are not limited to it.`;
  return '';
}

/** Of several places of one name the one in the field's state: that is what the visitor chose. */
function narrowToCityState(
  city: MatchedPlace | null,
  place: MatchedPlace | null,
): MatchedPlace | null {
  const named = place?.named.filter(({ state }) => city?.named.some((one) => one.state === state));
  return place && named && named.length > 0 ? { ...place, named } : place;
}

/** A kind that was chosen from a list is one more thing that the search says. */
function withKind(terms: readonly QueryTerm[], kind: HospitalKind | null): readonly QueryTerm[] {
  if (kind === null || terms.some((term) => term.kind === kind)) return terms;
  const plain = { isCommon: false, isPlace: false, isLast: false, isFuzzy: false, isHindi: false };
  return [...terms, { ...plain, word: kind, kind, joined: [] }];
}
