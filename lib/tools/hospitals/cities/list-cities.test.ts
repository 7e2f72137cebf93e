/** The cities of a small list, with the real places. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { buildHospitalIndex } from '../index/build-hospital-index.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { sampleLists } from '../lists/read-hospital-lists.server.ts';
import { readPlaces } from '../places/read-places.server.ts';
import { cityHeading, cityTool } from './city-hospitals.ts';
import { findCityHospitals, listCities } from './list-cities.ts';

const syllables = ['ba', 'ne', 'ki', 'so', 'ru', 'va', 'le', 'mi', 'do', 'gu'];
/** Names so different that no two are taken for one hospital. */
const nameOf = (number: number) =>
  [...String(number).padStart(3, '0')].map((digit) => syllables[Number(digit)]).join('');
const entries = (count: number, over: Partial<ListEntry>) =>
  Array.from({ length: count }, (_, number) =>
    hospitalEntry({
      name: `${nameOf(number)} ${over.pin} hospital`,
      address: `${number + 1}, ${nameOf(999 - number)} road`,
      ...over,
    }),
  );

let index: HospitalIndex;
beforeAll(async () => {
  index = await hospitalIndex({
    'Alpha General Insurance': [
      ...entries(15, { pin: '411001' }),
      ...entries(4, { pin: '411038', address: 'Kothrud' }),
      hospitalEntry({ name: 'Lone Hospital', address: 'Baner', pin: '' }),
      ...entries(19, { city: 'Nagpur', district: 'Nagpur', pin: '440010' }),
      ...entries(20, { city: 'Aurangabad', district: 'Aurangabad', state: 'Bihar', pin: '824101' }),
    ],
    'Beta General Insurance': entries(1, { pin: '411001' }),
  });
});

test('a city with twenty hospitals has a page, one with nineteen has none', () => {
  expect(listCities(index).map(({ slug, hospitals }) => [slug, hospitals])).toEqual([
    ['aurangabad-bihar', 20],
    ['pune', 20],
  ]);
  expect(findCityHospitals(index, 'nagpur')).toBeNull();
  expect(findCityHospitals(index, 'constructor')).toBeNull();
});

describe('two cities of one name', () => {
  const inPunjab = { city: 'Patti', district: 'Tarn Taran', state: 'Punjab', pin: '143416' };
  const inUttarPradesh = {
    city: 'Patti',
    district: 'Pratapgarh',
    state: 'Uttar Pradesh',
    pin: '230135',
  };

  test('each has a page of its own, and the plain slug leads to the larger one', async () => {
    const both = await hospitalIndex({
      'Alpha General Insurance': [...entries(20, inPunjab), ...entries(23, inUttarPradesh)],
    });
    expect(listCities(both).map(({ slug, place }) => [slug, place.name])).toEqual([
      ['patti-punjab', 'Patti, Punjab'],
      ['patti-uttar-pradesh', 'Patti, Uttar Pradesh'],
    ]);
    expect(findCityHospitals(both, 'patti-punjab')?.hospitals).toBe(20);
    expect(findCityHospitals(both, 'patti')?.slug).toBe('patti-uttar-pradesh');
  });

  test('the address stays when the lists have one of them only', async () => {
    const one = await hospitalIndex({ 'Alpha General Insurance': entries(20, inPunjab) });
    expect(listCities(one).map(({ slug }) => slug)).toEqual(['patti-punjab']);
    expect(findCityHospitals(one, 'patti')?.slug).toBe('patti-punjab');
    expect(findCityHospitals(one, 'patti-uttar-pradesh')).toBeNull();
  });

  test('no two cities of the places have one slug', () => {
    const names = readPlaces().namedPlaces.filter(({ kind }) => kind === 'city');
    const inState = names.map(({ names: [name], state }) => `${name} ${state}`.toLowerCase());
    expect(new Set(inState).size).toBe(inState.length);
  });
});

test('cities are listed once per index', async () => {
  expect(listCities(index)).toBe(listCities(index));
  const next = await hospitalIndex({ 'Alpha General Insurance': entries(20, { pin: '411001' }) });
  expect(listCities(next)).toHaveLength(1);
});

test('areas are PIN codes by name, hospitals without one are last, insurers are those of the city', () => {
  const city = findCityHospitals(index, 'pune');
  expect(city?.areas.map(({ pin, hospitals }) => [pin, hospitals])).toEqual(
    expect.arrayContaining([
      ['411001', 15],
      ['411038', 4],
    ]),
  );
  expect(city?.areas.at(-1)).toMatchObject({ pin: '', hospitals: 1 });
  expect(city?.lists.map(({ insurer, hospitals }) => [insurer, hospitals])).toEqual([
    ['Alpha General Insurance', 20],
    ['Beta General Insurance', 1],
  ]);
  const counted = city?.areas.reduce((sum, { hospitals }) => sum + hospitals, 0);
  expect(counted).toBe(city?.hospitals);
});

test('a large city lists no more than a phone renders, and says how many each area has', async () => {
  const large = await hospitalIndex({
    'Alpha General Insurance': entries(900, { pin: '411001' }),
  });
  const [area] = findCityHospitals(large, 'pune')?.areas ?? [];
  expect(area?.listed).toHaveLength(200);
  expect(area?.hospitals).toBe(900);
});

test('the sample list shows one city', async () => {
  const sample = await buildHospitalIndex(await sampleLists(), readPlaces());
  expect(listCities(sample)).toHaveLength(1);
});

test('heading, title and description name the city and its counts', () => {
  const city = findCityHospitals(index, 'pune');
  if (!city) throw new Error('no page');
  expect(cityHeading(city)).toBe('Cashless hospitals in Pune: 20 on insurers’ lists');
  const { path, seo } = cityTool(city, '2026-06-29');
  expect(path).toBe('/cashless-hospital/in/pune');
  expect(seo.title).toBe('Cashless hospitals in Pune: list by area');
  expect(seo.metaTags[0].content).toContain('20 cashless hospitals in Pune');
});
