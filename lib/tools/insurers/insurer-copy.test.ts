import { everyInsurer } from './find-insurers.ts';
import { formatOrder, formatPercent, formatShownCount } from './insurer-copy.ts';

test('whatever the order is, the line names it and recommends nobody', () => {
  expect(formatOrder(['paid-by-amount'], '', '2024-25')).toBe(
    'Alphabetical by the name people know. The order recommends nobody.',
  );
  expect(formatOrder(['paid-by-amount'], 'paid-by-amount', '2024-25')).toMatch(
    /^Sorted by claim settlement ratio, by amount, 2024-25, from high to low.*recommends nobody\.$/,
  );
  expect(formatOrder(['paid-by-amount'], 'incurred-claims', '2024-25')).toMatch(
    /^Alphabetical .*recommends nobody\. .* does not exist/,
  );
});

test('what is hidden is said, with the reason', () => {
  expect(formatShownCount(58, 58, everyInsurer, 'insurers')).toBe('All 58 insurers are shown.');
  expect(formatShownCount(26, 58, { ...everyInsurer, kind: 'life' }, 'life insurers')).toBe(
    'Shown: 26 of 58 insurers, the life insurers. The others are hidden.',
  );
  expect(
    formatShownCount(2, 58, { ...everyInsurer, kind: 'life', q: ' max ' }, 'life insurers'),
  ).toBe('Shown: 2 of 58 insurers, the life insurers that match “max”. The others are hidden.');
  expect(formatShownCount(0, 58, { ...everyInsurer, q: 'qq' }, 'insurers')).toBe(
    'None of the insurers on this list match “qq”.',
  );
  expect(formatShownCount(58, 58, { ...everyInsurer, q: '!!!' }, 'insurers')).toBe(
    'All 58 insurers are shown.',
  );
});

test('a ratio has two decimals, as printed', () => {
  expect(formatPercent(99.7)).toBe('99.70%');
  expect(formatPercent(100)).toBe('100.00%');
});
