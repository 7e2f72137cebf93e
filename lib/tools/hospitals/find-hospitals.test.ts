/** Whole searches over small lists with the real places; each step is tested beside its file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hospitalEntry } from '../../../testing/data/hospital-entry.ts';
import { hospitalIndex } from '../../../testing/data/hospital-index.ts';
import { sampleIndex, testSearches } from '../../../testing/data/hospital-rows.ts';
import { syntheticInsurer, syntheticList } from '../../../testing/data/synthetic-list.ts';
import type { HospitalQuery } from './api/hospital-answer.ts';
import {
  emptyHospitalQuery,
  exampleSearches,
  parseHospitalQuery,
} from './api/parse-hospital-query.ts';
import { findHospitals } from './find-hospitals.ts';
import { prepareList } from './import/prepare-list.server.ts';
import { buildHospitalIndex } from './index/build-hospital-index.ts';
import type { HospitalIndex } from './index/hospital-index.ts';
import { readPlaces } from './places/read-places.server.ts';

const inSample = testSearches(sampleIndex);

inSample`
  search | place | total | asked as | first | read as | misspelt | others | choices | why
  appolo banglore | Bengaluru, city, …Karnataka | | Bangalore | Apollo… | apollo bangalore | | | | a misspelt name and a misspelt city
  बेंगलुरु | Bengaluru, … | /[1-9]/
  bombay | Mumbai, … | /[1-9]/ | Bombay | | | | | | shown with both names
  city=Calcutta | Kolkata, … | /[1-9]/ | Calcutta
  mumbai | Mumbai, … | /[1-9]/ | –
  navimumbai | Navi Mumbai, … | /[1-9]/ | –
  gurgaon | Gurugram, … | /[1-9]/
  trivandrum | Thiruvananthapuram, … | /[1-9]/
  hydrabad | Hyderabad, … | /[1-9]/
  hospitals in calcutta | Kolkata, … | /[1-9]/
  डेल्ही | Delhi, … | /[1-9]/
  mere pitaji ke liye pune mein hospital chahiye | Pune, … | /[1-9]/
  phalodi | Phalodi, city, … | | | | | | | | a town whose old name now belongs to a new district
  hospital andheri | …, locality, Mumbai Suburban, … | | –
  chenai | Chennai, … | | | | | chenai | /^[^\/]*, city, [^\/]* \/ [^\/]*, locality, [^\/]*$/ | | a misspelt city is taken, said, and the others that are as near are offered
  chennai | Chennai, … | | | | | – | –
  budni | – | | | | | budni | – | Bundi, Bundi / Budhni, Sehore | as near to two: asked for
  hospital in budni | – | | | | | budni | – | Bundi, Bundi / Budhni, Sehore
  aurangabad | – | | | | | | | Aurangabad, Bihar, … / Chhatrapati Sambhajinagar, …, Aurangabad | each with its state or its old name
  q=aurangabad&city=Chhatrapati Sambhajinagar | …Maharashtra | | | | | | | – | after a choice the answer does not ask again
  aurangabad bihar | …Bihar
  ashta | – | | | | | | | Ashta, Madhya Pradesh, Sehore / Ashta, Maharashtra, Sangli | small towns of one name: a district or a state beside it decides
  hospital in Ashta | – | | | | | | | Ashta, Madhya Pradesh, Sehore / Ashta, Maharashtra, Sangli
  अष्टा | – | | | | | | | Ashta, Madhya Pradesh, Sehore / Ashta, Maharashtra, Sangli
  fatehpur | Fatehpur, …, Fatehpur, Uttar Pradesh | | | | | | Fatehpur, Rajasthan, … / Fatehpur, Bara Banki, Uttar Pradesh, … | | the smaller places of a name beside the largest
  city=Fatehpur, Rajasthan | …Rajasthan
  city=Fatehpur, Bara Banki, Uttar Pradesh | …Bara Banki, Uttar Pradesh
  apollo bilaspur | …Chhattisgarh | 1 | | | | | …Himachal Pradesh | – | of two places with a name, the one with the hospital that was named
`;

inSample`
  search | place | instead | total | unknown | problems | why
  budhni | Budhni, …, Sehore, … | nearest | 3 | | | a village without a hospital is known by its post office
  hospital in Budhni | Budhni, …, Sehore, … | nearest | 3
  budhni sehore | Budhni, …, Sehore, … | nearest | 3
  Budhni, Madhya Pradesh | Budhni, …, Sehore, … | nearest | 3
  lilavati hospital | – | | | | | a word of hospitals’ names is no village
  ashta sangli | …Sangli, … | nearest
  Ashta, Maharashtra | …Sangli, … | nearest
  hospital in ashta sangli maharashtra | …Sangli, … | nearest
  Zzyx nagar | | | 0 | Zzyx nagar; | | an unknown place lists no hospital
  hospitals in Zzyx nagar | | | 0 | Zzyx nagar;
  hospital in Qwertpur | | | 0 | Qwertpur;
  eye hospital Qwertpur | | | 0 | Qwertpur;
  क्वर्टपुर झटक | | | 0 | क्वर्टपुर झटक;
  lorem ipsum lore | | | 0 | lorem ipsum lore; | | Kore is one letter away, in the name of one hospital
  apollo Qwertpur | | | | Qwertpur; apollo | | the place, or every word, is known in the next
  apollo pune | | | | –
  zzyx pune | | | | –
  apollo | | | | –
  560034 zzyx | | | | –
  hospital near me | | | 0 | | q: … | without a position no hospital of all India
  eye hospital near me | | | 0 | | q: …
  मेरे पास अस्पताल | | | 0 | | q: …
  apollo near me | | | /../
`;

inSample`
  search | finds | names | first | pins | place | approximate | distances in order | farthest | why
  560034 | | | | 560034… | 560034, pin, Bengaluru Urban, … | true | true | | a PIN code finds the hospitals around it, nearest first
  eye hospital chennai | | …Sankara Nethralaya…
  kem pune | KEM Hospital | | | | | | | | initials, whole names, prefixes and any word order
  k.e.m. mumbai | | | …King Edward Memorial…
  aiims bhopal | | | All India Institute of Medical Sciences, Bhopal
  post graduate institute chandigarh | | | …PGIMER…
  nimh | | | …NIMHANS…
  hosp lilavati | | | Lilavati Hospital and Research Centre
  bombay hospital | | | Bombay Hospital and Medical Research Centre
  अपोलो चेन्नई | | | Apollo…
  pin=400053&radius=2 | | | | | | | | /^[01]/ | a distance is applied
  q=apollo&near=13.06,80.25&sort=nearest | | | | 6000… | | | true
`;

testSearches(`
  list | name | address | pin
  Alpha General Insurance | Ruby Hall Clinic
  Alpha General Insurance | Silvercrest Hospital | Camp | 411001
  Alpha General Insurance | Star Health Care Hospital | Kothrud | 411038
  Star Health and Allied Insurance | RUBY HALL CLINIC | 40 Sassoon Rd
`)`
  search | finds | first | total | first of | problems | why
  silver crest | Silvercrest Hospital
  insurer=star health and allied insurance | | | 1 | | | insurers, chosen or typed, narrow the answer
  pune alpha general | | | 3
  ruby star health insurance | | | | ; Alpha General Insurance, Star Health and Allied Insurance
  star health care | | Star Health Care Hospital | | | | a hospital that carries an insurer’s name is still found
  q=pune&insurer=Nobody | | | 3 | | insurers: …Nobody…
`;

// Preferred words move matching names to the front and exclude none.
testSearches(`
  list | name | address
  Alpha | Aster Hospital | Camp
  Alpha | Motherhood Hospital | Baner
  Alpha | Mother Hospital | Kothrud
  Alpha | Xavier Multispeciality Hospital | Deccan
  Alpha | Yashoda Nursing Home | Wakad
  Alpha | Zenith Emergency Hospital | Aundh
`)`
  search | first | total | instead
  mother hospital pune | Mother Hospital | 6
  emergency hospital in pune | Zenith Emergency Hospital
  icu bed pune | | 6 | –
  nursing home in pune | Yashoda Nursing Home
  multi speciality hospital pune | Xavier Multispeciality Hospital
`;

testSearches(`
  list | name | city | district | state | pin | address
  Alpha | Jhansi Nursing Home | Darsi | | Andhra Pradesh | 523247
  Alpha | Asha Hospital | Jhansi | | Uttar Pradesh | 284001
  Alpha | Fernhill Hospital | Vadavathoor | – | Kerala | – | KK Road
  Alpha | Sunhill Hospital | | | | | 2, Mill Lane, Budhni
`)`
  search | finds | approximate | total | instead | why
  jhansi darsi | Jhansi Nursing Home | | | | a hospital named after a bigger city is found in the town that was typed
  jhansi | Asha Hospital
  686010 | Fernhill Hospital | true | | | without a PIN code it lies in the locality that its list gives as the city
  hospital budhni | Sunhill Hospital | | 1 | – | a village in an address far from the post office of its name is that of the address
`;

// Of two equal matches, the one that also carries a preferred word; otherwise "mother" is as common here as "care".
testSearches(() =>
  hospitalIndex({
    Alpha: [
      hospitalEntry({ name: 'Trauma Care Centre Shirur', city: 'Shirur', pin: '412210' }),
      hospitalEntry({ name: 'Mother Care Hospital', city: 'Shirur', pin: '412210' }),
      ...Array.from({ length: 9 }, (_, at) => hospitalEntry({ name: `Care Point ${at}` })),
    ],
  }),
)`
  search | first
  mother care hospital shirur | Mother Care Hospital
`;

/** An index of hospitals at one address, whose lists are not merged. */
const inVadodara = (names: readonly string[]) => {
  const at = { city: 'Vadodara', district: 'Vadodara', state: 'Gujarat', pin: '390001' };
  const of = { insurers: [], otherNames: [], excludedBy: [], tieUps: {} };
  const hospitals = names.map((name) => ({ ...hospitalEntry({ ...at, name }), id: name, ...of }));
  const lists = { hospitals, lists: [], excludedLists: [], isSample: false };
  return buildHospitalIndex(lists, readPlaces());
};

