import {
  findInsurers,
  type InsurerRow,
  noInsurerFilter,
  parseInsurerChoice,
  sortGroups,
} from './find-insurers.ts';

function row(brand: string, more: Partial<InsurerRow> = {}): InsurerRow {
  return {
    id: brand.toLowerCase(),
    kind: 'life',
    brand,
    monogram: '',
    legalName: `${brand} Life Insurance Company Limited`,
    registrationNumber: '999',
    figures: {},
    ...more,
  };
}

const rows = [
  row('Alpha', { registrationNumber: '104', figures: { 'paid-by-number': [97.5, 96] } }),
  row('Beta', { formerNames: ["Gamma's Old-Name Ltd."] }),
  row('Delta', { kind: 'general', figures: { 'incurred-claims': [140, 90] }, isUnsteady: true }),
  row('Epsilon', { kind: 'general', figures: { 'incurred-claims': [60, null] } }),
  row('Zeta', { figures: { 'paid-by-number': [99.1, 98] } }),
];

const found = (choice: Partial<typeof noInsurerFilter>) =>
  findInsurers(rows, { ...noInsurerFilter, ...choice }).map(({ brand }) => brand);

test('without filters every row stays, in its original order', () => {
  expect(found({})).toEqual(['Alpha', 'Beta', 'Delta', 'Epsilon', 'Zeta']);
});

test('the search covers names, former names and the registration number, ignoring case and punctuation', () => {
  expect(found({ q: '  ALPHA life ' })).toEqual(['Alpha']);
  expect(found({ q: 'gammas old name limited' })).toEqual(['Beta']);
  expect(found({ q: '104' })).toEqual(['Alpha']);
  expect(found({ q: 'alpha beta' })).toEqual([]);
  expect(found({ q: '...' })).toHaveLength(rows.length);
});

test('a word matches at its beginning, not in the middle', () => {
  expect(found({ q: 'lph' })).toEqual([]);
  expect(found({ q: '<b>x' })).toEqual([]);
  expect(found({ q: 'alp' })).toEqual(['Alpha']);
});

test('a name written as one word matches as two, and vice versa', () => {
  const joined = [row('IndiaFirst')];
  for (const q of ['indiafirst', 'IndiaFirst', 'india first', 'first']) {
    expect({ q, count: findInsurers(joined, { ...noInsurerFilter, q }).length }).toEqual({
      q,
      count: 1,
    });
  }
});

test('a kind filters the list, also together with a search', () => {
  expect(found({ kind: 'general' })).toEqual(['Delta', 'Epsilon']);
  expect(found({ kind: 'general', q: 'zeta' })).toEqual([]);
});

test('sorting is descending, with unsteady and missing figures last', () => {
  expect(found({ sort: 'paid-by-number', kind: 'life' })).toEqual(['Zeta', 'Alpha', 'Beta']);
  expect(found({ sort: 'incurred-claims', kind: 'general' })).toEqual(['Epsilon', 'Delta']);
});

test('sorting does not mutate its input', () => {
  const before = rows.map(({ brand }) => brand);
  found({ sort: 'paid-by-number' });
  expect(rows.map(({ brand }) => brand)).toEqual(before);
});

test('an unknown value in a URL counts as missing', () => {
  const read = (query: string) => parseInsurerChoice(new URLSearchParams(query));
  expect(read('')).toEqual(noInsurerFilter);
  expect(read('q=max&kind=life&sort=paid-by-amount')).toEqual({
    q: 'max',
    kind: 'life',
    sort: 'paid-by-amount',
  });
  expect(read('kind=best&sort=rating&q=')).toEqual(noInsurerFilter);
});

test('a search shows the table first in which a short name matches, not a legal one', () => {
  const both = [
    row('SUD', { legalName: 'Star Union Dai-ichi Life Insurance Company Limited' }),
    row('Star', { kind: 'standalone-health' }),
  ];
  const kinds = [{ kind: 'life' }, { kind: 'standalone-health' }] as const;
  const sorted = (q: string) => {
    const choice = { ...noInsurerFilter, q };
    return sortGroups(kinds, findInsurers(both, choice), choice).map(({ kind }) => kind);
  };
  expect(sorted('star')).toEqual(['standalone-health', 'life']);
  expect(sorted('')).toEqual(['life', 'standalone-health']);
});
