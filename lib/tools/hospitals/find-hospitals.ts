/** One search over the index: parse the query, find candidates, rank them, build the answer. */
import { normalizeName } from '../../text/search/normalize-text.ts';
import { shorten } from '../../text/words.ts';
import { buildAnswer, findMatchedWord, type RankedMatches } from './answer/build-answer.ts';
import type {
  HospitalAnswer,
  HospitalQuery,
  Position,
  SearchPlace,
  UnknownPlace,
} from './api/hospital-answer.ts';
import { barePlaceName } from './api/hospital-answer.ts';
import {
  findAlternatives,
  findNearestPlaces,
  maxAlternativeKm,
} from './candidates/alternatives.ts';
import { nearPlaceFilter } from './candidates/candidate-filters.ts';
import { expandTerm } from './candidates/expand-term.ts';
import { type FoundCandidates, findCandidates } from './candidates/find-candidates.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { type Locality, localityPlace } from './places/localities.ts';
import {
  type NamedPlace,
  type PlaceTables,
  pinPlace,
  pinPrefixPosition,
  toPlace,
} from './places/places.ts';
import { saysLittle } from './query/find-unlisted-locality.ts';
import type { MatchedPlace, PlaceGroup } from './query/matched-place.ts';
import { addressWords } from './query/matched-place.ts';
import { type ParsedQuery, parseSearchText } from './query/parse-search-text.ts';
import { distinctiveTerms, type QueryTerm } from './query/query-terms.ts';
import { rankHospitals } from './ranking/rank-hospitals.ts';
import { normalizeWord, toWords, toWrittenWords } from './text/to-words.ts';

// The words of a search that name neither a place nor a hospital: "zzyx nagar". Rule: hospitals that only
// share a part of an address with them are not listed, because they may be anywhere in India.
const maxLetters = 40;

/**
 * @param first the first result.
 * @param typed the text of the search.
 */
function findUnknownPlace(
  index: HospitalIndex,
  { query, isFullMatch }: FoundCandidates,
  first: number | undefined,
  typed: string,
): UnknownPlace | null {
  const { place, city, point, pin, terms } = query;
  const distinctive = distinctiveTerms(terms);
  const asked = distinctive.filter(({ kind, word }) => kind === null && /\p{L}/u.test(word));
  if (place || city || point || pin !== '' || asked.length === 0) return null;
  const hospital = index.hospitals[first ?? -1];
  const name = hospital ? toWords([hospital.name, ...hospital.otherNames].join(' ')) : [];
  const named = asked.flatMap((term) => {
    // "nagar" in a name says as little as in an address.
    const matched = addressWords.has(term.word) ? null : findMatchedWord(term, name);
    // With other words unknown, "lore" is not Kore.
    return matched !== null && isHindiOrSameStart(term, matched) ? [matched] : [];
  });
  const unknown = asked.filter((term) => !isInSomeName(index, term));
  if (isFullMatch || (named.length > 0 && unknown.length === 0)) return null;
  // The words are known, and a filter leaves none.
  if (unknown.length === 0 && hospital === undefined) return null;
  const isUnknown = (word: string) => unknown.some((term) => term.word === normalizeWord(word));
  const unknownWords = named.length > 0 ? asTyped(typed, isUnknown) : '';
  return { words: unknownWords || asTyped(typed, () => true), named: named.join(' ') };
}

function isHindiOrSameStart({ word, isHindi }: QueryTerm, matched: string): boolean {
  return isHindi || matched[0] === word[0];
}

function isInSomeName(index: HospitalIndex, term: QueryTerm): boolean {
  const { matches, splitNameMatches } = expandTerm(index, term);
  return (
    splitNameMatches.length > 0 ||
    index.hospitalsByInitials.has(term.word) ||
    matches.some(({ term: id }) => (index.nameCounts[id] ?? 0) > 0)
  );
}

/** The words that say where, in the visitor's own spelling. */
function asTyped(typed: string, isMeant: (word: string) => boolean): string {
  const words = typed
    .split(/[\s,;]+/)
    .filter((word) => word !== '' && toWrittenWords(word).some((one) => !saysLittle(one)))
    .filter((word) => toWrittenWords(word).some(isMeant));
  return shorten(words.join(' '), maxLetters);
}

/** @param queryErrors errors found while parsing the URL; the search adds its own. */
export function findHospitals(
  index: HospitalIndex,
  request: HospitalQuery,
  queryErrors: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const { sort } = request;
  const parsed = parseSearchText(index, request);
  const { radiusKm } = parsed;
  const found = narrowToOnlyMatch(index, findCandidates(index, parsed, radiusKm));
  const resolved = resolvePlace(index, found.query, parsed.place);
  const matches = rankHospitals(index, found, { sort, radiusKm, origin: resolved.origin });
  const unknownPlace = findUnknownPlace(index, found, matches[0], request.q);
  const isAnywhere = unknownPlace?.named === '' || isWithoutPosition(found.query);
  const ranked = isAnywhere ? new Int32Array() : matches;
  const here = { ...found, ...resolved, unknownPlace, ranked, nearestPlaces: [], instead: null };
  const isSettled = ranked.length > 0 || isAnywhere;
  const elsewhere = isSettled ? {} : findElsewhere(index, here, parsed, sort);
  return buildAnswer(index, request, queryErrors, { ...here, ...elsewhere });
}

