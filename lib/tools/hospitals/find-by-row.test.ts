/** Every field of a row finds it: its PIN code, the town in its address, each of its names, its name in Hindi. */
import { hospitalEntry } from '../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { testSearches } from '../../../testing/data/hospital-rows.ts';
import { emptyHospitalQuery } from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';

// Arovia Hospital is at the centroid of 411001, with another PIN code; the others are 70 km from their PIN code.
testSearches(`
  list | name | address | pin | latitude | longitude
  Alpha | Arovia Hospital | | 411011 | 18.52 | 73.87
  Alpha | Manorekha Hospital | 2, Lane | 411001 | 18.52 | 74.53
  Alpha | Arovia Clinic | 3, Lane | 411001 | 18.52 | 74.53
`)`
  search | finds | why
  411001 | Arovia Clinic / Manorekha Hospital / Arovia Hospital | a PIN code shows the rows that carry it first, whatever their coordinates
  hospital 411001 | /^(?!Arovia Hospital)./
  pin=411001&radius=5 | Arovia Hospital | around a position the PIN code is a filter, and a distance applies
  arovia 411001 | Arovia Clinic / Arovia Hospital | a name with a PIN code finds the row that has both, even misspelt
  aroiva 411001 | Arovia Clinic…
`;

// A row without a PIN code lies in the town of its address, 45 km from its city.
testSearches(`
  list | name | address | city | district | pin
  Alpha | Tapovani Hospital | 7, Station Road, Badlapur | Mumbai | – | –
  Alpha | Sarvodhi Hospital | 9, Link Road | Mumbai | – | –
  Alpha | Goldleaf Hospital | 4, Badlapur Road | Mumbai | – | –
`)`
  search | finds
  hospitals in badlapur | Tapovani Hospital
  tapovani badlapur | Tapovani Hospital
`;

testSearches(`
  list | name | address | city | district | pin
  Alpha | Tapovani Hospital | 7, Solapur Chowk | Nagpur | Nagpur | 440013
  Alpha | Sarvodhi Hospital | | Solapur | – | 413001
`)`
  search | first | why
  tapovani hospital solapur | Tapovani Hospital | a word of the address that is also a town elsewhere
`;

// A hospital with different names in two lists is found and shown by both.
testSearches(`
  list | name | address | pin
  Alpha | Navajyoti Tapovani Hospital
  Beta | Tapovani Navajyoti Medical Institute | Behind the Station
  Beta | Medical Institute | | 411011
`)`
  search | first | first of
  navajyoti tapovani hospital | Navajyoti Tapovani Hospital | Tapovani Navajyoti Medical Institute; Alpha, Beta
  tapovani navajyoti medical institute | Navajyoti Tapovani Hospital | Tapovani Navajyoti Medical Institute; Alpha, Beta
`;

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
  const { results } = findHospitals(index, { ...emptyHospitalQuery, q: `${typed} अस्पताल` });
  expect(results.map(({ name }) => name)).toEqual([`${listed} Hospital`]);
});
