import { mapsAppHref, webMapHref } from '@/components/hospitals/results/hospital-card';
import { pagesAround } from '@/components/hospitals/results/hospital-results';
import type {
  FoundHospital,
  HospitalAnswer,
  SearchPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { toFilterOptions } from './filter-options';
import {
  formatAddress,
  formatDeskText,
  formatKm,
  formatPlace,
  formatPlaceInFull,
  formatResultCount,
  withoutPageRange,
} from './hospital-copy';
import { queryAtPlace } from './search-links';

const hospital: FoundHospital = {
  id: 'h1',
  name: 'Sunrise & Sons Hospital',
  address: '14, Mill Road, Andheri East',
  city: 'Mumbai',
  state: 'Maharashtra',
  pin: '400069',
  phone: '022 2000 0000',
  insurers: ['SBI General Insurance'],
  otherNames: [],
  excludedBy: [],
  specialities: '',
  tieUps: {},
  position: { latitude: 19.12, longitude: 72.85 },
  isPositionApproximate: true,
  distanceKm: 3.4,
};
const lists = [{ insurer: 'SBI General Insurance', asOf: '2026-06-29', hospitals: 2 }];

const aurangabad: SearchPlace = {
  name: 'Aurangabad, Bihar',
  kind: 'city',
  district: 'Aurangabad',
  state: 'Bihar',
  position: { latitude: 24.75, longitude: 84.37 },
};

const answer: HospitalAnswer = {
  total: 1204,
  page: 2,
  pageSize: 20,
  results: Array.from({ length: 20 }, () => hospital),
  place: aurangabad,
  placeChoices: [],
  placeReading: null,
  unknownPlace: null,
  readAs: null,
  instead: null,
  nearestPlaces: [],
  insurerChoices: [],
  problems: {},
  lists,
  excludedLists: [],
  specialities: [],
  tieUps: [],
  isSample: false,
};

const eye = { ...emptyHospitalQuery, q: 'eye hospital, aurangabad', page: 3 };

test('a distance is about so many kilometres, and below one it says so', () => {
  expect(formatKm(hospital)).toBe('about 3 km');
  expect(formatKm({ ...hospital, distanceKm: 1 })).toBe('about 1 km');
  expect(formatKm({ ...hospital, distanceKm: 0.4 })).toBe('less than 1 km');
  expect(formatKm({ ...hospital, distanceKm: 0 })).toBe('less than 1 km');
  expect(formatKm({ ...hospital, distanceKm: null })).toBeNull();
});

test('no distance is shown from the middle of a state to places within it', () => {
  const state = { name: 'Sikkim', kind: 'state' as const, district: '', state: 'Sikkim' };
  const from = { ...state, position: { latitude: 27.5, longitude: 88.5 } };
  expect(formatKm({ ...hospital, state: 'Sikkim', distanceKm: 40 }, from)).toBeNull();
  expect(formatKm({ ...hospital, state: 'Bihar', distanceKm: 40 }, from)).toBe('about 40 km');
});

test('only for the exact PIN code of the query does the text say that a hospital is in its area', () => {
  const pin: SearchPlace = { ...aurangabad, kind: 'pin', name: '400069' };
  expect(formatKm(hospital, pin)).toBe('in the same PIN area');
  expect(formatKm({ ...hospital, distanceKm: 0 }, { ...pin, name: '400053' })).toBe(
    'less than 1 km',
  );
  expect(formatKm({ ...hospital, isPositionApproximate: false }, pin)).toBe('about 3 km');
});

test('a hospital without a PIN code shows no empty one', () => {
  expect(formatDeskText({ ...hospital, pin: '' }, lists, [])).not.toContain('PIN');
});

test('an address has its city and state once', () => {
  expect(formatAddress(hospital)).toBe('14, Mill Road, Andheri East, Mumbai, Maharashtra');
  expect(formatAddress({ ...hospital, address: '14, Mill Road, MUMBAI' })).toBe(
    '14, Mill Road, MUMBAI, Maharashtra',
  );
});

test('a place that repeats its own name has it once', () => {
  expect(formatPlace(aurangabad)).toBe('Aurangabad, Bihar');
  expect(formatPlace({ ...aurangabad, kind: 'pin', name: '824101' })).toBe(
    'PIN 824101, Aurangabad, Bihar',
  );
  expect(formatPlaceInFull({ ...aurangabad, kind: 'district' })).toBe('Aurangabad district, Bihar');
  expect(formatPlace({ ...aurangabad, district: 'Gaya' })).toBe('Aurangabad, Bihar');
  expect(formatPlaceInFull({ ...aurangabad, district: 'Gaya' })).toBe(
    'Aurangabad, Gaya district, Bihar',
  );
});

test('a place searched for by another name has both, and its own once', () => {
  const renamed: SearchPlace = {
    ...aurangabad,
    name: 'Chhatrapati Sambhajinagar',
    district: 'Chhatrapati Sambhajinagar',
    state: 'Maharashtra',
    askedAs: 'Aurangabad',
  };
  const both = 'Chhatrapati Sambhajinagar (Aurangabad), Maharashtra';
  expect(formatPlaceInFull(renamed)).toBe(both);
  expect(formatPlace(renamed)).toBe(both);
  expect(formatPlace({ ...renamed, kind: 'district' })).toBe(
    'Chhatrapati Sambhajinagar district (Aurangabad), Maharashtra',
  );
  expect(queryAtPlace(eye, renamed)).toMatchObject({
    q: 'eye hospital',
    city: 'Chhatrapati Sambhajinagar',
  });
});

test('a city that is its own state has its name once, whatever name was typed', () => {
  const delhi: SearchPlace = {
    ...aurangabad,
    name: 'Delhi',
    state: 'Delhi',
    district: 'New Delhi',
  };
  expect(formatPlace({ ...delhi, askedAs: 'दिल्ली' })).toBe('Delhi (दिल्ली)');
  expect(formatPlace(delhi)).toBe('Delhi');
});

test('the summary has the number, the place and the range of results', () => {
  expect(formatResultCount(answer, eye)).toBe(
    '1,204 hospitals in Aurangabad, Bihar. Showing 21 to 40.',
  );
  expect(
    formatResultCount({ ...answer, total: 1, page: 1, results: [hospital], place: null }, eye),
  ).toBe('1 hospital.');
  expect(formatResultCount({ ...answer, total: 0, results: [] }, eye)).toBe('No hospital found.');
  const instead = { shown: 'there', kind: null, words: 'sanjeevani' } as const;
  expect(formatResultCount({ ...answer, instead }, eye)).toBe(
    'No “sanjeevani” found in Aurangabad, Bihar. Showing others there.',
  );
  expect(formatResultCount({ ...answer, total: 0, results: [] }, emptyHospitalQuery)).toContain(
    'yet',
  );
  expect(withoutPageRange(formatResultCount(answer, eye))).toBe(
    '1,204 hospitals in Aurangabad, Bihar',
  );
  expect(withoutPageRange('No hospital found.')).toBe('No hospital found');
});

test('a misspelt place is in the summary as typed and as read, with the count', () => {
  const placeReading = { typed: 'aurngabad', isMisspelt: true, others: [] };
  const query = { ...emptyHospitalQuery, q: 'Aurngabad' };
  expect(formatResultCount({ ...answer, placeReading }, query)).toBe(
    'We read “Aurngabad” as Aurangabad, Bihar: 1,204 hospitals. Showing 21 to 40.',
  );
  const instead = { shown: 'nearest', kind: null, words: '' } as const;
  expect(formatResultCount({ ...answer, placeReading, instead, total: 3 }, query)).toBe(
    'We read “Aurngabad” as Aurangabad, Bihar: no hospital found. Showing the nearest 3.',
  );
  expect(formatResultCount({ ...answer, placeReading, instead, total: 1 }, query)).toMatch(
    /Showing the nearest\.$/,
  );
  // Known as typed.
  const known = { ...placeReading, isMisspelt: false };
  expect(formatResultCount({ ...answer, placeReading: known }, query)).toMatch(/^1,204 hospitals/);
});

test('of several places, or of none, the summary asks, and counts no hospital of a stranger', () => {
  const places = { ...answer, place: null, placeChoices: [aurangabad, aurangabad] };
  const placeReading = { typed: 'aurangabad', isMisspelt: false, others: [] };
  expect(formatResultCount({ ...places, placeReading }, eye)).toBe('Which Aurangabad?');
  const misspelt = { typed: 'eye', isMisspelt: true, others: [] };
  expect(formatResultCount({ ...places, placeReading: misspelt }, eye)).toBe(
    'Which place is “eye”?',
  );
  const unknownPlace = { words: 'Zzyx nagar', named: '' };
  const nothing = { ...answer, total: 0, results: [], place: null };
  expect(formatResultCount({ ...nothing, unknownPlace }, eye)).toBe(
    'We do not know “Zzyx nagar”. Add the PIN code or the district.',
  );
  const byName = { ...answer, place: null, unknownPlace: { words: 'Zzyx', named: 'apollo' } };
  expect(formatResultCount(byName, eye)).toMatch(/^1,204 hospitals with “apollo” in the name\./);
  const problems = { pin: '999999 is not in the post office’s list of PIN codes.' };
  expect(formatResultCount({ ...nothing, problems }, eye)).toBe(problems.pin);
});

test('the text for the desk names the branch, the list with its date, and the questions', () => {
  expect(formatDeskText(hospital, lists).split('\n')).toEqual([
    'Sunrise & Sons Hospital',
    '14, Mill Road, Andheri East, Mumbai, Maharashtra, PIN 400069',
    'Phone: 022 2000 0000',
    'Network list: SBI General Insurance, list of 29 June 2026',
    expect.stringContaining('Is this branch in the network for my policy'),
  ]);
  expect(
    formatDeskText({ ...hospital, tieUps: { 'SBI General Insurance': 'PPN' } }, lists),
  ).toContain('Network list: SBI General Insurance, list of 29 June 2026: PPN');
  expect(formatDeskText({ ...hospital, insurers: [], excludedBy: ['Alpha'] }, [], [])).toContain(
    'Excluded by: Alpha',
  );
  expect(formatDeskText({ ...hospital, insurers: [] }, [])).toContain(
    'sample list without insurers',
  );
});

test('map links have the address as one encoded search', () => {
  const words = 'Sunrise%20%26%20Sons%20Hospital%2C%2014%2C%20Mill%20Road';
  expect(mapsAppHref(hospital)).toContain(`geo:19.12,72.85?q=${words}`);
  expect(webMapHref(hospital)).toContain(`&query=${words}`);
  expect(mapsAppHref({ ...hospital, position: null })).toMatch(/^geo:0,0\?q=/);
});

test('paging shows the first, the last and the neighbouring pages', () => {
  expect(pagesAround(1, 3)).toEqual([1, 2, 3]);
  expect(pagesAround(7, 61)).toEqual([1, 6, 7, 8, 61]);
  expect(pagesAround(61, 61)).toEqual([1, 60, 61]);
});

test('choosing a place removes its words from the free text', () => {
  expect(queryAtPlace(eye, aurangabad)).toMatchObject({
    q: 'eye hospital',
    city: 'Aurangabad, Bihar',
    page: 1,
  });
  const misspelt = { ...eye, q: 'eye hospital aurngabad' };
  expect(queryAtPlace(misspelt, aurangabad, 'aurngabad').q).toBe('eye hospital');
});

test('the insurers of the lists are filters, except that of the sample list', () => {
  const listed = { ...answer, lists };
  expect(toFilterOptions(listed).insurers).toEqual(lists.map(({ insurer }) => insurer));
  expect(toFilterOptions({ ...listed, isSample: true }).insurers).toEqual([]);
});
