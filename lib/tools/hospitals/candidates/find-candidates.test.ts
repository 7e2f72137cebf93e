/** Which hospitals match a search: by each kind of word match, and after which fallbacks. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import type { HospitalQuery } from '../api/hospital-answer.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { parseSearchText } from '../query/parse-search-text.ts';
import { findCandidates } from './find-candidates.ts';

let index: HospitalIndex;
beforeAll(async () => {
  const mumbai = { city: 'Mumbai', district: 'Mumbai', pin: '400001' };
  index = await hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Silver Crest Hospital', address: 'Camp' }),
      hospitalEntry({ name: 'Goldleaf Hospital', address: 'Baner' }),
      hospitalEntry({ name: 'Apollo Clinic', address: 'Kothrud' }),
      hospitalEntry({ ...mumbai, name: 'Apollo Hospital', address: 'Fort' }),
      hospitalEntry({ ...mumbai, name: 'Pune Hospital', address: 'Girgaon' }),
    ],
    Beta: [hospitalEntry({ name: 'King Edward Memorial', address: 'Rasta Peth' })],
  });
});

function find(query: Partial<HospitalQuery>) {
  const hospitalQuery = { ...emptyHospitalQuery, ...query };
  return findCandidates(index, parseSearchText(index, hospitalQuery), hospitalQuery.radiusKm);
}
const namesOf = (query: Partial<HospitalQuery>) =>
  Array.from(find(query).ids, (id) => index.hospitals[id]?.name).sort();

test.each([
  ['the very word', 'goldleaf', ['Goldleaf Hospital']],
  ['its beginning', 'gold', ['Goldleaf Hospital']],
  ['one edit', 'goldlaef', ['Goldleaf Hospital']],
  ['the same sound', 'apolo', ['Apollo Clinic', 'Apollo Hospital']],
  ['two words as one', 'silvercrest', ['Silver Crest Hospital']],
  ['one word as two', 'gold leaf', ['Goldleaf Hospital']],
  ['initials', 'kem', ['King Edward Memorial']],
  ['a word of the address', 'baner', ['Goldleaf Hospital']],
  ['a name and its place', 'apollo pune', ['Apollo Clinic']],
])('%s finds it', (_, q, names) => {
  expect(namesOf({ q })).toEqual(names);
});

test('insurer, city and a PIN code beside a position are mandatory', () => {
  expect(namesOf({ q: 'hospital', insurers: ['Beta'] })).toEqual([]);
  expect(namesOf({ insurers: ['Beta'] })).toEqual(['King Edward Memorial']);
  expect(namesOf({ q: 'apollo', city: 'Mumbai' })).toEqual(['Apollo Hospital']);
  const near = { latitude: 18.95, longitude: 72.83 };
  expect(namesOf({ near, pin: '400001' })).toEqual(['Apollo Hospital', 'Pune Hospital']);
  expect(namesOf({ near, pin: '400002' })).toEqual([]);
});

test('a place in the words excludes hospitals far away that only carry its name', () => {
  expect(namesOf({ q: 'hospitals in pune' })).not.toContain('Pune Hospital');
  expect(namesOf({ q: 'pune hospital' })).toContain('Pune Hospital');
});

test('when no hospital matches all words, the best partial matches are found', () => {
  expect(namesOf({ q: 'goldleaf zzqqxx' })).toEqual(['Goldleaf Hospital']);
  expect(find({ q: 'goldleaf zzqqxx' }).isFullMatch).toBe(false);
  expect(find({ q: 'zzqqxx' })).toMatchObject({ ids: [], isFullMatch: false });
});
