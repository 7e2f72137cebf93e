/** How a search is parsed into place, PIN code, insurer and remaining words. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import type { HospitalQuery } from '../api/hospital-answer.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';
import { parseSearchText } from './parse-search-text.ts';

let index: HospitalIndex;
beforeAll(async () => {
  const names = ['Manipal Hospital', 'Manipal Clinic', 'Manipal Heart', 'Manipal Eye', 'Bankers'];
  index = await hospitalIndex({
    'Alpha General Insurance': [
      ...names.map((name, at) =>
        hospitalEntry({ name, address: `${at}, Road`, pin: `41100${at + 1}` }),
      ),
      hospitalEntry({
        name: 'Saket Clinic',
        city: 'Bhopal',
        district: '',
        state: '',
        pin: '462020',
      }),
    ],
  });
});

const parse = (query: Partial<HospitalQuery>) =>
  parseSearchText(index, { ...emptyHospitalQuery, ...query });
const wordsOf = (q: string) => parse({ q }).terms.map(({ word }) => word);

test.each([
  ['eye hospital in pune', ['eye', 'hospital', 'pune']],
  ['best hosp near me', ['hospital']],
  ['K.E.M. centre', ['kem', 'centre']],
  ['hospital hospital', ['hospital']],
  ['अस्पताल पुणे', ['hospital', 'pune']],
  ['x', []],
  ['24 hours hospital pune', ['hospital', 'pune']],
  ['hospital open 24x7 in pune', ['hospital', 'pune']],
  ['cataract surgery cost pune', ['cataract', 'surgery', 'pune']],
  ['hsptl clnc rsrch ctr genl', ['hospital', 'clinic', 'research', 'centre', 'general']],
  ['maty instt nrsng', ['maternity', 'institute', 'nursing']],
  ['sure clock सीटी', ['sure', 'clock', 'siti']],
])('the terms of "%s"', (q, words) => {
  expect(wordsOf(q)).toEqual(words);
});

test('only the first ten words of a long text count', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${'abcdefghij'[at % 10]}${at}`);
  expect(wordsOf(words.join(' '))).toEqual(words.slice(0, 10));
});

test('a PIN code and a position are removed from the words', () => {
  expect(parse({ q: 'eye 560 034' })).toMatchObject({ pin: '560034', terms: [{ word: 'eye' }] });
  expect(parse({ q: 'eye 560 034' }).point).toEqual({ latitude: 12.93, longitude: 77.63 });
  expect(parse({ q: 'near 12.93,77.62' })).toMatchObject({
    near: { latitude: 12.93, longitude: 77.62 },
    terms: [],
    isEmpty: false,
  });
  expect(parse({ q: 'near 1.5,2.5' }).errors.q).toContain('not in India');
  expect(parse({ q: '999999' })).toMatchObject({ pin: '999999', pinIndex: -1, point: null });
});

test('a distance in the words becomes the radius and is not searched for in names', () => {
  const criteria = { q: 'eye hospital within 5 km of 560034' };
  expect(parse(criteria)).toMatchObject({
    radiusKm: 5,
    pin: '560034',
    terms: [{ word: 'eye' }, { word: 'hospital' }],
  });
  // A distance chosen from the select takes precedence.
  expect(parse({ ...criteria, radiusKm: 25 }).radiusKm).toBe(25);
  expect(parse({ q: 'hospital within 900 km of pune' }).radiusKm).toBeNull();
});

test.each(['hospital near me', 'nearest hospitals', 'nearby eye clinic', 'मेरे पास अस्पताल'])(
  '"%s" without a place returns the error that the place is missing',
  (q) => {
    expect(parse({ q }).errors.q).toContain('We do not know where you are.');
    expect(parse({ q: `${q} pune` }).errors.q).toBeUndefined();
    expect(parse({ q, near: { latitude: 18.52, longitude: 73.86 } }).errors.q).toBeUndefined();
  },
);

test('initials that hospitals use are not a place, although post offices have such names', () => {
  expect(parse({ q: 'AIIMS' }).place).toBeNull();
});

test.each([
  ['hospitals in pune', 'Pune', true],
  ['eye hospital pune', 'Pune', false],
  ['poona', 'Pune', true],
  ['bilaspur himachal', 'Bilaspur', true],
  ['eye banglore', 'Bengaluru', false],
])('the place of "%s" is %s', (q, name, isExplicit) => {
  const { place } = parse({ q });
  expect(place?.namedPlaces.map(({ names }) => names[0])).toEqual([name]);
  expect(place?.isExplicit).toBe(isExplicit);
});

test('a name in several states stays several places until the state or the field decides', () => {
  const statesOf = (query: Partial<HospitalQuery>) =>
    parse(query).place?.namedPlaces.map(({ state }) => index.places.states[state]);
  expect(statesOf({ q: 'aurangabad' })).toEqual(['Bihar', 'Maharashtra']);
  expect(statesOf({ q: 'aurangabad bihar' })).toEqual(['Bihar']);
  expect(statesOf({ q: 'aurangabad', city: 'Chhatrapati Sambhajinagar' })).toEqual(['Maharashtra']);
});

test('a word that hospitals carry is not a misspelt city, and a town’s name may be that of a chain', () => {
  expect(parse({ q: 'bankars' }).place).toBeNull();
  expect(parse({ q: 'manipal' }).place).toMatchObject({ isLikelyHospitalName: true });
  expect(parse({ q: 'manipal hospital' }).place).toBeNull();
  expect(parse({ q: 'hospital nehru nagar' }).place?.localities).toHaveLength(2);
});

test('an insurer is recognised in the words or in its field; an unknown one is reported', () => {
  expect(parse({ q: 'alpha general pune' })).toMatchObject({
    insurers: ['Alpha General Insurance'],
    terms: [{ word: 'pune', isPlace: true }],
  });
  expect(parse({ insurers: ['ALPHA general insurance'] }).insurers).toHaveLength(1);
  expect(parse({ insurers: ['Nobody', 'Noone'] }).errors.insurers).toContain('Nobody or Noone');
});

test('a search without criteria and an unknown city are reported', () => {
  expect(parse({})).toMatchObject({ isEmpty: true, errors: { q: expect.any(String) } });
  expect(parse({ q: 'in the' }).isEmpty).toBe(true);
  expect(parse({ q: 'eye', city: 'Zzqqxx' }).errors.city).toContain('no place of this name');
});
