import {
  matchesAllTerms,
  normalizeForSearch,
  parseTerms,
  searchableQuery,
} from './find-insurers.ts';

const holds = (text: string, query: string) =>
  matchesAllTerms(normalizeForSearch(text), parseTerms(query));

test('every term must be the beginning of a word of the text', () => {
  expect(holds('How long is the waiting period?', 'wait period')).toBe(true);
  expect(holds('How long is the waiting period?', 'wait premium')).toBe(false);
  expect(holds('What is a deductible?', 'edu')).toBe(false);
});

test('a short term must be a whole word, unless it is still being typed', () => {
  expect(holds('The company pays', 'co pay')).toBe(false);
  expect(holds('The company pays', 'pay co')).toBe(true);
});

test('hyphen, apostrophe, case and plural do not matter', () => {
  for (const query of ['co-pay', 'copay', 'CO PAY', 'Co-pays'])
    expect({ query, isFound: holds('What is a co-pay?', query) }).toEqual({ query, isFound: true });
  expect(holds('the insurer’s letter', 'insurers')).toBe(true);
  expect(holds('one premium', 'premiums')).toBe(true);
});

test('rupees and Hindi are words too', () => {
  expect(holds('Does anyone need ₹1 crore?', '₹1 crore')).toBe(true);
  expect(holds('बीमा क्या है?', 'बीमा')).toBe(true);
});

test('an empty query matches everything; signs alone are empty', () => {
  expect(parseTerms(' ?! ')).toEqual([]);
  expect(holds('anything', ' - ')).toBe(true);
  expect([searchableQuery(' co pay '), searchableQuery('!!!'), searchableQuery('')]).toEqual([
    'co pay',
    '',
    '',
  ]);
});
