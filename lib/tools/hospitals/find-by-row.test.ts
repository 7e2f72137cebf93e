/** Every field of a row finds it: its PIN code, the town in its address, each of its names, its name in Hindi. */
import { hospitalEntry } from '../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { emptyHospitalQuery } from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import type { ListEntry } from './lists/list-entry.ts';

const search = (index: HospitalIndex, q: string) =>
  findHospitals(index, { ...emptyHospitalQuery, q });
const names = (index: HospitalIndex, q: string) => search(index, q).results.map(({ name }) => name);

const own = { isPositionApproximate: false };
/** A hospital at the centroid of 411001, but with another PIN code. */
const beside = { pin: '411011', latitude: 18.52, longitude: 73.87, ...own };
/** Its coordinates are 70 km from its PIN code. */
const farOff = { pin: '411001', latitude: 18.52, longitude: 74.53, ...own };
const pinned = [
  hospitalEntry({ name: 'Arovia Hospital', ...beside }),
  hospitalEntry({ name: 'Manorekha Hospital', address: '2, Lane', ...farOff }),
  hospitalEntry({ name: 'Arovia Clinic', address: '3, Lane', ...farOff }),
];

test('a PIN code shows the rows that carry it first, whatever their coordinates', async () => {
  const index = await hospitalIndex({ Alpha: pinned });
  expect(names(index, '411001')).toEqual([
    'Arovia Clinic',
    'Manorekha Hospital',
    'Arovia Hospital',
  ]);
  expect(names(index, 'hospital 411001')[0]).not.toBe('Arovia Hospital');
  // Around a position the PIN code is a filter, and a distance in the query applies.
  const { results } = findHospitals(index, { ...emptyHospitalQuery, pin: '411001', radiusKm: 5 });
  expect(results.map(({ name }) => name)).toEqual(['Arovia Hospital']);
});

test('a name with a PIN code finds the row that has both, even with a misspelling', async () => {
  const index = await hospitalIndex({ Alpha: pinned });
  expect(names(index, 'arovia 411001')).toEqual(['Arovia Clinic', 'Arovia Hospital']);
  expect(names(index, 'aroiva 411001')[0]).toBe('Arovia Clinic');
});

const bare: Partial<ListEntry> = { city: 'Mumbai', district: '', pin: '' };
const inMetro = [
  hospitalEntry({ ...bare, name: 'Tapovani Hospital', address: '7, Station Road, Badlapur' }),
  hospitalEntry({ ...bare, name: 'Sarvodhi Hospital', address: '9, Link Road' }),
  hospitalEntry({ ...bare, name: 'Goldleaf Hospital', address: '4, Badlapur Road' }),
];

test('a row without a PIN code lies in the town of its address, 45 km from its city', async () => {
  const index = await hospitalIndex({ Alpha: inMetro });
  expect(names(index, 'hospitals in badlapur')).toEqual(['Tapovani Hospital']);
  expect(names(index, 'tapovani badlapur')).toEqual(['Tapovani Hospital']);
});

test('a word of the address that is also a town elsewhere finds the name there', async () => {
  const elsewhere = { city: 'Nagpur', district: 'Nagpur', pin: '440013' };
  const index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Tapovani Hospital', address: '7, Solapur Chowk', ...elsewhere }),
      hospitalEntry({ name: 'Sarvodhi Hospital', city: 'Solapur', district: '', pin: '413001' }),
    ],
  });
  expect(names(index, 'tapovani hospital solapur')[0]).toBe('Tapovani Hospital');
});

test('a hospital with different names in two lists is found and shown by both names', async () => {
  const other = { name: 'Tapovani Navajyoti Medical Institute', address: 'Behind the Station' };
  const index = await hospitalIndex({
    Alpha: [hospitalEntry({ name: 'Navajyoti Tapovani Hospital' })],
    Beta: [hospitalEntry(other), hospitalEntry({ name: 'Medical Institute', pin: '411011' })],
  });
  for (const q of ['navajyoti tapovani hospital', 'tapovani navajyoti medical institute']) {
    const [first] = search(index, q).results;
    expect(first).toMatchObject({
      name: 'Navajyoti Tapovani Hospital',
      otherNames: [other.name],
      insurers: ['Alpha', 'Beta'],
    });
  }
});

test.each([
  ['प्रज्ञा', 'Pragya'],
  ['प्रज्ञा', 'Pradnya'],
  ['ज्ञानदीप', 'Dnyandeep'],
  ['यज्ञेश', 'Yagnesh'],
  ['लक्ष्मीवन', 'Laxmivan'],
  ['संजीविका', 'Sanjeevika'],
  ['विश्वरेखा', 'Vishwarekha'],
  ['फूलवारी', 'Phulwari'],
  ['सनरेज', 'Sunrays'],
])('%s is %s', async (typed, listed) => {
  const index = await hospitalIndex({
    Alpha: ['Gulposh', listed, 'Prajakta', 'Lakhan'].map((name, at) =>
      hospitalEntry({ name: `${name} Hospital`, address: `${at}, Example Road` }),
    ),
  });
  expect(names(index, `${typed} अस्पताल`)).toEqual([`${listed} Hospital`]);
});