// An exact place name is no misspelt hospital elsewhere; only those at Vadodara are near Daman.
testSearches(() =>
  inVadodara([
    ...['Kalavati Hospital', 'Lucknow Eye Hospital', 'Aman Hospital', 'Kargil Hospital'],
    'Manvi Hospital',
  ]),
)`
  search | place | total | instead | finds | why
  kavaratti | Kavaratti, … | 0 | –
  kavaratti hospital | Kavaratti, … | 0 | –
  hospitals in kavaratti | Kavaratti, … | 0 | –
  leh | Leh, … | 0 | – | | the initials of Lucknow Eye Hospital
  daman | Daman, … | | nearest
  kargil | Kargil, … | 0 | – | | a hospital of exactly that name, a thousand kilometres away
  kargil hospital | – | | | Kargil Hospital | a search by its name finds it, and does not place it in the town
  manvi | – | | | Manvi Hospital
  kalavathi | – | | | Kalavati Hospital
`;

testSearches(() => inVadodara([]))`
  search | total | finds
  apollo | 0 | –
  pune | 0 | –
  560034 | 0 | –
  near 12.93,77.62 | 0 | –
`;

// An insurer's own spelling, in a long list.
testSearches(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'synthetic-list-'));
  const file = join(folder, 'list.csv');
  writeFileSync(file, syntheticList(3_000));
  const { entries } = await prepareList(file, { asOf: '2026-06-29' });
  rmSync(folder, { recursive: true });
  return hospitalIndex({ [syntheticInsurer]: entries });
})`
  search | read as | names | cities | pins | place | finds | farthest
  arrovia banglore | arovia bangalore | Arovia Clinic / Arovia Hospitals | Bangalore / Bangalore
  560034 | | | | 560034…
  near 12.93,77.62 | | | | | | /./
  बेंगलुरु | | | | | Bengaluru, …
  eye hospital andheri | | | | | | Nethra Deep Eye Hospital / Drishtivan Eye Centre…
`;

