/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import type {
  FoundHospital,
  HospitalAnswer,
  HospitalQuery,
  SearchPlace,
} from '@/lib/tools/hospitals/api/hospital-answer';
import { emptyHospitalQuery } from '@/lib/tools/hospitals/api/parse-hospital-query';
import { HospitalMap } from './hospital-map';
import { HospitalResults, ResultPaging } from './hospital-results';

const ashta: SearchPlace = {
  name: 'Ashta, Madhya Pradesh',
  kind: 'city',
  district: 'Sehore',
  state: 'Madhya Pradesh',
  position: { latitude: 23.02, longitude: 76.72 },
};
const otherAshta: SearchPlace = {
  ...ashta,
  name: 'Ashta, Maharashtra',
  district: 'Sangli',
  state: 'Maharashtra',
};

const hospital: FoundHospital = {
  id: 'h',
  name: 'Example Hospital',
  address: '1, Example Road',
  city: 'Bhopal',
  state: 'Madhya Pradesh',
  pin: '462001',
  phone: null,
  insurers: [],
  otherNames: [],
  excludedBy: [],
  specialities: '',
  tieUps: {},
  position: null,
  isPositionApproximate: false,
  distanceKm: 75,
};

const answer: HospitalAnswer = {
  total: 1,
  page: 1,
  pageSize: 10,
  results: [hospital],
  place: ashta,
  placeChoices: [],
  placeReading: { typed: 'ashta', isMisspelt: false, others: [] },
  unknownPlace: null,
  readAs: null,
  instead: null,
  nearestPlaces: [],
  insurerChoices: [{ insurer: 'Alpha', website: null }],
  problems: {},
  lists: [{ insurer: 'Alpha', asOf: '2026-06-29', hospitals: 2 }],
  excludedLists: [],
  specialities: [],
  tieUps: [],
  isSample: false,
};

const query = { ...emptyHospitalQuery, q: 'hospital in Ashta' };
const show = (changes: Partial<HospitalAnswer>) =>
  render(<HospitalResults query={query} answer={{ ...answer, ...changes }} />);
const linksOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]);
const addToField = ['Add the district or the PIN code', '#hospital-q'];

test('of several places each is a link to the same search there, and no hospital is listed', () => {
  show({ place: null, placeChoices: [ashta, otherAshta] });
  const there = '/cashless-hospital/answer?q=hospital+in&city=Ashta,+';
  expect(linksOf('Choose your place:')).toEqual([
    ['Ashta, Sehore district, Madhya Pradesh', `${there}Madhya+Pradesh`],
    ['Ashta, Sangli district, Maharashtra', `${there}Maharashtra`],
  ]);
  expect(screen.queryByText('Example Hospital')).toBeNull();
});

test('under one place the others of its name follow, and the field takes any other', () => {
  show({ placeReading: { typed: 'ashta', isMisspelt: false, others: [otherAshta] } });
  expect(linksOf('Not this Ashta?').map(([text]) => text)).toEqual([
    'Sangli district, Maharashtra',
  ]);
});

test('a misspelt place has a way to another, even if none is near', () => {
  show({ placeReading: { typed: 'ashtta', isMisspelt: true, others: [] } });
  expect(linksOf('Somewhere else?')).toEqual([addToField]);
});

test('a place known as typed has no such line', () => {
  show({});
  expect(screen.queryByText(/Not this|Somewhere else/)).toBeNull();
});

