/** Alternatives for searches without matches, over a small list with the real places. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { findHospitals } from '../find-hospitals.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';

const nashik = { city: 'Nashik', district: 'Nashik', pin: '422001' };
let index: HospitalIndex;

beforeAll(async () => {
  index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Goldleaf Hospital' }),
      hospitalEntry({ name: 'Asha Nursing Home' }),
      hospitalEntry({ name: 'Skhc Hospital', city: 'Kochi', state: 'Kerala', pin: '682001' }),
      hospitalEntry({ ...nashik, name: 'Drishti Eye Hospital' }),
    ],
    Beta: [hospitalEntry({ ...nashik, name: 'Goldleaf Clinic' })],
  });
});

const ask = (q: string, insurers: readonly string[] = []) => {
  const { results, instead } = findHospitals(index, { ...emptyHospitalQuery, q, insurers });
  return { names: results.map(({ name }) => name), instead };
};

test('for a kind that the town lacks, its other hospitals are shown and the answer says so', () => {
  expect(ask('eye hospital pune')).toEqual({
    names: ['Asha Nursing Home', 'Goldleaf Hospital'],
    instead: { shown: 'there', kind: 'eye', words: '' },
  });
});

test('a kind chosen from the select is mandatory like a typed one', () => {
  const chosen = (q: string) => findHospitals(index, { ...emptyHospitalQuery, q, kind: 'eye' });
  expect(chosen('').results.map(({ name }) => name)).toEqual(['Drishti Eye Hospital']);
  expect(chosen('nashik').total).toBe(1);
  expect(chosen('pune').instead).toEqual({ shown: 'there', kind: 'eye', words: '' });
});

test('a town without hospitals shows the nearest of the kind, or the nearest of all', () => {
  const kind = ask('eye hospital in sangamner');
  expect(kind.instead).toEqual({ shown: 'nearest', kind: 'eye', words: '' });
  expect(kind.names).toEqual(['Drishti Eye Hospital']);
  const any = ask('sangamner');
  expect(any.instead).toEqual({ shown: 'nearest', kind: null, words: '' });
  expect(any.names[0]).toMatch(/Drishti|Goldleaf Clinic/);
  expect(any.names).toHaveLength(3);
});

test('a name that is near the town but not in it is shown, and only for the chosen insurers', () => {
  expect(ask('goldleaf sangamner').names).toEqual(['Goldleaf Clinic', 'Goldleaf Hospital']);
  expect(ask('goldleaf sangamner', ['Alpha']).names).toEqual(['Goldleaf Hospital']);
});

test('a nonsense word finds nothing; unknown words show the hospitals of the town; without a town nothing is shown', () => {
  const inPune = ask('zzzzqq pune');
  expect(inPune.instead).toEqual({ shown: 'there', kind: null, words: 'zzzzqq' });
  expect(inPune.names).toContain('Asha Nursing Home');
  expect(ask('zzzzqq')).toEqual({ names: [], instead: null });
});

test('a PIN code that no directory has shows the nearest to the middle of the codes with its first three digits', () => {
  const at = (query: object) => findHospitals(index, { ...emptyHospitalQuery, ...query });
  for (const query of [{ q: '411999' }, { pin: '411999' }]) {
    const { results, instead } = at(query);
    expect(instead).toMatchObject({ shown: 'nearest', pinPrefix: '411' });
    expect(results.map(({ city }) => city)).toEqual(['Pune', 'Pune', 'Nashik']);
    expect(results[0]?.distanceKm).toBeLessThan(40);
  }
  expect(at({ pin: '999999' })).toMatchObject({ total: 0, instead: null });
});

test('only where nothing is near, every insurer can be chosen: those of the lists first', () => {
  const choices = (q: string) =>
    findHospitals(index, { ...emptyHospitalQuery, q }).insurerChoices.map(({ insurer }) => insurer);
  expect(choices('pune')).toEqual([]);
  expect(choices('sangamner').slice(0, 2)).toEqual(['Alpha', 'Beta']);
  expect(choices('leh').length).toBeGreaterThan(20);
});

test('no alternative is farther away than 300 kilometres', () => {
  expect(ask('leh')).toEqual({ names: [], instead: null });
});

test('around a PIN code or a position, other hospitals are shown as well', () => {
  const at = (query: object) => findHospitals(index, { ...emptyHospitalQuery, ...query });
  for (const query of [
    { q: 'dialysis 411001' },
    { q: 'dialysis', near: { latitude: 18.53, longitude: 73.87 } },
  ]) {
    const { results, instead } = at(query);
    expect(results.map(({ name }) => name).sort()).toEqual([
      'Asha Nursing Home',
      'Goldleaf Hospital',
    ]);
    expect(instead).toEqual({ shown: 'there', kind: 'kidney', words: '' });
  }
});

test('in an emergency every hospital of the place is an answer', () => {
  for (const q of ['nearest emergency hospital 411001', 'father accident pune', 'इमरजेंसी पुणे'])
    expect(ask(q)).toEqual({ names: ['Asha Nursing Home', 'Goldleaf Hospital'], instead: null });
});
