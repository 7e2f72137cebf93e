import { readFileSync } from 'node:fs';
import {
  type PlaceRow,
  parsePlaceRows,
  parsePlaces,
  placeColumns,
  placesFile,
} from './parse-places.ts';
import { placeSources } from './place-sources.ts';
import { findPin, pinPlace, toPlace } from './places.ts';
import { readPlaces } from './read-places.server.ts';

const header = placeColumns.join('\t');
const small = [
  '# A comment',
  header,
  'state\t27\t\t\t\t\tMaharashtra|महाराष्ट्र',
  'district\t490\t27\t\t18.5\t73.8\tPune|पुणे',
  'city\t\t490\t3\t18.52\t73.86\tPune|Poona',
  'pin\t411001\t490\t\t18.52\t73.88\tCamp',
  'pin\t411002\t\t\t\t\tElsewhere',
  '',
].join('\n');

test('rows become states, districts, cities and PIN codes with their positions', () => {
  const places = parsePlaces(small);
  expect(places.states).toEqual(['Maharashtra']);
  expect(places.namedPlaces.map(({ kind, state, district }) => [kind, state, district])).toEqual([
    ['state', 0, -1],
    ['district', 0, 0],
    ['city', 0, 0],
  ]);
  expect(places.placeIdsByName.get('poona')).toEqual([2]);
  expect(places.placeIdsByName.get('pune')).toEqual([1, 2]);
  expect(places.areasByKey.get('camp')).toEqual([0]);
  expect(pinPlace(places, findPin(places, 411001))).toEqual({
    name: '411001',
    kind: 'pin',
    district: 'Pune',
    state: 'Maharashtra',
    position: { latitude: 18.52, longitude: 73.88 },
  });
  expect(pinPlace(places, findPin(places, 411002))).toBeNull();
});

test.each([
  ['empty', '', 'has no header'],
  ['of other columns', 'name\tpin\nPune\t411001\n', 'has no header'],
  ['cut off', `${header}\nstate\t27\t\t\t\t\tMaharashtra\n`, 'is cut off'],
  ['broken in a row', `${small}city\t\t490\n`, 'cannot be read at line 8'],
  ['of another kind', `${small}village\t\t490\t1\t1\t1\tX\n`, 'cannot be read at line 8'],
])('a file that is %s is refused in one line that says what to do', (_, text, words) => {
  expect(() => parsePlaces(text)).toThrow(words);
  expect(() => parsePlaces(text)).toThrow('Restore it from the repository');
});

test('the shipped file covers all of India and is read once', () => {
  const places = readPlaces();
  expect(readPlaces()).toBe(places);
  expect([places.states.length, places.districts.length]).toEqual([36, 787]);
  expect(places.namedPlaces.length).toBeGreaterThan(4_000);
  expect(places.pinCodes.length).toBeGreaterThan(19_000);
  expect(places.pinCodes.every((pin, at) => at === 0 || pin > (places.pinCodes[at - 1] ?? 0))).toBe(
    true,
  );
  expect(places.pinDistricts.filter((district) => district < 0).length).toBeLessThan(20);
  for (const { position } of places.namedPlaces.filter(({ kind }) => kind !== 'district'))
    expect(position).not.toBeNull();
});

/** What is wrong in a row; empty where nothing is. */
function rowErrors(row: PlaceRow, codes: { state: Set<string>; district: Set<string> }): string[] {
  const { kind, code, within, rank, latitude, longitude, names } = row;
  const isPlaced = latitude !== '' || longitude !== '';
  const isBetween = (text: string, min: number, max: number) =>
    /^\d+(\.\d+)?$/.test(text) && Number(text) >= min && Number(text) <= max;
  const [usualName = '', ...others] = names.split('|');
  const isWithin = {
    state: within === '',
    district: codes.state.has(within),
    city: codes.district.has(within),
    // One post office is of no known district.
    pin: codes.district.has(within) || code === '501511',
  }[kind];
  // Some PIN codes have no post office of a name.
  const isNamed = usualName !== '' || (kind === 'pin' && names === '');
  const rules: [isKept: boolean | undefined, error: string][] = [
    [isWithin, 'within'],
    [kind === 'city' ? code === '' : /^\d+$/.test(code), 'code'],
    [kind === 'city' ? /^[123]$/.test(rank) : rank === '', 'rank'],
    [isPlaced || kind === 'state' || kind === 'district', 'no position'],
    [!isPlaced || isBetween(latitude, 6, 38), 'latitude'],
    [!isPlaced || isBetween(longitude, 67, 98), 'longitude'],
    [isNamed && others.every(Boolean) && !/^ | $| \||\| /.test(names), 'names'],
    // The page takes what follows a comma for the state: `barePlaceName`.
    [kind === 'pin' || !usualName.includes(','), 'comma'],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, error]) => `${error}: ${Object.values(row)}`);
}

test('every row of the shipped file has what its kind needs', () => {
  const { namedRows, pins } = parsePlaceRows(readFileSync(placesFile, 'utf8'));
  const codesOf = (kind: string) =>
    namedRows.filter((row) => row.kind === kind).map(({ code }) => code);
  const codes = { state: new Set(codesOf('state')), district: new Set(codesOf('district')) };
  expect([...namedRows, ...pins].flatMap((row) => rowErrors(row, codes))).toEqual([]);
  expect(codes.district.size).toBe(codesOf('district').length);
  // A row names its state or district by code, so these come first.
  const runs = namedRows.filter(({ kind }, at) => kind !== namedRows[at - 1]?.kind);
  expect(runs.map(({ kind }) => kind)).toEqual(['state', 'district', 'city']);
});

test('Aurangabad needs its state to be unambiguous, Pune does not', () => {
  const places = readPlaces();
  const shown = (key: string) =>
    (places.placeIdsByName.get(key) ?? []).map((id) => {
      const named = places.namedPlaces[id];
      return named && toPlace(places, named)?.name;
    });
  expect(shown('aurangabad')).toContain('Aurangabad, Bihar');
  expect(shown('pune')).toContain('Pune');
});

test('each source is named with its licence and its URL', () => {
  expect(placeSources.map(({ name, licence }) => `${name}: ${licence.name}`)).toEqual([
    'GeoNames: CC BY 4.0',
    'Department of Posts, Government of India: Government Open Data License - India',
    'Local Government Directory, Government of India: Government Open Data License - India',
  ]);
});
