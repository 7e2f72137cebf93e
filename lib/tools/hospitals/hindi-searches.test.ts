/** Searches as people type them in Hindi, half of them in Latin letters: see hindi-searches.fixture.json. */
import { sampleIndex, testSearches } from '../../../testing/data/hospital-rows.ts';
import { parseHospitalQuery } from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import searches from './hindi-searches.fixture.json' with { type: 'json' };
import type { HospitalIndex } from './index/hospital-index.ts';
import { parseSearchText } from './query/parse-search-text.ts';

let index: HospitalIndex;

beforeAll(async () => {
  index = await sampleIndex();
});

test.each(searches)('“$asked”', ({ asked, place = '', kind = '', name = '' }) => {
  const { query } = parseHospitalQuery({ q: asked });
  const answer = findHospitals(index, query);
  // "Aurangabad, Bihar" where the state must be shown.
  if (place !== '') expect(answer.place?.name.split(',')[0]).toBe(place);
  if (kind !== '')
    expect(parseSearchText(index, query).terms.map((term) => term.kind)).toContain(kind);
  const first = answer.results.slice(0, 3).map((one) => one.name);
  expect(first.join('; ')).toContain(name);
});

// In the lists' names, and near by sound to a village.
testSearches(sampleIndex)`
  search | place | first
  अपोलो | – | Apollo…
  फोर्टिस | – | Fortis…
  मेदांता | – | Medanta…
  आकाश सहारा | – | Sahara…
`;
