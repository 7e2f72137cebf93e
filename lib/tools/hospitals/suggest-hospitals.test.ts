import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { sampleIndex, testSearches } from '../../../testing/data/hospital-rows.ts';
import { suggestHospitals } from './suggest-hospitals.ts';

testSearches(sampleIndex)`
  search | suggests | why
  banga | Bengaluru (Bangalore), Karnataka… | known places come first, a city is one with its district
  pun | /^Pune, (?![^]*\/ Pune,)/
  5600 | 560001, … | PIN codes are known
  ५६०० | 560001, …
  medan | …Medanta…
  m | –
`;

testSearches(`
  list | name | pin | address
  Alpha | Zephyr Netralaya | 411001 | Road 411001
  Alpha | Zephyr Netralaya | 411002 | Road 411002
  Alpha | Zephyr Netralaya | 411038 | Road 411038
`)`
  search | suggests | why
  maharash | Maharashtra, State… | a state is called one
  zephyr | /^Zephyr Netralaya, [^\/]*$/ | two hospitals of one name in one city are one suggestion
`;

test('places are suggested even when no list is loaded; a long text is bounded', async () => {
  const empty = await hospitalIndex({});
  expect(suggestHospitals(empty, 'pune')[0]).toMatchObject({ kind: 'place', label: 'Pune' });
  expect(suggestHospitals(empty, 'x'.repeat(100_000)).length).toBeLessThanOrEqual(8);
});
