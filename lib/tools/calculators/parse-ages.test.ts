import { parseAges } from './parse-field.ts';

test.each([
  ['', []],
  ['62, 65', [65, 62]],
  ['७ and 4 years', [7, 4]],
  ['65;62', [65, 62]],
  ['62yrs, 65 yrs.', [65, 62]],
  ['६२ साल', [62]],
  ['4 years, 6 months', [4, 0]],
  ['4 yrs 6 months', [4]],
  ['11m', [0]],
] as const)('ages typed as "%s" are read, the eldest first', (typed, ages) => {
  expect(parseAges(typed)).toEqual(ages);
});

test.each(['62.5', '26 months', '62 yards', 'none', '-4', '1000'])('"%s" is invalid', (typed) => {
  expect(parseAges(typed)).toBeNull();
});
