/** Parses a search into the words of a name, a place, a PIN code, a position and insurers. */
import type { HospitalQuery, Position } from '../api/hospital-answer.ts';
import { parsePosition } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { countNamesWithWord } from '../index/index-lookups.ts';
import { findPin, pinPosition } from '../places/places.ts';
import type { HospitalKind } from '../text/hospital-kinds.ts';
import { toWords, toWrittenWords } from '../text/to-words.ts';
import { findPlace } from './find-place.ts';
import type { MatchedPlace } from './matched-place.ts';
import { maxTerms, type QueryTerm, toQueryTerms } from './query-terms.ts';
import { readHindiPlaces } from './read-hindi-places.ts';

export type ParsedQuery = {
  /** No criterion remains. */
  isEmpty: boolean;
  terms: readonly QueryTerm[];
  /** The place in the free text. */
  place: MatchedPlace | null;
  /** The city of the city field: every result lies there. */
  city: MatchedPlace | null;
  pin: string;
  /** Index of `pin` in the PIN tables; -1 for none, or for an unknown one. */
  pinIndex: number;
  near: Position | null;
  /** Chosen from the list of kinds. */
  kind: HospitalKind | null;
  /** `near`, else the centroid of the PIN code: results lie around it. */
  point: Position | null;
  insurers: readonly string[];
  /** Radius around `point`, or around the place; null for no limit. */
  radiusKm: number | null;
  /** Labels of the index; empty for none. */
  speciality: string;
  tieUp: string;
  errors: Readonly<QueryErrors>;
};

type QueryErrors = Partial<Record<keyof HospitalQuery, string>>;

const emptyQuery = 'Type a hospital, a city or a PIN code.';
const unreadableQuery = 'Type two letters or more of a hospital, a city or a PIN code.';
const unknownPosition =
  'We do not know where you are. Use your location, or add your area, city or PIN code.';
const maxListedInError = 3;

export function parseSearchText(index: HospitalIndex, query: HospitalQuery): ParsedQuery {
  const errors: QueryErrors = {};
  const typed = extractNumbers(query.q);
  if (typed.error) errors.q = typed.error;
  const near = query.near ?? typed.near;
  const insurersInText = findInsurersInText(index, typed.rest);
  const typedWords = toWrittenWords(insurersInText.rest).slice(0, 3 * maxTerms);
  const words = readHindiPlaces(index, typedWords);
  const cityWords = readHindiPlaces(index, toWrittenWords(query.city).slice(0, maxTerms));
  const city = query.city === '' ? null : findPlace(index, cityWords, { isField: true });
  if (query.city !== '' && !city)
    errors.city = 'We know no place of this name. Check its spelling, or use its PIN code.';
  const chosen = chosenInsurers(index, query.insurers, errors);
  const insurers = [...new Set([...chosen, ...insurersInText.insurers])];
  const place = narrowToCityState(city, findPlace(index, words));
  const pin = query.pin || typed.pin;
  const speciality = parseLabel(index, 'specialities', query.speciality, errors);
  const tieUp = parseLabel(index, 'tieUps', query.tieUp, errors);
  const isListed = insurers.length > 0 || speciality !== '' || tieUp !== '';
  const hasOtherCriteria = city !== null || pin !== '' || near !== null || isListed;
  const typedTerms = toQueryTerms(index, words, place, hasOtherCriteria || query.kind !== null);
  const terms = withKind(typedTerms, query.kind);
  const isEmpty = terms.length === 0 && !place && !hasOtherCriteria;
  if (!place && !city && !pin && !near && hasNearMe(query.q)) errors.q ??= unknownPosition;
  if (isEmpty) errors.q ??= query.q === '' ? emptyQuery : unreadableQuery;
  const pinIndex = pin ? findPin(index.places, Number(pin)) : -1;
  const point = near ?? (pinIndex < 0 ? null : pinPosition(index.places, pinIndex));
  const radiusKm = query.radiusKm ?? typed.radiusKm;
  return {
    isEmpty,
    terms,
    place,
    city,
    pin,
    pinIndex,
    near,
    point,
    radiusKm,
    errors,
    insurers,
    speciality,
    tieUp,
    kind: query.kind,
  };
}

/** Legal and trade words of insurers' names, which do not distinguish one insurer from another. */
const tradeWord = /^(the|and|of|india|insurance|assurance|company|co|limited|private|general)$/;
/** Of "New Delhi", and the first of an insurer's name. */
const placeWord = /^(new|navi|old|north|south|east|west|central|upper|greater)$/;

/**
 * "sbi general apollo", "star health insurance chennai": matches a name of two words or more, or a single word that no
 * hospital carries. `rest` is the text without the names.
 */