describe('the sample list', () => {
  let sample: HospitalIndex;
  beforeAll(async () => {
    sample = await sampleIndex();
  });
  const ask = (query: Partial<HospitalQuery>) =>
    findHospitals(sample, { ...emptyHospitalQuery, ...query });

  test('a position typed in the words finds the same as one in its field', () => {
    const inText = ask({ q: 'near 12.93,77.62' });
    expect(inText.total).toBeGreaterThan(3);
    const near = { latitude: 12.93, longitude: 77.62 };
    expect(inText.results).toEqual(ask({ near }).results);
  });

  test('the places of one name have the hospitals of the name between them', () => {
    for (const q of ['aurangabad', 'bilaspur']) {
      const { placeChoices, total } = ask({ q });
      const each = placeChoices.map(({ name }) => ask({ city: name }));
      expect(each.map(({ place }) => place?.state)).toEqual(placeChoices.map(({ state }) => state));
      expect(each.reduce((sum, answer) => sum + answer.total, 0)).toBe(total);
    }
    expect(ask({ q: 'appolo banglore' }).results.map(({ city }) => city)).toContain('Bengaluru');
  });

  test('when nothing lies within the distance, the nearest places with matching hospitals are offered', () => {
    const { total, nearestPlaces } = ask({ q: 'apollo', pin: '110001', radiusKm: 1 });
    expect(total).toBe(0);
    expect(nearestPlaces[0]?.place.name).toContain('Delhi');
    expect(nearestPlaces.every(({ distanceKm }) => distanceKm <= 300)).toBe(true);
    for (const { place: near, hospitals } of nearestPlaces)
      expect(ask({ q: `apollo`, city: near.name }).total).toBe(hospitals);
  });

  test('sorting and paging work together', () => {
    const byName = ask({ city: 'Pune', sort: 'name' }).results.map(({ name }) => name);
    expect(byName).toEqual(byName.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(ask({ q: 'hospital', page: 2 }).results).toHaveLength(10);
    const last = ask({ q: 'hospital', page: 99_999 });
    expect(last.problems.page).toBeDefined();
    expect(last.page).toBe(Math.ceil(last.total / 10));
  });

  test.each([
    ...['', ' ', 'a', '😀', '???', '%', '\\', "'; DROP TABLE lead;--", '123', '999999'],
    ...['<img src=x onerror=alert(1)>', '00000000', 'constructor', 'x '.repeat(50), 'ॐ'],
    '-1.5,200.123456',
  ])('the search %p neither throws nor returns unrelated hospitals', (q) => {
    const { query, errors } = parseHospitalQuery({ q });
    const answer = findHospitals(sample, query, errors);
    expect(answer.results.length).toBeLessThanOrEqual(20);
    if (answer.total === 0) expect(answer.results).toEqual([]);
    if (q.trim().length < 2) expect(answer.problems.q).toBeDefined();
  });

  test.each(exampleSearches)('%s, an example beside the field, is found', (q) => {
    const { results, instead } = ask({ q });
    expect(instead).toBeNull();
    expect(`${results[0]?.name} ${results[0]?.pin}`).toMatch(/Eye Hospital|560034/);
  });
});
