/** The order of results, and their maximum distance from a point. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import type { HospitalQuery } from '../api/hospital-answer.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { parseSearchText } from '../query/parse-search-text.ts';
import { rankHospitals } from './rank-hospitals.ts';

const origin = { latitude: 18.5, longitude: 73.8 };
/** A hundredth of a degree north is 1.1 km. */
const entryAt = (name: string, north: number) =>
  hospitalEntry({ name, address: name, latitude: 18.5 + north, longitude: 73.8 });

let index: HospitalIndex;
beforeAll(async () => {
  index = await hospitalIndex({
    Alpha: [
      entryAt('Cedar Hospital', 0.01),
      entryAt('Aspen Hospital', 0.05),
      entryAt('Birch Hospital', 0.05),
      entryAt('Distant Hospital', 2),
    ],
  });
});

/** @param scores by hospital; hospitals without a score are not candidates. */
function rank(
  query: Partial<HospitalQuery>,
  scores: Readonly<Record<string, number>>,
  from: typeof origin | null = origin,
) {
  const hospitalQuery = { ...emptyHospitalQuery, ...query };
  const ids = [...index.hospitals.keys()].filter((id) => nameOf(id) in scores);
  const found = {
    ids,
    scores: ids.map((id) => scores[nameOf(id)] ?? 0),
    isFullMatch: true,
    matchWeight: 1,
    query: parseSearchText(index, hospitalQuery),
  };
  const { sort, radiusKm } = hospitalQuery;
  return Array.from(rankHospitals(index, found, { sort, radiusKm, origin: from }), nameOf);
}
const nameOf = (id: number) => index.hospitals[id]?.name.split(' ')[0] ?? '';

const alike = { Aspen: 1, Birch: 1, Cedar: 1 };

test('the better match comes first, then the nearer hospital, then the name', () => {
  expect(rank({ q: 'oak' }, { Aspen: 0.5, Birch: 1, Cedar: 0.5 })).toEqual([
    'Birch',
    'Cedar',
    'Aspen',
  ]);
  expect(rank({ q: 'oak' }, alike, null)).toEqual(['Aspen', 'Birch', 'Cedar']);
});

test('sorting by distance ignores match quality; within a place its own hospitals come first', () => {
  const scores = { Aspen: 1, Birch: 1, Cedar: 0.1 };
  expect(rank({ q: 'oak', sort: 'nearest' }, scores)).toEqual(['Cedar', 'Aspen', 'Birch']);
  expect(rank({ q: 'pune' }, scores)).toEqual(['Aspen', 'Birch', 'Cedar']);
});

test('sorting by name uses the name alone', () => {
  expect(rank({ q: 'oak', sort: 'name' }, { ...alike, Cedar: 2 })).toEqual([
    'Aspen',
    'Birch',
    'Cedar',
  ]);
});

test('a distance in the query is applied even when it leaves no result', () => {
  expect(rank({ q: 'pune', radiusKm: 3 }, alike)).toEqual(['Cedar']);
  expect(rank({ q: 'pune', radiusKm: 1 }, alike)).toEqual([]);
});

test('around a position far hospitals are left out; a search by name reaches farther', () => {
  const all = { ...alike, Distant: 1 };
  expect(rank({ near: origin }, all)).toEqual(['Cedar', 'Aspen', 'Birch']);
  expect(rank({ near: origin, q: 'oak' }, { Distant: 1 })).toEqual([]);
  expect(rank({ q: 'pune' }, all)).toContain('Distant');
});
