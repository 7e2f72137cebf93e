/** Filters on list columns, over two lists with different spellings. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import type { HospitalQuery } from '../api/hospital-answer.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { findHospitals } from '../find-hospitals.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';

const leh = { city: 'Leh', district: 'Leh', state: 'Ladakh', pin: '194101' };
let index: HospitalIndex;

beforeAll(async () => {
  const goldleaf = { name: 'Goldleaf Hospital', tieUp: 'PPN' };
  index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ ...goldleaf, specialities: 'Cardiology (M1), ENT' }),
      hospitalEntry({ name: 'Asha Nursing Home', specialities: 'ENT', tieUp: 'Agreed rates' }),
      hospitalEntry({ ...leh, name: 'Silvercrest Hospital' }),
    ],
    Beta: [
      hospitalEntry({ ...goldleaf, specialities: 'CARDIOLOGY; Oncology', tieUp: 'Agreed rates' }),
    ],
  });
});

const ask = (query: Partial<HospitalQuery>) =>
  findHospitals(index, { ...emptyHospitalQuery, ...query });
const names = (query: Partial<HospitalQuery>) =>
  ask(query)
    .results.map(({ name }) => name)
    .sort();

test('equal spellings in several lists are one option, with all its hospitals', () => {
  const { specialities, tieUps } = ask({ q: 'pune' });
  expect(specialities.map(({ label, hospitals }) => [label, hospitals])).toEqual([
    ['Cardiology', 1],
    ['ENT', 2],
    ['Oncology', 1],
  ]);
  expect(tieUps.map(({ value, hospitals }) => [value, hospitals])).toEqual([
    ['agreedrates', 2],
    ['ppn', 1],
  ]);
});

test('a speciality filter also matches one that only a second list has', () => {
  expect(names({ q: 'pune', speciality: 'ent' })).toEqual([
    'Asha Nursing Home',
    'Goldleaf Hospital',
  ]);
  expect(names({ q: 'pune', speciality: 'oncology' })).toEqual(['Goldleaf Hospital']);
  expect(names({ speciality: 'cardiology' })).toEqual(['Goldleaf Hospital']);
});

test('a tie-up filter applies to the chosen insurer', () => {
  expect(names({ q: 'goldleaf', tieUp: 'ppn' })).toEqual(['Goldleaf Hospital']);
  expect(names({ q: 'goldleaf', tieUp: 'ppn', insurers: ['Beta'] })).toEqual([]);
  expect(names({ q: 'goldleaf', tieUp: 'agreedrates', insurers: ['Beta'] })).toHaveLength(1);
});

test('when the filters leave nothing in the place, the nearest hospitals that match are shown', () => {
  const far = ask({ q: 'mumbai', speciality: 'cardiology' });
  expect(far.instead?.shown).toBe('nearest');
  expect(far.results.map(({ name }) => name)).toEqual(['Goldleaf Hospital']);
});

test('an unknown label is reported and filters nothing', () => {
  const { total, problems } = ask({ q: 'pune', speciality: 'astrology', tieUp: 'x' });
  expect(total).toBe(2);
  expect(Object.keys(problems).sort()).toEqual(['speciality', 'tieUp']);
});

test('one insurer’s list shows the hospitals it has excluded, never as tied up with it', async () => {
  const goldleaf = hospitalEntry({ name: 'Goldleaf Hospital', tieUp: 'PPN' });
  const asha = hospitalEntry({ name: 'Asha Nursing Home', pin: '411002' });
  index = await hospitalIndex({ Alpha: [goldleaf, asha], Beta: [goldleaf] }, undefined, {
    Alpha: [goldleaf],
  });
  const { results } = ask({ q: 'goldleaf', insurers: ['Alpha'] });
  expect(results).toMatchObject([
    { insurers: ['Beta'], excludedBy: ['Alpha'], tieUps: { Beta: 'PPN' } },
  ]);
  expect(results[0]?.tieUps).not.toHaveProperty('Alpha');
  expect(names({ tieUp: 'ppn', insurers: ['Alpha'] })).toEqual([]);
});
