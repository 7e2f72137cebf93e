import { testRows } from '../../../testing/data/rows.ts';
import {
  findInsurers,
  type InsurerRow,
  noInsurerFilter,
  parseInsurerChoice,
  sortGroups,
} from './find-insurers.ts';

function row(brand: string, more: Partial<InsurerRow> = {}): InsurerRow {
  const legalName = `${brand} Life Insurance Company Limited`;
  const named = { id: brand.toLowerCase(), brand, legalName };
  return { ...named, kind: 'life', registrationNumber: '999', figures: {}, ...more };
}

const rows = [
  row('Alpha', { registrationNumber: '104', figures: { 'paid-by-number': [97.5, 96] } }),
  row('Beta', { formerNames: ["Gamma's Old-Name Ltd."] }),
  row('Delta', { kind: 'general', figures: { 'incurred-claims': [140, 90] }, isUnsteady: true }),
  row('Epsilon', { kind: 'general', figures: { 'incurred-claims': [60, null] } }),
  row('Zeta', { figures: { 'paid-by-number': [99.1, 98] } }),
  row('IndiaFirst', { kind: 'standalone-health' }),
];

testRows(['query'], ({ query }) => {
  const choice = parseInsurerChoice(new URLSearchParams(query));
  return {
    found: () =>
      findInsurers(rows, choice)
        .map(({ brand }) => brand)
        .join(', '),
  };
})`
  query | found | why
  | Alpha, Beta, Delta, Epsilon, Zeta, IndiaFirst | without filters every row stays, in its original order
  q=  ALPHA life  | Alpha | names, former names and the registration number, ignoring case and punctuation
  q=gammas old name limited | Beta
  q=104 | Alpha
  q=alpha beta | –
  q=... | Alpha, Beta, Delta, Epsilon, Zeta, IndiaFirst
  q=lph | – | a word matches at its beginning, not in the middle
  q=<b>x | –
  q=alp | Alpha
  q=indiafirst | IndiaFirst | a name written as one word matches as two, and vice versa
  q=IndiaFirst | IndiaFirst
  q=india first | IndiaFirst
  q=first | IndiaFirst
  kind=general | Delta, Epsilon | a kind filters the list, also together with a search
  kind=general&q=zeta | –
  sort=paid-by-number&kind=life | Zeta, Alpha, Beta | descending, missing figures last
  sort=incurred-claims&kind=general | Epsilon, Delta | unsteady figures last
`;

test('sorting does not mutate its input', () => {
  const before = rows.map(({ brand }) => brand);
  findInsurers(rows, { ...noInsurerFilter, sort: 'paid-by-number' });
  expect(rows.map(({ brand }) => brand)).toEqual(before);
});

test('an unknown value in a URL counts as missing', () => {
  const read = (query: string) => parseInsurerChoice(new URLSearchParams(query));
  expect(read('')).toEqual(noInsurerFilter);
  const choice = { q: 'max', kind: 'life', sort: 'paid-by-amount' };
  expect(read('q=max&kind=life&sort=paid-by-amount')).toEqual(choice);
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
