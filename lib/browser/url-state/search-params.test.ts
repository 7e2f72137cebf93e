import { allValues, firstValue, type QueryParams } from './search-params.ts';

const page: QueryParams = {
  expiry: ['', '2026-11-12', '2026-12-01'],
  line: 'health',
  long: 'x'.repeat(300),
};
const file: QueryParams = new URLSearchParams([
  ['expiry', ''],
  ['expiry', '2026-11-12'],
  ['expiry', '2026-12-01'],
  ['line', 'health'],
  ['long', 'x'.repeat(300)],
]);

test.each([
  ['a page', page],
  ['a calendar file', file],
])(
  'the query of %s: the first value that is not blank, cut to what a field can hold',
  (_, query) => {
    expect(firstValue(query, 'expiry')).toBe('2026-11-12');
    expect(firstValue(query, 'line')).toBe('health');
    expect(firstValue(query, 'part')).toBe('');
    expect(firstValue(query, 'long')).toHaveLength(200);
    expect(allValues(query, 'expiry')).toEqual(['', '2026-11-12', '2026-12-01']);
    expect(allValues(query, 'part')).toEqual([]);
  },
);
