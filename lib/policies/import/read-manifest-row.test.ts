import { findManifestColumns } from './manifest-columns.ts';
import { readManifestRow } from './read-manifest-row.ts';

const row = {
  Insurer: 'Alpha General',
  'Policy No': 'AG/123456',
  'Insured Name': 'Asha Rao',
  'Start Date': '01/04/2026',
  'End Date': '31/03/2027',
  Mobile: '9000000001',
  LOB: 'Private car',
};

function read(changes: Partial<typeof row> = {}, insurer: string | null = null) {
  const cells = { ...row, ...changes };
  const columns = findManifestColumns([Object.keys(cells), Object.values(cells)], new Map());
  return readManifestRow(Object.values(cells), columns, insurer);
}

test('a whole row is a policy', () => {
  expect(read()).toMatchObject({
    kind: 'row',
    details: {
      insurer: 'Alpha General',
      number: 'AG/123456',
      kind: 'car',
      holders: ['Asha Rao'],
      from: '2026-04-01',
      to: '2027-03-31',
    },
    contacts: { mobiles: ['9000000001'], emails: [] },
    document: null,
  });
});

test.each<[changes: Partial<typeof row>, reason: string]>([
  [{ 'Policy No': '' }, 'no policy number'],
  [{ 'Policy No': '-/' }, 'no policy number'],
  [{ 'Policy No': '-/1' }, 'a policy number of fewer than three letters and digits'],
  [{ 'Policy No': '1.23457E+15' }, 'a policy number that a spreadsheet has rounded'],
  [{ Insurer: ' ' }, 'no insurer'],
  [{ 'Insured Name': '' }, 'no name'],
  [{ 'Start Date': 'soon' }, 'no start date that can be read'],
  [{ 'Start Date': '31/02/2026' }, 'no start date that can be read'],
  [{ 'End Date': '' }, 'no end date that can be read'],
  [{ 'Start Date': '01/04/2027' }, 'it ends before it starts'],
  [{ Mobile: '', 'Insured Name': '' }, 'no name; no mobile number and no mail address'],
])('a row with %j is skipped: %s', (changes, reason) => {
  expect(read(changes)).toEqual({ kind: 'skipped', reason });
});

test('an address without a domain is skipped, even beside a mobile number', () => {
  const columns = { ...row, 'E-mail': 'f@x' };
  const found = findManifestColumns([Object.keys(columns), Object.values(columns)], new Map());
  expect(readManifestRow(Object.values(columns), found, null)).toEqual({
    kind: 'skipped',
    reason: 'a mail address that cannot be read',
  });
});

test('a list of one insurer needs no column for it; a cell that names one counts', () => {
  expect(read({ Insurer: '' }, 'Beta Life')).toMatchObject({ details: { insurer: 'Beta Life' } });
  expect(read({}, 'Beta Life')).toMatchObject({ details: { insurer: 'Alpha General' } });
});

test('a policy of one day is a policy', () => {
  expect(read({ 'End Date': row['Start Date'] }).kind).toBe('row');
});
