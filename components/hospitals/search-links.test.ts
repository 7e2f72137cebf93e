import {
  emptyHospitalQuery,
  parseHospitalQuery,
} from '@/lib/tools/hospitals/api/parse-hospital-query';
import { hospitalQueryToParams, queryEverywhere } from './search-links';

test('the query string of a search is parsed into the same search, and has no empty criteria', () => {
  const search =
    'q=eye+hospital&city=Pune&pin=411001&kind=eye&insurer=A+Co&insurer=B+Co&speciality=cardiology&tie-up=agreedrates&near=18.52%2C73.86&radius=10&sort=name&show=all&page=2';
  const { query } = parseHospitalQuery(new URLSearchParams(search));
  expect(hospitalQueryToParams(query).toString()).toBe(search);
  expect(hospitalQueryToParams(emptyHospitalQuery).toString()).toBe('');
});

test('the words everywhere are searched without place, distance or page, and with the other filters', () => {
  const { query } = parseHospitalQuery(
    new URLSearchParams('q=eye+pune&city=Pune&kind=eye&near=18.52,73.86&radius=10&page=2'),
  );
  const everywhere = hospitalQueryToParams(queryEverywhere(query, 'eye'));
  expect(everywhere.toString()).toBe('q=eye&kind=eye');
});
