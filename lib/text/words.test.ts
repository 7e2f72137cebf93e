import { countText, joinWords, keepTogether, lowerFirst, shorten, upperFirst } from './words.ts';

test.each([
  [0, '0 years'],
  [1, '1 year'],
  [22, '22 years'],
  [1200, '1,200 years'],
])('%s is counted as "%s"', (count, text) => {
  expect(countText(count, 'year')).toBe(text);
});

test.each([
  [[], ''],
  [['Goa'], 'Goa'],
  [['Goa', 'Kerala'], 'Goa and Kerala'],
  [['Goa', 'Kerala', 'Punjab'], 'Goa, Kerala and Punjab'],
])('%j is joined as "%s"', (words, text) => {
  expect(joinWords(words)).toBe(text);
});

test('the first letter changes, the others do not', () => {
  expect([upperFirst('the IDV'), lowerFirst('The IDV'), upperFirst('')]).toEqual([
    'The IDV',
    'the IDV',
    '',
  ]);
});

test('a heading breaks in no date and between no number and its unit', () => {
  expect(keepTogether('Tell them by 5 December 2026, 26 years on')).toBe(
    'Tell them by 5\u00a0December\u00a02026, 26\u00a0years on',
  );
  expect(keepTogether('Your policy 2 of 3')).toBe('Your policy 2\u00a0of 3');
});

test('a text is shortened by whole words, a long word by whole characters', () => {
  expect(shorten('they said no to me', 13)).toBe('they said no …');
  expect(shorten('they said no to me', 12)).toBe('they said no …');
  expect(shorten('😀😀😀', 2)).toBe('😀😀 …');
  expect(shorten('नमस्ते', 60)).toBe('नमस्ते');
  expect(shorten('😀😀 😀', 3)).toBe('😀😀 …');
});
