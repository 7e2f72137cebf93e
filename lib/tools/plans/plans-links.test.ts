import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { healthCoverCalculator } from '../health/health-cover/health-cover-calculator.ts';
import { humanLifeValueCalculator } from '../life/human-life-value/human-life-value-calculator.ts';
import type { StoredPlan } from './insurer-plan.ts';
import { plansLinks } from './plans-links.ts';

const stored = {
  plan: { products: ['/health-insurance'], approval: {} },
  range: { ages: [26, 65], sums: [500_000, 1_000_000], terms: [3, 1], zones: [''] },
  versionId: '1',
} as unknown as StoredPlan;
const links = (found: Parameters<typeof plansLinks>[2]) =>
  plansLinks('/health-insurance', [stored], found);

test('the link carries age and sum when a rate table has exactly these', () => {
  expect(links([{ age: 34, sum: 1_000_000 }])).toEqual([
    '[Plans with approved prices](/health-insurance/plans/answer?age=34&sum=1000000&term=1): prices for age 34, ₹10 lakh, 1 year.',
  ]);
  expect(links([{ age: 34, sum: 1_000_000, term: 3 }])[0]).toContain('&term=3)');
});

test.each([
  [{ age: 25, sum: 1_000_000 }],
  [{ age: 66, sum: 1_000_000 }],
  [{ age: 34, sum: 900_000 }],
  [{ age: 34, sum: 500_000, term: 2 }],
])('without a table for %j the link opens the empty form', (found) => {
  expect(links([found])).toEqual([
    '[Plans with approved prices](/health-insurance/plans), with their prices.',
  ]);
});

test('without plans there is no link', () => {
  expect(plansLinks('/health-insurance', [], [{ age: 34, sum: 500_000 }])).toEqual([]);
});

test('tools pass on the age, sum and term of their answer', () => {
  const household = answerCalculator(healthCoverCalculator, {
    age: '34',
    spouse: '32',
    parents: '62',
  });
  expect(household.numbers?.map(({ value }) => value)).toContain('₹20 lakh');
  expect(household.requiredCovers).toEqual([
    { age: 34, sum: 2_000_000 },
    { age: 62, sum: 1_000_000 },
  ]);
  const life = { age: '34', income: '12 lakh', years: '22', loans: '0' };
  const answer = answerCalculator(humanLifeValueCalculator, life);
  expect(answer.requiredCovers).toEqual([{ age: 34, sum: expect.any(Number), term: 22 }]);
});