test('the nearest hospitals come before “Which insurer?” and the ways on, however far they are', () => {
  show({ instead: { shown: 'nearest', kind: null, words: '' } });
  const first = screen.getByText('Example Hospital');
  const insurer = screen.getByLabelText('Which insurer?');
  const ways = screen.getByRole('heading', { name: 'If none is near enough' });
  expect(first.compareDocumentPosition(insurer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(insurer.compareDocumentPosition(ways)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was found as asked says so, for the field that waits behind “Change”; nothing else does', () => {
  const isFound = (changes: Partial<HospitalAnswer>) => {
    const { container, unmount } = show(changes);
    const isSaid = container.querySelector('ol[data-found]') !== null;
    unmount();
    return isSaid;
  };
  expect(isFound({})).toBe(true);
  expect(isFound({ placeReading: { typed: 'ashtta', isMisspelt: true, others: [] } })).toBe(true);
  for (const changes of [
    { results: [], total: 0 },
    { place: null, placeChoices: [ashta, otherAshta] },
    { instead: { shown: 'nearest', kind: null, words: '' } },
    { problems: { pin: 'A PIN code has six digits.' } },
    { place: null, total: 50 },
  ] as const satisfies readonly Partial<HospitalAnswer>[])
    expect([changes, isFound(changes)]).toEqual([changes, false]);
});

test('the demonstration’s note is one line of a phone', () => {
  show({ isSample: true });
  expect(screen.getByText(/^Sample list/).textContent?.length).toBeLessThan(35);
});

test('an unknown place leads to the insurer’s own list', () => {
  const nothing = { total: 0, results: [], place: null, placeReading: null };
  show({ ...nothing, unknownPlace: { words: 'Zzyx', named: '' } });
  expect(screen.getByLabelText('Which insurer?')).toBeInTheDocument();
  expect(screen.queryByText(/have none|none is near/)).toBeNull();
});

test('hospitals found by name beside an unknown place are said to be that', () => {
  show({ place: null, placeReading: null, unknownPlace: { words: 'Qwertpur', named: 'example' } });
  expect(screen.getByText(/^We do not know “Qwertpur”: add the PIN code/)).toBeInTheDocument();
});

test.each([
  [['Alpha'], 'Excluded by Alpha, list of 29 June 2026: not cashless with this insurer.'],
  [
    ['Alpha', 'Beta'],
    'Excluded by Alpha, list of 29 June 2026; Beta: not cashless with these insurers.',
  ],
])('a hospital that %j exclude says so, with the day of the list', (excludedBy, text) => {
  show({ results: [{ ...hospital, excludedBy }], excludedLists: answer.lists });
  expect(screen.getByText(text)).toBeInTheDocument();
});

const pagesOf = (changes: Partial<HospitalQuery>, page: number, total = 45) => {
  render(
    <ResultPaging query={{ ...query, page, ...changes }} answer={{ ...answer, page, total }} />,
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  return links.map((link) => [
    link.textContent,
    new URL((link as HTMLAnchorElement).href).searchParams.get('page'),
    link.getAttribute('aria-current'),
  ]);
};

test('the pages around the current one are links, which alone is marked; long pages begin at the first', () => {
  expect(pagesOf({}, 3)).toEqual([
    ['Previous', '2', null],
    ['1', null, null],
    ['2', '2', null],
    ['3', '3', 'page'],
    ['4', '4', null],
    ['5', '5', null],
    ['Next', '4', null],
    ['Long pages, to print', null, null],
  ]);
});

test('a long page leads back to short ones, even if it has every hospital', () => {
  expect(pagesOf({ isAll: true }, 1, 5).at(-1)).toEqual(['Short pages', null, null]);
});

test('one short page has no links to others', () => {
  render(<ResultPaging query={query} answer={{ ...answer, total: 10 }} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a mark of the map with more than two hospitals has the first number and how many more; its name has all', () => {
  const spot = (numbers: number[], x: number) => ({ x, y: 100, numbers });
  const markers = [spot([3, 5], 50), spot([1, 2, 4], 200)];
  const map = {
    width: 336,
    height: 336,
    markers,
    centre: null,
    rings: [],
    scale: { km: 1, length: 9 },
  };
  render(<HospitalMap map={map} centreName={null} />);
  const links = screen.getAllByRole('link', { name: /^To hospital/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-label')])).toEqual([
    ['3, 5', 'To hospital 3, 5 in the list'],
    ['1 +2', 'To hospital 1, 2, 4 in the list'],
  ]);
});
