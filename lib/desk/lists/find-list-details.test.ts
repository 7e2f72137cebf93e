import { findListDetails } from './find-list-details.ts';

const insurers = [
  'Star Health',
  'HDFC ERGO',
  'Kotak',
  'Zurich Kotak',
  'Digit',
  'Example Insurer A',
];
const find = (name: string, ...lines: string[]) =>
  findListDetails(name, lines, { insurers, today: '2026-11-27' });

test.each<[string, string | null, string | null]>([
  ['Star Health network 29-06-2026.xlsx', 'Star Health', '2026-06-29'],
  ['StarHealth_NetworkList_29062026.csv', 'Star Health', '2026-06-29'],
  ['STAR-HEALTH-2026-06-29.xlsx', 'Star Health', '2026-06-29'],
  ['HDFCERGO 20260629 (1).csv', 'HDFC ERGO', '2026-06-29'],
  ['hdfc-ergo general insurance 29.6.26.xlsx', 'HDFC ERGO', '2026-06-29'],
  ['Star Health and Allied Insurance Co Ltd 29th June 2026.csv', 'Star Health', '2026-06-29'],
  ['digit list of June 29, 2026.csv', 'Digit', '2026-06-29'],
  ['Zurich Kotak 29Jun2026.csv', 'Zurich Kotak', '2026-06-29'],
  ['example insurer a 01.11.2026.csv', 'Example Insurer A', '2026-11-01'],
  // A month alone is no day, a day to come is no list's, a part of a word is no name.
  ['Star Health June 2026.csv', 'Star Health', null],
  ['Star Health 29-06-2027.csv', 'Star Health', null],
  ['Star Health 29-06-2012.csv', 'Star Health', null],
  ['Star Health 31-06-2026.csv', 'Star Health', null],
  ['digital.csv', null, null],
  ['Mustar Healthy 123456789.csv', null, null],
  ['list.csv', null, null],
  // Two answers are none.
  ['Star Health and Digit 29-06-2026.csv', null, '2026-06-29'],
  ['Star Health 29-06-2026 changed 01-11-2026.csv', 'Star Health', null],
])('%s: %s, %s', (name, insurer, asOf) => {
  expect(find(name)).toEqual({ insurer, asOf, listKind: null });
});

test('the lines above the header say what the name does not, and the name counts first', () => {
  const titles = ['Network hospitals of HDFC ERGO General Insurance', 'As on 15/05/2026'];
  expect(find('list.xlsx', ...titles)).toMatchObject({ insurer: 'HDFC ERGO', asOf: '2026-05-15' });
  expect(find('star health 29-06-2026.csv', ...titles)).toMatchObject({
    insurer: 'Star Health',
    asOf: '2026-06-29',
  });
});

test.each([
  ['Star Health excluded hospitals.csv', 'excluded'],
  ['StarHealth_ExcludedHospitals.csv', 'excluded'],
  ['delisted-providers.xlsx', 'excluded'],
  ['Star Health de-empanelled 2026.xlsx', 'excluded'],
  ['terminated_hospitals.csv', 'excluded'],
  ['StarHealthNonNetwork.csv', 'excluded'],
  ['de-listing of June.csv', 'excluded'],
  ['exclusive network.csv', null],
])('%s is a list of kind %s', (name, listKind) => {
  expect(find(name).listKind).toBe(listKind);
});

test('a line that speaks of excluded hospitals does not say of which kind the list is', () => {
  const line = 'For excluded hospitals see the other file';
  expect(find('Star Health network.csv', line).listKind).toBeNull();
  expect(find('list.csv', line).listKind).toBeNull();
});

test('a name is found at the end of a long line, and in one that has it often', () => {
  const words = Array.from({ length: 997 }, (_, at) => `word${'x'.repeat(at % 7)}`).join(' ');
  expect(find('list.csv', `${words} HDFC Ergo`).insurer).toBe('HDFC ERGO');
  expect(find('list.csv', `${words} Zurich Kotak`).insurer).toBe('Zurich Kotak');
  expect(find('list.csv', `${words} Mustar Healthy`).insurer).toBeNull();
  expect(find('list.csv', 'Star Health '.repeat(500)).insurer).toBe('Star Health');
});
