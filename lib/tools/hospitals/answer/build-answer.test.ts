/** "Showing results for …": only words that the first result contains. */
import { hospitalEntry } from '../../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../../testing/data/hospital-index.ts';
import { emptyHospitalQuery } from '../api/parse-hospital-query.ts';
import { findHospitals } from '../find-hospitals.ts';
import type { HospitalIndex } from '../index/hospital-index.ts';

let index: HospitalIndex;

beforeAll(async () => {
  index = await hospitalIndex({
    Alpha: [
      ...[
        'Prudence Hospital',
        'Silvercrest Hospital',
        'Goldleaf Eye Clinic',
        'Om Shiva Clinic',
        'Marigold and Fern Hospital',
      ].map((name) => hospitalEntry({ name })),
      hospitalEntry({ name: 'Willow Hospital', pin: '411003' }),
      // More common, but not in the result.
      ...['411002', '411004'].map((pin) => hospitalEntry({ name: 'Prince Hospital', pin })),
    ],
  });
});

test.each([
  ['prudense hospital', 'prudence hospital'],
  ['goldlaef pune', 'goldleaf pune'],
  ['goldleaf zzqqxx pune', 'goldleaf pune'],
  // "and" is within two edits, but is not a misspelling of it.
  ['marigold ganod', 'marigold'],
  ['goldleef banglor pune', 'goldleaf pune'],
  // Another form of the same word is not a correction.
  ['silver crest', null],
  ['ophthalmologist pune', null],
  ['prud', null],
  ['omshiva', null],
  // The locality of its PIN code, which its address leaves out.
  ['willow khadki pune', null],
  ['prudence hosp', null],
  ['please tell me the phone number of prudence hospital', null],
])('"%s" is corrected to "%s"', (q, corrected) => {
  const answer = findHospitals(index, { ...emptyHospitalQuery, q });
  expect([answer.readAs, answer.instead]).toEqual([corrected, null]);
  expect(answer.total).toBeGreaterThan(0);
});
