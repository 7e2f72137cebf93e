/** Builds the answer of a search. */
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  Position,
} from '../api/hospital-answer.ts';
import type { FoundCandidates } from '../candidates/find-candidates.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { distanceKm } from '../places/places.ts';
import { toCorrectedQuery } from './to-corrected-query.ts';

const defaultPageSize = 20;
/** The largest page that a phone renders without delay. */
const maxPageSize = 200;

type RankedMatches = FoundCandidates &
  Pick<HospitalAnswer, 'place' | 'placeChoices' | 'nearestPlaces' | 'instead'> & {
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
  const { query, ranked, place, placeChoices, nearestPlaces, instead, origin } = found;
  const total = ranked.length;
  const pageSize = request.isAll ? maxPageSize : defaultPageSize;
  const page = Math.min(request.page, Math.max(1, Math.ceil(total / pageSize)));
  const onPage = ranked.subarray((page - 1) * pageSize, page * pageSize);
  const isUnknownPin = query.pin !== '' && query.pinIndex < 0;
  return {
    total,
    page,
    pageSize,
    results: Array.from(onPage, (id) => describeHospital(index, id, origin)),
    place,
    placeChoices,
    readAs: instead ? null : toCorrectedQuery(index, query, ranked[0], request.q),
    instead,
    nearestPlaces,
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

function describeHospital(
  index: HospitalIndex,
  id: number,
  origin: Position | null,
): FoundHospital {
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
