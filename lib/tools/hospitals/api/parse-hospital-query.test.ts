import { testRows } from '../../../../testing/data/rows.ts';
import { parseHospitalQuery } from './parse-hospital-query.ts';

const read = (text: string) => parseHospitalQuery(new URLSearchParams(text));

test('a complete search is parsed', () => {
  const search =
    'q=eye+hospital&city=Pune&pin=411001&kind=eye&insurer=A+Co&insurer=B+Co&speciality=Heart+Care&tie-up=PPN&near=18.52%2C73.86&radius=10&sort=name&show=all&page=2';
  expect(read(search)).toEqual({
    errors: {},
    query: {
      ...{ q: 'eye hospital', city: 'Pune', pin: '411001', insurers: ['A Co', 'B Co'] },
      ...{ speciality: 'heartcare', tieUp: 'ppn', near: { latitude: 18.52, longitude: 73.86 } },
      ...{ radiusKm: 10, isAll: true, kind: 'eye', sort: 'name', page: 2 },
    },
  });
  const { query } = parseHospitalQuery({ insurer: ['A', 'B, C'], q: undefined });
  expect(query.insurers).toEqual(['A', 'B', 'C']);
});

const insurers = `${'a,b,c,d,'.repeat(10)}${Array.from({ length: 60 }, (_, at) => `i${at}`).join()}`;

// An unusable part is reported, and every part stays bounded.
testRows(['search'], ({ search = '' }) => {
  const { query, errors } = read(search);
  expect(query.q.length).toBeLessThanOrEqual(100);
  expect(query.insurers.length).toBeLessThanOrEqual(40);
  expect(query.page).toBe(1);
  return {
    near: () => (query.near ? `${query.near.latitude},${query.near.longitude}` : ''),
    q: () => query.q,
    pin: () => query.pin,
    insurers: () => query.insurers.join(),
    wrong: () => Object.keys(errors).join(),
  };
})`
  search | near | q | pin | insurers | wrong | why
  near=12.934567,77.621234 | 12.93,77.62 | | | | – | rounded to about a kilometre, so that no other code sees the exact one
  near=१८.५२,७३.८६ | 18.52,73.86
  q=४११००१&pin=५६००३४ | | 411001 | 560034 | | – | digits of Indian scripts and full-width digits
  q=４１１００１ | | 411001
  pin=४११००१ | | | 411001
  pin=٤١١٠٠١ | | | 411001
  pin=۴۱۱۰۰۱ | | | 411001
  pin=４１１００１ | | | 411001
  insurer=A,B&insurer=A | | | | A,B | – | insurers may be repeated or comma-separated, and each counts once
  q=%00%E2%80%8Bapollo%0A%0Dpune | | apollo pune | | | – | invisible characters are removed, letters of every script stay
  q=बेंगलुरु 😀 | | बेंगलुरु 😀
  pin=000000 | – | | | | pin
  pin=56003 | | | | | pin
  near=95,77 | – | | | | near
  near=NaN,Infinity | – | | | | near
  near=0,0 | – | | | | near
  near=5.9,77 | – | | | | near
  near=38.1,77 | – | | | | near
  near=20,66.9 | – | | | | near
  near=20,98.1 | – | | | | near
  page=-1 | | | | | page
  page=1000000000 | | | | | page
  page=1.5 | | | | | page
  kind=toString | | | | | kind
  radius=-3 | | | | | radiusKm
  radius=1e9 | | | | | radiusKm
  sort=price | | | | | sort
  q=${'x'.repeat(10_000)} | | | | | q
  insurer=${insurers} | | | | | insurers
`;
