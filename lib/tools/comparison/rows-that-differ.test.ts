import { rowsThatDiffer } from './rows-that-differ.ts';

test('a row differs when one of its plans says something else', () => {
  expect(
    rowsThatDiffer([
      ['30 days', '30 days', '30 days'],
      ['30 days', '30 days', '90 days'],
      ['Not stated', 'Not stated', 'Nothing'],
    ]),
  ).toEqual([false, true, true]);
});

test('with one plan or none no row is left out', () => {
  expect(rowsThatDiffer([['30 days'], []])).toEqual([true, true]);
});
