import { headlineSum } from './shared-answer-parts.ts';

test.each([
  [31_383, '₹31,383'],
  [21_326_600, '₹2.13 crore'],
  [12_345_600_000, '₹1,235 crore'],
  [999_990_000_000, '₹99,999 crore'],
  [6e16, '> ₹9,999 crore'],
])('%d: %s', (amount, text) => {
  expect(headlineSum(amount)).toBe(text);
});
