import { calculatorTexts } from '../../content/calculators/all-calculators.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import { calculatorRoutes } from '../../site/tool-routes.ts';
import { findCalculator } from '../calculator-registry/page-calculators.ts';
import { answerTitle } from './answer-address.ts';
import { answerTyped } from './answer-typed.ts';

const day = '2026-11-27' as IsoDate;

test('answers have titles of their own, without a date and without an illness', () => {
  const titles = calculatorRoutes.flatMap(({ id, path }) => {
    const calculator = findCalculator(path)?.calculator;
    if (!calculator?.examples?.[0]) return [];
    return calculator.examples.map(({ typed }) =>
      answerTitle(calculatorTexts[id].label, answerTyped(calculator, typed, day)),
    );
  });
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) {
    expect(title).toMatch(/^\S.*: \S/);
    expect(title).not.toMatch(/\b(19|20)\d\d\b|diabetes|cancer|heart|pressure|asthma/i);
  }
});

test('a date of the visitor is no title', () => {
  const numbers = [{ label: 'Covered from', value: '11 December 2026' }];
  expect(answerTitle('Waiting period calculator', { numbers })).toBe(
    'Your answer: Waiting period calculator',
  );
  expect(
    answerTitle('Cover calculator', { numbers: [...numbers, { label: 'Sum', value: '₹20 lakh' }] }),
  ).toBe('₹20 lakh: Cover calculator');
});
