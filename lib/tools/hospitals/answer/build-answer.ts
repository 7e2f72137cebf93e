/** What a search found as JSON: one page of hospitals, how the words were read, and what to try where none is found. */
import { compareByBrand, insurers } from '../../../content/insurers.ts';
import { consonantKey, consonantKeysOfHindi } from '../../../text/search/consonant-key.ts';
import { countEdits } from '../../../text/search/count-edits.ts';
import { phoneticKey } from '../../../text/search/phonetic-key.ts';
import { findInsurer } from '../../insurers/insurer-groups.ts';
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  Position,
} from '../api/hospital-answer.ts';
import type { FoundCandidates } from '../candidates/find-candidates.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { areaNames, distanceKm, findPin } from '../places/places.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import type { QueryTerm } from '../query/query-terms.ts';
import { isDistinctive } from '../query/query-terms.ts';
import { kindsInName } from '../text/hospital-kinds.ts';
import { maxEditsFor } from '../text/term-dictionary.ts';
import { toWords } from '../text/to-words.ts';

/** Five phone screens with all that is around the list. */
const defaultPageSize = 10;
/** The largest page that a phone renders without delay. */
const maxPageSize = 200;

export type RankedMatches = FoundCandidates &
  Pick<
    HospitalAnswer,
    'place' | 'placeChoices' | 'placeReading' | 'unknownPlace' | 'nearestPlaces' | 'instead'
  > & {
    /** Ids in order. */
    ranked: Int32Array;
    /** The point that distances are measured from. */
    origin: Position | null;
  };

/** @param queryErrors errors found while parsing the query. */
export function buildAnswer(
  index: HospitalIndex,
  request: HospitalQuery,
  queryErrors: HospitalAnswer['problems'],
  found: RankedMatches,
): HospitalAnswer {
  const { query, ranked, place, placeChoices, placeReading, unknownPlace } = found;
  const { nearestPlaces, instead, origin } = found;
  const total = ranked.length;
  const pageSize = request.isAll ? maxPageSize : defaultPageSize;
  const page = Math.min(request.page, Math.max(1, Math.ceil(total / pageSize)));
  const onPage = ranked.subarray((page - 1) * pageSize, page * pageSize);
  const isUnknownPin = query.pin !== '' && query.pinIndex < 0;
  return {
    total,
    page,
    pageSize,
    results: Array.from(onPage, (id) => toFoundHospital(index, id, origin)),
    place,
    placeChoices,
    placeReading,
    unknownPlace,
    readAs: instead ? null : toCorrectedQuery(index, query, ranked[0], request.q),
    instead,
    nearestPlaces,
    insurerChoices: total === 0 || instead?.shown === 'nearest' ? insurerChoices(index) : [],
    problems: {
      ...query.errors,
      ...(page < request.page && { page: 'There are fewer pages, so this is the last.' }),
      ...(isUnknownPin && { pin: `${query.pin} is not in the post office’s list of PIN codes.` }),
      ...queryErrors,
    },
    lists: index.lists,
    excludedLists: index.excludedLists,
    specialities: index.specialities.options,
    tieUps: index.tieUps.options,
    isSample: index.isSample,
  };
}

/** Those of the lists, then those without a list here, each A to Z. */
function insurerChoices({ lists }: HospitalIndex): HospitalAnswer['insurerChoices'] {
  const listed = lists.map(({ insurer }) => ({ insurer, found: findInsurer(insurer) }));
  const others = insurers.filter(
    ({ kind, website, isSellingNewPolicies, id }) =>
      kind !== 'life' &&
      website &&
      isSellingNewPolicies &&
      listed.every(({ found }) => found?.id !== id),
  );
  return [
    ...listed.map(({ insurer, found }) => ({ insurer, website: found?.website ?? null })),
    ...others
      .toSorted(compareByBrand)
      .map(({ brand, website = null }) => ({ insurer: brand, website })),
  ];
}

