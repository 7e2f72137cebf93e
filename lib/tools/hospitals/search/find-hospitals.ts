/** One search over the index: understood, met, ordered, and one page of it. */
import type { HospitalAnswer, HospitalQuery } from '../hospital-answer.ts';
import { findPin } from '../places/places.ts';
import { tellingWords } from './asked-words.ts';
import { insurerFilter } from './candidate-filter.ts';
import { asksForName, findCandidates } from './candidates.ts';
import type { HospitalIndex } from './hospital-index.ts';
import { nearEnough, pointAsked } from './near-candidates.ts';
import { nearestPlaces } from './nearest-places.ts';
import { orderHospitals } from './order-hospitals.ts';
import { scoreWords } from './score-words.ts';
import { placesShown, readAs, showHospital } from './show-answer.ts';
import { type UnderstoodQuery, understandQuery } from './understand-query.ts';

export const pageSize = 20;

/** @param given problems of reading the query. */
export function findHospitals(
  index: HospitalIndex,
  query: HospitalQuery,
  given: HospitalAnswer['problems'] = {},
): HospitalAnswer {
  const met = findCandidates(index, understandQuery(index, query), query.radiusKm);
  const { asked } = met;
  const pinAt = asked.pin ? findPin(index.places, Number(asked.pin)) : -1;
  const { place, placeChoices } = placesShown(index, asked, pinAt);
  const origin = pointAsked(index, asked) ?? place?.position ?? null;
  const near = nearEnough(index, asked, met.candidates, { radiusKm: query.radiusKm, origin });
  const hasTelling = tellingWords(asked.words).length > 0;
  const ordered = orderHospitals(index, near, {
    sort: query.sort,
    origin,
    byScore: hasTelling || origin === null || asksForName(asked),
  });
  const total = ordered.length;
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, lastPage);
  const onPage = ordered.slice((page - 1) * pageSize, page * pageSize);
  return {
    total,
    page,
    pageSize,
    results: Array.from(onPage, (id) => showHospital(index, id, origin)),
    place,
    placeChoices,
    readAs: readAs(asked, query.q, met.candidates.readings, met.isRelaxed),
    nearestPlaces:
      total === 0 && origin
        ? nearestPlaces(index, origin, elsewhere(index, asked), insurerFilter(index, asked))
        : [],
    problems: {
      ...asked.problems,
      ...(page < query.page ? { page: 'There are fewer pages, so this is the last.' } : {}),
      ...(asked.pin && pinAt < 0
        ? { pin: `${asked.pin} is not in the post office’s list of PIN codes.` }
        : {}),
      ...given,
    },
    lists: index.lists,
    isSample: index.isSample,
  };
}

/** Hospitals of the name asked for, wherever they are; null where no name was asked or none has it. */
function elsewhere(index: HospitalIndex, asked: UnderstoodQuery): ArrayLike<number> | null {
  const telling = tellingWords(asked.words);
  if (telling.length === 0) return null;
  const { ids } = scoreWords(index, telling, null, false);
  return ids.length > 0 ? ids : null;
}
