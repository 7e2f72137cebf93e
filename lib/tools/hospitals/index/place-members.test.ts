/** Which hospitals belong to a place: searches over a small list with the real places. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { findHospitals } from '../find-hospitals.ts';
import type { HospitalIndex } from './hospital-index.ts';

const mumbai = { city: 'Mumbai', district: 'Mumbai Suburban' };
const panvel = { city: 'Navi Mumbai', district: 'Raigad' };
const hospitals = [
  { name: 'Aspen Hospital', address: 'Old Mumbai Road, Pimpri', pin: '411018' },
  { name: 'Alder Hospital', address: 'Pimpri Road', pin: '411018' },
  { name: 'Birch Hospital', address: 'Laxmi Road', pin: '411001' },
  { name: 'Elm Hospital', address: 'Old Town, Panvel', pin: '410210', ...panvel },
  { name: 'Fir Hospital', address: 'Sector 7, Kharghar', pin: '410210', ...panvel },
  { name: 'East Oak Hospital', address: 'Mill Road, Andheri (E)', pin: '400069', ...mumbai },
  { name: 'West Oak Hospital', address: 'Link Road, Andheri West', pin: '400053', ...mumbai },
  { name: 'Wrong Pin Hospital', address: 'Andheri West', pin: '400069', ...mumbai },
  {
    name: 'Dwarka Sector Clinic',
    address: 'Sector 6, Dwarka',
    pin: '110075',
    city: 'New Delhi',
    district: 'South West',
    state: 'Delhi',
  },
  {
    name: 'Temple Hospital',
    address: 'Station Road',
    pin: '361335',
    city: 'Dwarka',
    district: 'Devbhumi Dwarka',
    state: 'Gujarat',
  },
];
let index: HospitalIndex;

beforeAll(async () => {
  index = await hospitalIndex({ Alpha: hospitals.map(hospitalEntry) });
});

const ask = (q: string, city = '') => findHospitals(index, { ...emptyHospitalQuery, q, city });
const names = (q: string, city = '') => ask(q, city).results.map(({ name }) => name);

test('a town named in the address comes first, whatever the city column says; a road to the town does not count', () => {
  expect(names('pimpri')).toEqual(['Aspen Hospital']);
});

test('a town that has merged with a bigger one comes first when it was typed', () => {
  expect(names('kharghar')).toEqual(['Fir Hospital', 'Elm Hospital']);
  expect(names('panvel')).toEqual(['Elm Hospital', 'Fir Hospital']);
});

test('east of the railway excludes west; without a side both match', () => {
  expect(names('andheri east')).toEqual(['East Oak Hospital']);
  expect(names('hospital in andheri west mumbai')).toEqual([
    'West Oak Hospital',
    'Wrong Pin Hospital',
  ]);
  expect(names('andheri')).toHaveLength(3);
  expect(ask('andheri east').place).toMatchObject({ name: 'Andheri East', kind: 'locality' });
});

test('a name of a town and of a part of a city offers both, and each choice finds its own hospitals', () => {
  const { placeChoices } = ask('hospital in dwarka');
  expect(placeChoices.map(({ name }) => name)).toEqual(['Dwarka, Gujarat', 'Dwarka, Delhi']);
  expect(names('', 'Dwarka, Delhi')).toEqual(['Dwarka Sector Clinic']);
  expect(names('', 'Dwarka, Gujarat')).toEqual(['Temple Hospital']);
});

test('a part without hospitals is not offered', () => {
  expect(ask('goregaon').placeChoices).toEqual([]);
});
