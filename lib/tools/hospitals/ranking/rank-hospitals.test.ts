/** The order of results, and their maximum distance from a point. */
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { readLists } from '../../../../testing/data/hospital-rows.ts';
import { readTyped, testRows } from '../../../../testing/data/rows.ts';
import { parseHospitalQuery } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { parseSearchText } from '../query/parse-search-text.ts';
import { rankHospitals } from './rank-hospitals.ts';

// A hundredth of a degree north is 1.1 km.
let index: HospitalIndex;
beforeAll(async () => {
  index = await hospitalIndex(
    readLists(`
      list | name | address | latitude | longitude
      Alpha | Cedar Hospital | Cedar Hospital | 18.51 | 73.8
      Alpha | Aspen Hospital | Aspen Hospital | 18.55 | 73.8
      Alpha | Birch Hospital | Birch Hospital | 18.55 | 73.8
      Alpha | Distant Hospital | Distant Hospital | 20.5 | 73.8
    `),
  );
});

// Hospitals without a score are not candidates.
testRows(['search', 'scores', 'from'], ({ search = '', scores = '', from }) => {
  const { query } = parseHospitalQuery(new URLSearchParams(search));
  const nameOf = (id: number) => index.hospitals[id]?.name.split(' ')[0] ?? '';
  const typed = readTyped(scores, ['Aspen', 'Birch', 'Cedar', 'Distant']);
  const ids = [...index.hospitals.keys()].filter((id) => nameOf(id) in typed);
  const found = {
    ids,
    scores: ids.map((id) => Number(typed[nameOf(id)])),
    isFullMatch: true,
    matchWeight: 1,
    query: parseSearchText(index, query),
  };
  const origin = from === 'nowhere' ? null : { latitude: 18.5, longitude: 73.8 };
  const ranked = rankHospitals(index, found, { ...query, origin });
  return { order: () => Array.from(ranked, nameOf).join(' ') };
})`
  search | scores | from | order | why
  q=oak | Aspen 0.5; Birch 1; Cedar 0.5 | | Birch Cedar Aspen | the better match comes first, then the nearer hospital, then the name
  q=oak | Aspen 1; Birch 1; Cedar 1 | nowhere | Aspen Birch Cedar
  q=oak&sort=nearest | Aspen 1; Birch 1; Cedar 0.1 | | Cedar Aspen Birch | sorting by distance ignores match quality
  q=pune | Aspen 1; Birch 1; Cedar 0.1 | | Aspen Birch Cedar | within a place its own hospitals come first
  q=oak&sort=name | Aspen 1; Birch 1; Cedar 2 | | Aspen Birch Cedar | sorting by name uses the name alone
  q=pune&radius=3 | Aspen 1; Birch 1; Cedar 1 | | Cedar | a distance is applied even when it leaves no result
  q=pune&radius=1 | Aspen 1; Birch 1; Cedar 1 | | –
  near=18.5,73.8 | Aspen 1; Birch 1; Cedar 1; Distant 1 | | Cedar Aspen Birch | around a position far hospitals are left out
  q=oak&near=18.5,73.8 | Distant 1 | | –
  q=pune | Aspen 1; Birch 1; Cedar 1; Distant 1 | | …Distant… | a search by name reaches farther
`;
