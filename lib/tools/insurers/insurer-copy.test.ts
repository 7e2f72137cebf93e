import { formatPercent } from '../../content/insurer-labels.ts';
import { noInsurerFilter } from './find-insurers.ts';
import { formatBothYears, formatLatest, formatOrder, formatShownCount } from './insurer-copy.ts';
import { insurerRows } from './insurer-rows.ts';

test('the text names the order, whatever it is', () => {
  expect(formatOrder(['paid-by-amount'], '', '2024-25')).toBe('A to Z.');
  expect(formatOrder(['paid-by-amount'], 'paid-by-amount', '2024-25')).toMatch(
    /^Sorted by claim settlement ratio, by amount, 2024-25, from high to low; .*come last\.$/,
  );
  expect(formatOrder(['paid-by-amount'], 'incurred-claims', '2024-25')).toMatch(
    /^A to Z\. .* does not exist/,
  );
});

test('hidden rows are reported with the reason', () => {
  expect(formatShownCount(58, 58, noInsurerFilter, 'insurers')).toBe('All 58 insurers are shown.');
  expect(formatShownCount(26, 58, { ...noInsurerFilter, kind: 'life' }, 'life insurers')).toBe(
    '26 of 58 insurers: the life insurers.',
  );
  expect(
    formatShownCount(2, 58, { ...noInsurerFilter, kind: 'life', q: ' max ' }, 'life insurers'),
  ).toBe('2 of 58 insurers match “max” among the life insurers.');
  expect(formatShownCount(0, 58, { ...noInsurerFilter, q: 'qq' }, 'insurers')).toBe(
    'None of the insurers on this list match “qq”.',
  );
  expect(formatShownCount(58, 58, { ...noInsurerFilter, q: '!!!' }, 'insurers')).toBe(
    'All 58 insurers are shown.',
  );
});

test('a ratio has two decimals, as printed', () => {
  expect(formatPercent(99.7)).toBe('99.70%');
  expect(formatPercent(100)).toBe('100.00%');
});

test('figures that have no column are listed in a line, including a missing year', () => {
  const lic = insurerRows.find(({ id }) => id === 'lic');
  const galaxy = insurerRows.find(({ id }) => id === 'galaxy-health');
  const acko = insurerRows.find(({ id }) => id === 'acko-life');
  if (!lic || !galaxy || !acko) throw new Error('not on the list');
  expect(formatBothYears(lic, ['paid-by-number', 'paid-by-amount'], '2024-25')).toBe(
    '2024-25: by number 97.59%, a year earlier 98.15%; by amount 96.08%, a year earlier 95.18%.',
  );
  expect(formatBothYears(galaxy, ['incurred-claims'], '2024-25')).toBe(
    '2024-25: incurred claims ratio 8.33%, a year earlier not in the table.',
  );
  expect(formatBothYears(acko, ['paid-by-number'], '2024-25')).toBe('');
  expect(formatLatest(acko, 'paid-by-number')).toBe('Not in the table');
});