function toFoundHospital(index: HospitalIndex, id: number, origin: Position | null): FoundHospital {
  const hospital = index.hospitals[id];
  if (!hospital) throw new Error('The index has an entry without a hospital');
  const { name, address, city, state, pin, phone, ...listed } = hospital;
  const { otherNames, insurers, excludedBy, specialities, tieUps } = listed;
  const latitude = index.latitudes[id] ?? Number.NaN;
  const longitude = index.longitudes[id] ?? Number.NaN;
  const round = (value: number, parts: number) => Math.round(value * parts) / parts;
  const hasPosition = !Number.isNaN(latitude);
  return {
    id: hospital.id,
    name,
    address,
    city,
    state,
    pin,
    phone,
    otherNames,
    insurers,
    excludedBy,
    specialities,
    tieUps,
    position: hasPosition
      ? { latitude: round(latitude, 1e5), longitude: round(longitude, 1e5) }
      : null,
    isPositionApproximate: hospital.latitude === null || hospital.isPositionApproximate,
    distanceKm: origin && hasPosition ? round(distanceKm(origin, latitude, longitude), 10) : null,
  };
}

/**
 * The words of a search as the first result spells them; null if nothing was corrected or left out.
 * @param first the first result.
 */
function toCorrectedQuery(
  index: HospitalIndex,
  { place, terms }: ParsedQuery,
  first: number | undefined,
  typed: string,
): string | null {
  const hospital = index.hospitals[first ?? -1];
  if (!hospital) return null;
  const name = toWords([hospital.name, ...hospital.otherNames].join(' '));
  const { address: street, city, district, pin } = hospital;
  const area = areaNames(index.places, findPin(index.places, Number(pin))).join(' ');
  const address = toWords(`${street} ${city} ${district} ${area}`);
  const read = terms.map((term) =>
    isDistinctive(term)
      ? (findMatchedWord(term, name) ?? findMatchedWord(term, address))
      : term.word,
  );
  const isOtherwise = terms.some((term, at) => isDistinctive(term) && read[at] !== term.word);
  if (!isOtherwise && !place?.correctedName) return null;
  const placeName =
    place?.correctedName ?? (/[^\p{ASCII}]/u.test(typed) ? place?.namedPlaces[0]?.names[0] : null);
  const words = terms.map(({ isPlace, word }, at) =>
    isPlace ? (placeName ?? word) : (read[at] ?? ''),
  );
  const text = [...new Set(words.filter(Boolean))].join(' ').toLowerCase();
  return text === typed.toLowerCase() || text === '' ? null : text;
}

// The word of a name or address that matches a term of the search.
/** Null for none. */
export function findMatchedWord(
  { word, kind, joined, isLast, isHindi }: QueryTerm,
  words: readonly string[],
): string | null {
  const all = words.join('');
  const isThere =
    words.includes(word) ||
    (kind !== null && kindsInName(words).has(kind)) ||
    joined.some((one) => words.includes(one)) ||
    (word.length > 4 && all.includes(word)) ||
    words
      .map((one) => one[0])
      .join('')
      .startsWith(word);
  if (isThere) return word;
  const wordWithPrefix = words.find((one) => one.startsWith(word));
  if (wordWithPrefix !== undefined) return isLast ? word : wordWithPrefix;
  const consonantKeys = isHindi ? consonantKeysOfHindi(word) : [];
  const spokenLike = words.find((one) => consonantKeys.includes(consonantKey(one)));
  if (spokenLike !== undefined) return spokenLike;
  const key = phoneticKey(word);
  const near = words
    .map((one) => {
      const edits = Math.min(countEdits(word, one), countEdits(key, phoneticKey(one)));
      return { one, edits: phoneticKey(one) === key ? 0 : edits };
    })
    .sort((a, b) => a.edits - b.edits)[0];
  // As many edits as the search allows: "ganod" is not "and".
  return near && near.edits <= maxEditsFor(word) && near.one.length > 2 ? near.one : null;
}
