/** Searches as people type them in Hindi, half of them in Latin letters: see hindi-searches.fixture.json. */
import { parseHospitalQuery } from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import searches from './hindi-searches.fixture.json' with { type: 'json' };
import { buildHospitalIndex } from './index/build-hospital-index.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { sampleLists } from './lists/read-hospital-lists.server.ts';
import { readPlaces } from './places/read-places.server.ts';
import { parseSearchText } from './query/parse-search-text.ts';

let index: HospitalIndex;

beforeAll(async () => {
  index = await buildHospitalIndex(await sampleLists(), readPlaces());
});

test.each(searches)('“$asked”', ({ asked, place = '', kind = '', name = '' }) => {
  const { query } = parseHospitalQuery({ q: asked });
  const answer = findHospitals(index, query);
  // "Aurangabad, Bihar" where the state must be shown.
  if (place !== '') expect(answer.place?.name.split(',')[0]).toBe(place);
  if (kind !== '')
    expect(parseSearchText(index, query).terms.map((term) => term.kind)).toContain(kind);
  const [first, second, third] = answer.results.map((one) => one.name);
  expect([first, second, third].join('; ')).toContain(name);
});

test.each([
  // In the lists' names, and near by sound to a village.
  ['अपोलो', /^Apollo/],
  ['फोर्टिस', /^Fortis/],
  ['मेदांता', /^Medanta/],
  ['आकाश सहारा', /^Sahara/],
])('%s is a hospital’s name and no village', (asked, name) => {
  const { query } = parseHospitalQuery({ q: asked });
  const { place, results } = findHospitals(index, query);
  expect(place).toBeNull();
  expect(results[0]?.name).toMatch(name);
});
