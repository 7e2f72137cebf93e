/** What a search found, in the words of the contract. */

import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  Place,
  Position,
} from '../api/hospital-answer.ts';
import type { FoundCandidates } from '../candidates/find-candidates.ts';
import { nearestPlaces } from '../candidates/nearest-places.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { distanceKm, type NamedPlace, pinPlace, shownPlace } from '../places/places.ts';
import type { ParsedQuery } from '../query/parse-search-text.ts';
import { normalizeName } from '../text/normalize-text.ts';

const pageSize = 20;

/** @param given problems of parsing the query. */
export function buildAnswer(
  index: HospitalIndex,
  asked: HospitalQuery,
  given: HospitalAnswer['problems'],
  found: FoundCandidates & ReturnType<typeof describePlace> & { ranked: Int32Array },
): HospitalAnswer {
  const { query, ranked, place, placeChoices, origin } = found;
  const total = ranked.length;
  const page = Math.min(asked.page, Math.max(1, Math.ceil(total / pageSize)));
  const onPage = ranked.subarray((page - 1) * pageSize, page * pageSize);
  const isUnknownPin = query.pin !== '' && query.pinIndex < 0;
  return {
    total,
    page,
    pageSize,
    results: Array.from(onPage, (id) => describeHospital(index, id, origin)),
    place,
    placeChoices,
    readAs: describeReading(found, asked.q),
    nearestPlaces: total === 0 && origin ? nearestPlaces(index, query, origin) : [],
    problems: {
      ...query.problems,
      ...(page < asked.page && { page: 'There are fewer pages, so this is the last.' }),
      ...(isUnknownPin && { pin: `${query.pin} is not in the post office’s list of PIN codes.` }),
      ...given,
    },
    lists: index.lists,
    isSample: index.isSample,
  };
}

/** The place that the query was read as, several where its name fits several, and what distances are measured from. */
export function describePlace(
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

/** The words as they were read, when one was read as another or left out. */
function describeReading(
  { query: { place, terms }, readings, isRelaxed }: FoundCandidates,
  typed: string,
): string | null {
  const isRead = terms.some(({ word, isPlace }) => !isPlace && readings.has(word));
  if (!isRead && !place?.readAs && !isRelaxed) return null;
  const placeName =
    place?.readAs ?? (/[^\p{ASCII}]/u.test(typed) ? place?.named[0]?.names[0] : null);
  const words = terms.map(({ word, isPlace }) =>
    isPlace ? (placeName ?? word) : (readings.get(word) ?? word),
  );
  const text = [...new Set(words)].join(' ').toLowerCase();
  return text === typed.toLowerCase() ? null : text;
}

function describeHospital(
  index: HospitalIndex,
  id: number,
  origin: Position | null,
): FoundHospital {
  const hospital = index.hospitals[id];
  if (!hospital) throw new Error('The index holds an entry of no hospital');
  const { name, address, city, state, pin, phone, insurers } = hospital;
  const latitude = index.latitudes[id] ?? Number.NaN;
  const longitude = index.longitudes[id] ?? Number.NaN;
  const round = (value: number, parts: number) => Math.round(value * parts) / parts;
  const hasPosition = !Number.isNaN(latitude);
  return {
    id: hospital.id,
    ...{ name, address, city, state, pin, phone, insurers },
    position: hasPosition
      ? { latitude: round(latitude, 1e5), longitude: round(longitude, 1e5) }
      : null,
    isPositionApproximate: hospital.latitude === null || hospital.isPositionApproximate,
    distanceKm: origin && hasPosition ? round(distanceKm(origin, latitude, longitude), 10) : null,
  };
}
