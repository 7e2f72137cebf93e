/** Whole searches over small lists with the real places; each step is tested beside its file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hospitalEntry } from '../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { syntheticInsurer, syntheticList } from '../../../testing/data/synthetic-list.ts';
import type { HospitalQuery } from './api/hospital-answer.ts';
import {
  emptyHospitalQuery,
  exampleSearches,
  parseHospitalQuery,
} from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import { prepareList } from './import/prepare-list.server.ts';
import { buildHospitalIndex } from './index/build-hospital-index.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { sampleLists } from './lists/read-hospital-lists.server.ts';
import { readPlaces } from './places/read-places.server.ts';

let sample: HospitalIndex;
let lists: HospitalIndex;

beforeAll(async () => {
  sample = await buildHospitalIndex(await sampleLists(), readPlaces());
  lists = await hospitalIndex({
    'Alpha General Insurance': [
      hospitalEntry({ name: 'Ruby Hall Clinic' }),
      hospitalEntry({ name: 'Silvercrest Hospital', address: 'Camp', pin: '411001' }),
      hospitalEntry({ name: 'Star Health Care Hospital', address: 'Kothrud', pin: '411038' }),
    ],
    'Star Health and Allied Insurance': [
      hospitalEntry({ name: 'RUBY HALL CLINIC', address: '40 Sassoon Rd' }),
    ],
  });
});

const ask = (query: Partial<HospitalQuery>, index = sample) =>
  findHospitals(index, { ...emptyHospitalQuery, ...query });
const names = (q: string, index = sample) => ask({ q }, index).results.map(({ name }) => name);

test('a misspelt name and a misspelt city find the hospital, and the answer says how they were read', () => {
  const answer = ask({ q: 'appolo banglore' });
  expect(answer.readAs).toBe('apollo bangalore');
  expect(answer.place).toMatchObject({ name: 'Bengaluru', kind: 'city', state: 'Karnataka' });
  expect(answer.results[0]?.name).toMatch(/^Apollo/);
  expect(answer.results.every(({ city }) => city === 'Bengaluru')).toBe(true);
});

test('a PIN code finds the hospitals around it, nearest first, without geolocation', () => {
  const { place, results } = ask({ q: '560034' });
  expect(place).toMatchObject({ name: '560034', kind: 'pin', district: 'Bengaluru Urban' });
  expect(results[0]).toMatchObject({ pin: '560034', isPositionApproximate: true });
  const distances = results.map(({ distanceKm }) => distanceKm ?? 0);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a position typed in the words finds the same as one in its field', () => {
  const inText = ask({ q: 'near 12.93,77.62' });
  const inField = ask({ near: { latitude: 12.93, longitude: 77.62 } });
  expect(inText.total).toBeGreaterThan(3);
  expect(inText.results).toEqual(inField.results);
});

test.each([
  ['बेंगलुरु', 'Bengaluru'],
  ['bombay', 'Mumbai'],
  ['gurgaon', 'Gurugram'],
  ['trivandrum', 'Thiruvananthapuram'],
  ['hydrabad', 'Hyderabad'],
  ['hospitals in calcutta', 'Kolkata'],
  ['डेल्ही', 'Delhi'],
  ['mere pitaji ke liye pune mein hospital chahiye', 'Pune'],
])('%s is %s', (q, name) => {
  const answer = ask({ q });
  expect(answer.place?.name).toBe(name);
  expect(answer.total).toBeGreaterThan(0);
});

test('a place name from the URL finds exactly that place again', () => {
  for (const q of ['aurangabad', 'bilaspur']) {
    const { place, placeChoices, total } = ask({ q });
    expect(place).toBeNull();
    expect(placeChoices.length).toBeGreaterThan(1);
    const each = placeChoices.map(({ name }) => ask({ city: name }));
    expect(each.map((answer) => answer.place?.state)).toEqual(
      placeChoices.map(({ state }) => state),
    );
    expect(each.reduce((sum, answer) => sum + answer.total, 0)).toBe(total);
  }
  expect(ask({ q: 'aurangabad bihar' }).place?.state).toBe('Bihar');
});

test('a kind with a locality finds the eye hospitals of Andheri without a hospital name', () => {
  const answer = ask({ q: 'hospital andheri' });
  expect(answer.place).toMatchObject({ kind: 'locality', district: 'Mumbai Suburban' });
  expect(answer.results[0]?.address).toContain('Andheri');
  expect(names('eye hospital chennai')).toContain('Sankara Nethralaya');
});

test('initials, whole names, prefixes and any word order find the hospital', () => {
  expect(names('kem pune')).toEqual(['KEM Hospital']);
  expect(names('k.e.m. mumbai')[0]).toContain('King Edward Memorial');
  expect(names('aiims bhopal')[0]).toBe('All India Institute of Medical Sciences, Bhopal');
  expect(names('post graduate institute chandigarh')[0]).toContain('PGIMER');
  expect(names('nimh')[0]).toContain('NIMHANS');
  expect(names('hosp lilavati')[0]).toBe('Lilavati Hospital and Research Centre');
  expect(names('bombay hospital')[0]).toBe('Bombay Hospital and Medical Research Centre');
  expect(names('अपोलो चेन्नई')[0]).toMatch(/^Apollo/);
  expect(names('silver crest', lists)).toEqual(['Silvercrest Hospital']);
});

test('when nothing lies within the distance, the nearest places with matching hospitals are offered', () => {
  const { total, nearestPlaces } = ask({ q: 'apollo', pin: '110001', radiusKm: 1 });
  expect(total).toBe(0);
  expect(nearestPlaces[0]?.place.name).toContain('Delhi');
  expect(nearestPlaces.every(({ distanceKm }) => distanceKm <= 300)).toBe(true);
  for (const { place: near, hospitals } of nearestPlaces)
    expect(ask({ q: `apollo`, city: near.name }).total).toBe(hospitals);
});

test('a village without a hospital is known by its post office, alone or with its district or state', () => {
  for (const q of ['budhni', 'hospital in Budhni', 'budhni sehore', 'Budhni, Madhya Pradesh']) {
    const { place, instead, total } = ask({ q });
    expect([q, place?.name, place?.district]).toEqual([q, 'Budhni', 'Sehore']);
    expect([instead?.shown, total]).toEqual(['nearest', 3]);
  }
  // A word of hospitals' names is no village.
  expect(ask({ q: 'lilavati hospital' }).place).toBeNull();
});

test('a village in an address far from the post office of its name is that of the address', async () => {
  const index = await hospitalIndex({
    Alpha: [hospitalEntry({ name: 'Asha Hospital', address: '2, Mill Lane, Budhni' })],
  });
  expect(ask({ q: 'hospital budhni' }, index)).toMatchObject({ total: 1, instead: null });
});

test('a misspelt place that is as near to two is asked for, and each choice leads to exactly one', () => {
  for (const q of ['budni', 'hospital in budni']) {
    const { place, placeChoices, placeReading } = ask({ q });
    expect(place).toBeNull();
    expect(placeReading).toEqual({ typed: 'budni', isMisspelt: true, others: [] });
    expect(placeChoices.map(({ name, state }) => [name, state])).toEqual([
      ['Bundi', 'Rajasthan'],
      ['Budhni', 'Madhya Pradesh'],
    ]);
    for (const { name, state } of placeChoices)
      expect(ask({ city: name }).place).toMatchObject({ name, state });
  }
});

test('a misspelt city is taken, said, and the others that are as near are offered', () => {
  expect(ask({ q: 'chenai' })).toMatchObject({
    place: { name: 'Chennai' },
    placeReading: {
      typed: 'chenai',
      isMisspelt: true,
      others: [{ kind: 'city' }, { kind: 'locality' }],
    },
  });
  expect(ask({ q: 'chennai' }).placeReading).toMatchObject({ isMisspelt: false, others: [] });
});

test('a name of several small towns is asked for; a district or a state beside it decides', () => {
  for (const q of ['ashta', 'hospital in Ashta', 'अष्टा'])
    expect(ask({ q })).toMatchObject({
      place: null,
      placeChoices: [
        { name: 'Ashta, Madhya Pradesh', district: 'Sehore' },
        { name: 'Ashta, Maharashtra', district: 'Sangli' },
      ],
    });
  for (const q of ['ashta sangli', 'Ashta, Maharashtra', 'hospital in ashta sangli maharashtra'])
    expect(ask({ q })).toMatchObject({ place: { district: 'Sangli' }, instead: { words: '' } });
});

test('the smaller places of a name are offered beside the largest, and each is found by its link', () => {
  const { place, placeReading } = ask({ q: 'fatehpur' });
  expect(place).toMatchObject({ name: 'Fatehpur', state: 'Uttar Pradesh', district: 'Fatehpur' });
  const others = placeReading?.others ?? [];
  expect(others.map(({ name }) => name)).toEqual([
    'Fatehpur, Rajasthan',
    'Fatehpur, Bara Banki, Uttar Pradesh',
  ]);
  for (const { name, district } of others)
    expect(ask({ city: name }).place?.district).toBe(district);
});

test('of two places with a name, the one with the hospital that was named', () => {
  expect(ask({ q: 'apollo bilaspur' })).toMatchObject({
    total: 1,
    place: { state: 'Chhattisgarh' },
    placeChoices: [],
    placeReading: { others: [{ state: 'Himachal Pradesh' }] },
  });
});

test.each([
  ['Zzyx nagar', 'Zzyx nagar'],
  ['hospitals in Zzyx nagar', 'Zzyx nagar'],
  ['hospital in Qwertpur', 'Qwertpur'],
  ['eye hospital Qwertpur', 'Qwertpur'],
  ['क्वर्टपुर झटक', 'क्वर्टपुर झटक'],
  // Kore is one letter away, in the name of one hospital.
  ['lorem ipsum lore', 'lorem ipsum lore'],
])('"%s" lists no hospital, because “%s” is unknown', (q, words) => {
  expect(ask({ q })).toMatchObject({
    total: 0,
    results: [],
    unknownPlace: { words, named: '' },
  });
});

test('a hospital’s name beside an unknown place finds that name, and the answer says so', () => {
  const answer = ask({ q: 'apollo Qwertpur' });
  expect(answer.unknownPlace).toEqual({ words: 'Qwertpur', named: 'apollo' });
  expect(answer.results.every(({ name }) => /apollo/i.test(name))).toBe(true);
  // The place, or every word, is known.
  for (const q of ['apollo pune', 'zzyx pune', 'apollo', '560034 zzyx'])
    expect([q, ask({ q }).unknownPlace]).toEqual([q, null]);
});

test('“near me” without a position lists no hospital of all India', () => {
  for (const q of ['hospital near me', 'eye hospital near me', 'मेरे पास अस्पताल'])
    expect(ask({ q })).toMatchObject({ total: 0, problems: { q: expect.any(String) } });
  expect(ask({ q: 'apollo near me' }).total).toBeGreaterThan(1);
});

test('an exact place name is not treated as a misspelt hospital elsewhere', async () => {
  const at = { city: 'Vadodara', district: 'Vadodara', state: 'Gujarat', pin: '390001' };
  const hospitals = [
    'Kalavati Hospital',
    'Lucknow Eye Hospital',
    'Aman Hospital',
    'Kargil Hospital',
    'Manvi Hospital',
  ].map((name) => ({
    ...hospitalEntry({ ...at, name }),
    id: name,
    insurers: [],
    otherNames: [],
    excludedBy: [],
    tieUps: {},
  }));
  const index = await buildHospitalIndex(
    { hospitals, lists: [], excludedLists: [], isSample: false },
    readPlaces(),
  );
  for (const [q, name] of [
    ['kavaratti', 'Kavaratti'],
    ['kavaratti hospital', 'Kavaratti'],
    ['hospitals in kavaratti', 'Kavaratti'],
    // The initials of Lucknow Eye Hospital.
    ['leh', 'Leh'],
    ['daman', 'Daman'],
    // A hospital of exactly that name, a thousand kilometres away.
    ['kargil', 'Kargil'],
  ] as const) {
    const answer = ask({ q }, index);
    expect([q, answer.place?.name]).toEqual([q, name]);
    // These are the nearest to Daman; from the other towns they are too far.
    expect(answer.instead?.shown ?? answer.total).toBe(q === 'daman' ? 'nearest' : 0);
  }
  // A search by its name finds it, and the answer does not place it in the town.
  for (const [q, name] of [
    ['kargil hospital', 'Kargil Hospital'],
    ['manvi', 'Manvi Hospital'],
    ['kalavathi', 'Kalavati Hospital'],
  ] as const) {
    const answer = ask({ q }, index);
    expect(answer.results.map((one) => one.name)).toEqual([name]);
    expect(answer.place).toBeNull();
  }
});

test('a place searched for by another name is shown with both names', () => {
  expect(ask({ q: 'bombay' }).place).toMatchObject({ name: 'Mumbai', askedAs: 'Bombay' });
  expect(ask({ q: 'appolo banglore' }).place?.askedAs).toBe('Bangalore');
  expect(ask({ city: 'Calcutta' }).place?.askedAs).toBe('Calcutta');
  expect(ask({ q: 'navimumbai' }).place).toMatchObject({ name: 'Navi Mumbai' });
  for (const q of ['mumbai', 'navimumbai', '560034', 'hospital andheri'])
    expect(ask({ q }).place).not.toHaveProperty('askedAs');
  expect(ask({ q: 'aurangabad' }).placeChoices).toMatchObject([
    { name: 'Aurangabad, Bihar' },
    { name: 'Chhatrapati Sambhajinagar', askedAs: 'Aurangabad', state: 'Maharashtra' },
  ]);
});

test('after a choice among places of one name, the answer does not ask again', () => {
  const { place, placeChoices } = ask({ q: 'aurangabad', city: 'Chhatrapati Sambhajinagar' });
  expect([place?.state, placeChoices]).toEqual(['Maharashtra', []]);
});

test('a town whose old name now belongs to a new district is still found', () => {
  expect(ask({ q: 'phalodi' }).place).toMatchObject({ name: 'Phalodi', kind: 'city' });
});

test('insurers, chosen or typed, narrow the answer; a hospital that carries an insurer’s name is still found', () => {
  expect(ask({ insurers: ['star health and allied insurance'] }, lists).total).toBe(1);
  expect(ask({ q: 'pune alpha general' }, lists).total).toBe(3);
  expect(ask({ q: 'ruby star health insurance' }, lists).results[0]?.insurers).toHaveLength(2);
  expect(names('star health care', lists)[0]).toBe('Star Health Care Hospital');
  const unknown = ask({ q: 'pune', insurers: ['Nobody'] }, lists);
  expect(unknown.problems.insurers).toContain('Nobody');
  expect(unknown.total).toBe(3);
});

test('sorting, distance and paging work together', () => {
  const byName = ask({ city: 'Pune', sort: 'name' }).results.map(({ name }) => name);
  expect(byName).toEqual(byName.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
  expect(
    ask({ q: 'apollo', near: { latitude: 13.06, longitude: 80.25 }, sort: 'nearest' }).results[0]
      ?.city,
  ).toBe('Chennai');
  const near = ask({ pin: '400053', radiusKm: 2 });
  expect(near.results.every(({ distanceKm }) => (distanceKm ?? 9) <= 2.05)).toBe(true);
  const second = ask({ q: 'hospital', page: 2 });
  expect(second.results).toHaveLength(10);
  const last = ask({ q: 'hospital', page: 99_999 });
  expect(last.problems.page).toBeDefined();
  expect(last.page).toBe(Math.ceil(last.total / 10));
});

test.each([
  '',
  ' ',
  'a',
  '😀',
  '???',
  '%',
  '\\',
  "'; DROP TABLE lead;--",
  '<img src=x onerror=alert(1)>',
  '123',
  '999999',
  '00000000',
  'constructor',
  `${'x '.repeat(50)}`,
  'ॐ',
  '-1.5,200.123456',
])('the search %p neither throws nor returns unrelated hospitals', (q) => {
  const { query, errors } = parseHospitalQuery({ q });
  const answer = findHospitals(sample, query, errors);
  expect(answer.results.length).toBeLessThanOrEqual(20);
  if (answer.total === 0) expect(answer.results).toEqual([]);
  if (q.trim().length < 2) expect(answer.problems.q).toBeDefined();
});

test('an empty index returns an empty answer', async () => {
  const empty = await buildHospitalIndex(
    { hospitals: [], lists: [], excludedLists: [], isSample: false },
    readPlaces(),
  );
  for (const q of ['apollo', 'pune', '560034', 'near 12.93,77.62', ''])
    expect(findHospitals(empty, { ...emptyHospitalQuery, q })).toMatchObject({
      total: 0,
      results: [],
      nearestPlaces: [],
    });
});

test('five typical searches succeed on a long list in an insurer’s own spelling', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'synthetic-list-'));
  const file = join(folder, 'list.csv');
  writeFileSync(file, syntheticList(3_000));
  const { entries } = await prepareList(file, { asOf: '2026-06-29' });
  rmSync(folder, { recursive: true });
  const index = await hospitalIndex({ [syntheticInsurer]: entries });
  const search = (q: string) => ask({ q }, index);
  const misspelt = search('arrovia banglore');
  expect(misspelt.readAs).toBe('arovia bangalore');
  expect(misspelt.results.map(({ name, city }) => [name, city]).sort()).toEqual([
    ['Arovia Clinic', 'Bangalore'],
    ['Arovia Hospitals', 'Bangalore'],
  ]);
  expect(search('560034').results[0]?.pin).toBe('560034');
  expect(search('near 12.93,77.62').results[0]?.distanceKm).toBeLessThan(2);
  expect(search('बेंगलुरु').place?.name).toBe('Bengaluru');
  const andheri = search('eye hospital andheri').results;
  expect(andheri[0]?.name).toBe('Nethra Deep Eye Hospital');
  expect(andheri[1]?.name).toBe('Drishtivan Eye Centre');
  expect(andheri[1]?.distanceKm).toBeLessThan(4);
});

test('preferred words such as “mother” move matching names to the front and exclude none', async () => {
  const index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Aster Hospital', address: 'Camp' }),
      hospitalEntry({ name: 'Motherhood Hospital', address: 'Baner' }),
      hospitalEntry({ name: 'Mother Hospital', address: 'Kothrud' }),
      hospitalEntry({ name: 'Xavier Multispeciality Hospital', address: 'Deccan' }),
      hospitalEntry({ name: 'Yashoda Nursing Home', address: 'Wakad' }),
      hospitalEntry({ name: 'Zenith Emergency Hospital', address: 'Aundh' }),
    ],
  });
  expect(names('mother hospital pune', index)).toHaveLength(6);
  expect(names('mother hospital pune', index)[0]).toBe('Mother Hospital');
  expect(names('emergency hospital in pune', index)[0]).toBe('Zenith Emergency Hospital');
  expect(ask({ q: 'icu bed pune' }, index)).toMatchObject({ total: 6, instead: null });
  expect(names('nursing home in pune', index)[0]).toBe('Yashoda Nursing Home');
  expect(names('multi speciality hospital pune', index)[0]).toBe('Xavier Multispeciality Hospital');
});

test('of two equal matches, the one that also carries a preferred word comes first', async () => {
  const index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Trauma Care Centre Shirur', city: 'Shirur', pin: '412210' }),
      hospitalEntry({ name: 'Mother Care Hospital', city: 'Shirur', pin: '412210' }),
      // Otherwise "mother" is as common here as "care".
      ...Array.from({ length: 9 }, (_, at) => hospitalEntry({ name: `Care Point ${at}` })),
    ],
  });
  expect(names('mother care hospital shirur', index)[0]).toBe('Mother Care Hospital');
});

test('digits of Indian scripts and full-width digits are read as numbers', () => {
  for (const q of ['४११००१', '４１１００１']) {
    const { query } = parseHospitalQuery(new URLSearchParams({ q, pin: '५६००३४', near: q }));
    expect([query.q, query.pin]).toEqual(['411001', '560034']);
  }
  const { query } = parseHospitalQuery(new URLSearchParams({ near: '१८.५२,७३.८६' }));
  expect(query.near).toEqual({ latitude: 18.52, longitude: 73.86 });
});

test('a hospital without a PIN code lies in the locality that its list gives as the city', async () => {
  const location = { city: 'Vadavathoor', district: '', state: 'Kerala', pin: '' };
  const index = await hospitalIndex({
    Alpha: [hospitalEntry({ ...location, name: 'Fernhill Hospital', address: 'KK Road' })],
  });
  expect(ask({ q: '686010' }, index).results).toMatchObject([
    { name: 'Fernhill Hospital', isPositionApproximate: true, distanceKm: expect.any(Number) },
  ]);
});

test('a hospital named after a bigger city is found in the town that was typed', async () => {
  const index = await hospitalIndex({
    Alpha: [
      hospitalEntry({
        name: 'Jhansi Nursing Home',
        city: 'Darsi',
        state: 'Andhra Pradesh',
        pin: '523247',
      }),
      hospitalEntry({
        name: 'Asha Hospital',
        city: 'Jhansi',
        state: 'Uttar Pradesh',
        pin: '284001',
      }),
    ],
  });
  expect(names('jhansi darsi', index)).toEqual(['Jhansi Nursing Home']);
  expect(names('jhansi', index)).toEqual(['Asha Hospital']);
});

test.each(exampleSearches)('%s, an example beside the field, is found in the sample list', (q) => {
  const { results, instead } = findHospitals(sample, { ...emptyHospitalQuery, q });
  expect(instead).toBeNull();
  expect(`${results[0]?.name} ${results[0]?.pin}`).toMatch(/Eye Hospital|560034/);
});