/** If nothing matches: the nearest matches, or other hospitals of the place; else the nearest places with any. */
function findElsewhere(
  index: HospitalIndex,
  { query, origin: placeOrigin }: Pick<RankedMatches, 'query' | 'origin'>,
  { pin, radiusKm }: ParsedQuery,
  sort: HospitalQuery['sort'],
): Partial<RankedMatches> {
  const pinPrefix = placeOrigin ? undefined : pin.slice(0, 3) || undefined;
  const origin = placeOrigin ?? (pinPrefix ? pinPrefixPosition(index.places, pinPrefix) : null);
  if (origin === null) return {};
  const alternatives = radiusKm === null ? findAlternatives(index, query, origin) : null;
  if (!alternatives) return { origin, nearestPlaces: findNearestPlaces(index, query, origin) };
  return {
    ...alternatives,
    instead: { ...alternatives.instead, ...(pinPrefix && { pinPrefix }) },
    origin,
    ranked: rankHospitals(index, alternatives, { sort, radiusKm: maxAlternativeKm, origin }),
  };
}

/** "near me" without a position, and nothing that a hospital's name could match: the list would be of all India. */
function isWithoutPosition({ errors, place, city, point, pin, terms }: ParsedQuery): boolean {
  const isPlaced = place || city || point || pin !== '';
  return errors.q !== undefined && !isPlaced && distinctiveTerms(terms).every(({ kind }) => kind);
}

/** Several places have the name, and hospitals were found in only one: takes that one ("apollo bilaspur"). */
function narrowToOnlyMatch(index: HospitalIndex, found: FoundCandidates): FoundCandidates {
  const { query, ids } = found;
  const { place, terms } = query;
  if (!place || ids.length === 0 || distinctiveTerms(terms).length === 0) return found;
  const options: PlaceGroup[] = [
    ...place.namedPlaces.map((one) => ({ namedPlaces: [one], localities: [] })),
    ...place.localities.map((one) => ({ namedPlaces: [], localities: [one] })),
  ];
  const fitting = options.filter((option) =>
    Array.from(ids).some(nearPlaceFilter(index, { ...place, ...option })),
  );
  const [only] = fitting;
  if (options.length < 2 || !only || fitting.length > 1) return found;
  const others = {
    namedPlaces: place.namedPlaces.filter((one) => !only.namedPlaces.includes(one)),
    localities: place.localities.filter((one) => !only.localities.includes(one)),
  };
  return { ...found, query: { ...query, place: { ...place, ...only, others } } };
}

const maxOthers = 2;

type ResolvedPlace = Pick<HospitalAnswer, 'place' | 'placeChoices' | 'placeReading'> & {
  origin: Position | null;
};

/**
 * The place that the query names, several where the name is ambiguous, and the point that distances are measured from.
 * @param parsedPlace that of the text. The query has none where hospitals of that name were found instead.
 */
function resolvePlace(
  { places }: HospitalIndex,
  { place: placeInText, city, near, point, pinIndex }: ParsedQuery,
  parsedPlace: MatchedPlace | null,
): ResolvedPlace {
  const isPin = pinIndex >= 0 && !near;
  const matched = isPin ? null : (placeInText ?? city);
  const fitting = matched ? toSearchPlaces(places, matched, matched.key) : [];
  const pinShown = isPin ? pinPlace(places, pinIndex) : null;
  const isAmbiguous = fitting.length > 1;
  const place = isAmbiguous ? null : (fitting[0] ?? pinShown);
  // A hospital elsewhere has the name of the place.
  const namesake = place || isAmbiguous || parsedPlace?.correctedName ? null : parsedPlace;
  const read = matched ?? namesake;
  const others = read
    ? toSearchPlaces(places, matched ? matched.others : read, read.key, matched?.localities)
    : [];
  return {
    place,
    placeChoices: isAmbiguous ? distinguishPlaces(fitting) : [],
    placeReading: read && {
      typed: read.typed,
      isMisspelt: read.correctedName !== null,
      others: distinguishPlaces(others, fitting).slice(0, maxOthers),
    },
    origin: point ?? place?.position ?? null,
  };
}

/**
 * @param key of the name that was typed; empty for none.
 * @param beside localities that a search for the name would find as well.
 */
function toSearchPlaces(
  places: PlaceTables,
  { namedPlaces, localities }: PlaceGroup,
  key = '',
  beside: readonly Locality[] = [],
): SearchPlace[] {
  const cities = namedPlaces.flatMap((one) => {
    const displayPlace = toPlace(places, one);
    return displayPlace ? [{ ...displayPlace, ...matchedOtherName(one, key) }] : [];
  });
  const all = [...localities, ...beside];
  return [...cities, ...localities.map((one) => toLocalityOrPin(places, one, all))];
}

/** Two post offices of one name in one district are told apart by nothing but their PIN codes. */
function toLocalityOrPin(
  places: PlaceTables,
  locality: Locality,
  all: readonly Locality[],
): SearchPlace {
  const { words, district, pins } = locality;
  const isShared = all.some(
    (one) => one !== locality && one.words === words && one.district === district,
  );
  return (isShared && pinPlace(places, pins[0] ?? -1)) || localityPlace(places, locality);
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

/** @param others places that a search for the bare name would find. */
function distinguishPlaces(
  places: readonly SearchPlace[],
  others: readonly SearchPlace[] = [],
): SearchPlace[] {
  const namesakes = [...places, ...others];
  return places.map((place) => {
    const same = namesakes.filter((one) => one !== place && bareKey(one) === bareKey(place));
    if (same.length === 0) return place;
    const isStateShared = same.some(({ state }) => state === place.state);
    const { state, district } = place;
    const bare = barePlaceName(place);
    const area = isStateShared && district !== bare ? [district, state] : [state];
    return { ...place, name: [bare, ...area].filter(Boolean).join(', ') };
  });
}

function bareKey(place: SearchPlace): string {
  return normalizeName(barePlaceName(place));
}
