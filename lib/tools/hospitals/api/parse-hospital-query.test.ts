import { parseHospitalQuery } from './parse-hospital-query.ts';

const read = (text: string) => parseHospitalQuery(new URLSearchParams(text));

test('a complete search is parsed', () => {
  const search =
    'q=eye+hospital&city=Pune&pin=411001&kind=eye&insurer=A+Co&insurer=B+Co&speciality=Heart+Care&tie-up=PPN&near=18.52%2C73.86&radius=10&sort=name&show=all&page=2';
  const { query, errors } = read(search);
  expect(errors).toEqual({});
  expect(query).toEqual({
    q: 'eye hospital',
    city: 'Pune',
    pin: '411001',
    insurers: ['A Co', 'B Co'],
    speciality: 'heartcare',
    tieUp: 'ppn',
    near: { latitude: 18.52, longitude: 73.86 },
    radiusKm: 10,
    isAll: true,
    kind: 'eye',
    sort: 'name',
    page: 2,
  });
});

test('the parser rounds a position to about a kilometre, so that no other code sees the exact one', () => {
  expect(read('near=12.934567,77.621234').query.near).toEqual({
    latitude: 12.93,
    longitude: 77.62,
  });
});

test.each(['४११००१', '٤١١٠٠١', '۴۱۱۰۰۱', '４１１００１'])('the PIN code %s is 411001', (pin) => {
  expect(read(`pin=${pin}`).query.pin).toBe('411001');
});

test('insurers may be repeated, comma-separated or a list, and each counts once', () => {
  expect(read('insurer=A,B&insurer=A').query.insurers).toEqual(['A', 'B']);
  expect(parseHospitalQuery({ insurer: ['A', 'B, C'], q: undefined }).query.insurers).toEqual([
    'A',
    'B',
    'C',
  ]);
});

test.each([
  ['pin=000000', 'pin'],
  ['pin=56003', 'pin'],
  ['near=95,77', 'near'],
  ['near=NaN,Infinity', 'near'],
  ['near=0,0', 'near'],
  ['near=5.9,77', 'near'],
  ['near=38.1,77', 'near'],
  ['near=20,66.9', 'near'],
  ['near=20,98.1', 'near'],
  ['page=-1', 'page'],
  ['page=1000000000', 'page'],
  ['page=1.5', 'page'],
  ['kind=toString', 'kind'],
  ['radius=-3', 'radiusKm'],
  ['radius=1e9', 'radiusKm'],
  ['sort=price', 'sort'],
  [`q=${'x'.repeat(10_000)}`, 'q'],
  [
    `insurer=${'a,b,c,d,'.repeat(10)}${Array.from({ length: 60 }, (_, at) => `i${at}`).join()}`,
    'insurers',
  ],
])('%.30s is reported as unusable, and every part stays bounded', (search, key) => {
  const { query, errors } = read(search);
  expect(Object.keys(errors)).toEqual([key]);
  expect(query.q.length).toBeLessThanOrEqual(100);
  expect(query.insurers.length).toBeLessThanOrEqual(40);
  expect(query.page).toBe(1);
  expect(query.near).toBeNull();
});

test('invisible characters are removed, letters of every script stay', () => {
  expect(read('q=%00%E2%80%8Bapollo%0A%0Dpune').query.q).toBe('apollo pune');
  expect(read(`q=${encodeURIComponent('बेंगलुरु 😀')}`).query.q).toBe('बेंगलुरु 😀');
});