function findInsurersInText(
  index: HospitalIndex,
  text: string,
): { insurers: string[]; rest: string } {
  const words = toWrittenWords(text);
  const insurers: string[] = [];
  for (const { insurer } of index.lists) {
    const name = toWords(insurer.replace(/^the /i, ''));
    for (let length = name.length; length >= 1; length--) {
      const part = name.slice(0, length);
      const at = words.findIndex((_, start) =>
        part.every((word, offset) => words[start + offset] === word),
      );
      if (at < 0) continue;
      const isFollowed = words[at + length] === 'insurance';
      const isDistinctive =
        part.some((word) => !tradeWord.test(word)) &&
        !(length === 1 && placeWord.test(part.join()));
      const isHospital = part.every((word) => countNamesWithWord(index, word) > 0);
      if (!isDistinctive || (isHospital && !isFollowed && !part.includes('insurance'))) continue;
      words.splice(at, length + (isFollowed ? 1 : 0));
      insurers.push(insurer);
      break;
    }
  }
  return { insurers, rest: insurers.length > 0 ? words.join(' ') : text };
}

/** The insurers whose list is loaded, spelt as in the list. */
function chosenInsurers(
  { lists }: HospitalIndex,
  names: readonly string[],
  errors: QueryErrors,
): string[] {
  const insurerByKey = new Map(lists.map(({ insurer }) => [insurer.toLowerCase(), insurer]));
  const unknown = names.filter((name) => !insurerByKey.has(name.toLowerCase()));
  if (unknown.length > 0)
    errors.insurers = `We have no network list of ${unknown.slice(0, maxListedInError).join(' or ')}, so the results are not limited to it.`;
  return names.flatMap((name) => insurerByKey.get(name.toLowerCase()) ?? []);
}

/** Only the most common labels can be filtered by; an old URL may hold another. */
function parseLabel(
  index: HospitalIndex,
  column: 'specialities' | 'tieUps',
  key: string,
  errors: QueryErrors,
): string {
  if (key === '' || index[column].flags.has(key)) return key;
  const [part, noun] =
    column === 'specialities'
      ? (['speciality', 'speciality'] as const)
      : (['tieUp', 'tie-up'] as const);
  errors[part] =
    `We cannot narrow the lists to this ${noun}, so the results are not limited to it.`;
  return '';
}

/** Several places have one name: takes the one in the state field, because the visitor chose it. */
function narrowToCityState(
  city: MatchedPlace | null,
  place: MatchedPlace | null,
): MatchedPlace | null {
  const namedPlaces = place?.namedPlaces.filter(({ state }) =>
    city?.namedPlaces.some((one) => one.state === state),
  );
  return place && namedPlaces && namedPlaces.length > 0 ? { ...place, namedPlaces } : place;
}

/** Adds a kind that was chosen from the select as one more term. */
function withKind(terms: readonly QueryTerm[], kind: HospitalKind | null): readonly QueryTerm[] {
  if (kind === null || terms.some((term) => term.kind === kind)) return terms;
  const plain = { isCommon: false, isPlace: false, isLast: false, isFuzzy: false, isHindi: false };
  return [...terms, { ...plain, word: kind, kind, joined: [] }];
}

type ExtractedNumbers = {
  near: Position | null;
  pin: string;
  radiusKm: number | null;
  /** The remaining text. */
  rest: string;
  /** Message to the visitor; null where everything was understood. */
  error: string | null;
};

const positionPattern = /(?:near|around|at)?\s*(-?\d{1,2}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)/i;
const pinPattern = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/;
const distancePattern =
  /\b(?:within|in|under)\s+([1-9]\d?|1\d\d|200)\s*(?:km|kms|kilomet(?:er|re)s?)\b(?:\s+(?:of|from)\b)?/i;
/** Words that describe most hospitals, and a number that many addresses contain. */
const roundTheClockPattern =
  /\b24\s*(?:x|\/|\*)\s*7\b|\b24\s*(?:hours?|hrs?)\b|\bround the clock\b/gi;
const nearMePattern =
  /\b(?:near|around|close to|closest to)\s+me\b|\bnear\s?by\b|\b(?:nearest|closest)\b|\bmere\s+(?:paas|pass|nazdeek|najdik)\b|मेरे\s+(?:पास|नज़दीक|नजदीक)|नज़दीकी|नजदीकी/i;

/**
 * Extracts a position, a PIN code and a distance from the words of a search, and detects "near me" without a position.
 */
function extractNumbers(text: string): ExtractedNumbers {
  let rest = text.replace(roundTheClockPattern, ' ');
  let near: Position | null = null;
  let error: string | null = null;
  const position = positionPattern.exec(rest);
  if (position) {
    rest = rest.replace(position[0], ' ');
    near = parsePosition(`${position[1]},${position[2]}`);
    if (!near) error = 'This position is not in India, so it was left out.';
  }
  const distance = distancePattern.exec(rest);
  if (distance) rest = rest.replace(distance[0], ' near ');
  const pin = pinPattern.exec(rest);
  if (pin) rest = rest.replace(pin[0], ' ');
  else if (/^\s*\d{3,9}\s*$/.test(rest)) error = 'A PIN code has six digits, such as 560034.';
  return {
    near,
    pin: pin ? `${pin[1]}${pin[2]}` : '',
    radiusKm: distance ? Number(distance[1]) : null,
    rest,
    error,
  };
}

/** Without a place the answer would be a list of all of India. */
function hasNearMe(text: string): boolean {
  return nearMePattern.test(text);
}
