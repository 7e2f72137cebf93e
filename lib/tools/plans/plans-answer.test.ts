/** The answer from filed rates; each expected value is computed by hand from the table above it. */
import { answerCalculator } from '../../../testing/data/answer-calculator.ts';
import { testAnswers } from '../../../testing/data/answer-rows.ts';
import { testRows } from '../../../testing/data/rows.ts';
import { bannedWordsIn } from '../../site/banned-words.ts';
import type { CalculatorAnswer } from '../calculators/calculator.ts';
import { type FiledRate, type InsurerPlan, rateRangeOf, type StoredPlan } from './insurer-plan.ts';
import { filedPrice, planWords, smokerOf } from './plan-words.ts';
import { plansCalculator } from './plans-calculator.ts';

const today = '2026-11-23';
const rate = (change: Partial<FiledRate>): FiledRate => ({
  ageFrom: 26,
  ageTo: 35,
  sum: 500_000,
  zone: '',
  term: 1,
  priceFor: 'one adult, yearly, with tax',
  paise: 610_000,
  ...change,
});
const plan = (change: Partial<InsurerPlan>): InsurerPlan => ({
  uin: 'EXAMPLE-1',
  insurer: 'Example Insurer A',
  name: 'Example One',
  isExample: true,
  products: ['/health-insurance'],
  filedOn: '2026-10-01',
  approval: {
    reference: 'Example letter',
    from: '2026-11-01',
    until: '2027-10-31',
    coversComparison: true,
  },
  source: 'Example table',
  features: { 'Co-pay': 'Example: none' },
  featuresSource: 'Example wording',
  ...change,
});
const tables: [InsurerPlan, FiledRate[]][] = [
  [
    plan({}),
    [
      rate({ zone: 'Metro', paise: 700_000 }),
      rate({ zone: 'Rest', paise: 630_050 }),
      rate({ sum: 1_000_000, zone: 'Metro', paise: 900_000 }),
      rate({ ageFrom: 36, ageTo: 45, zone: 'Rest', paise: 800_000 }),
    ],
  ],
  [
    plan({ uin: 'EXAMPLE-2', insurer: 'Example Insurer B', name: 'Example Two', features: {} }),
    [
      rate({ paise: 640_000 }),
      rate({ priceFor: 'two adults, yearly, with tax', paise: 1_150_000 }),
      rate({ term: 3, paise: 1_800_000 }),
      rate({ ageFrom: 60, ageTo: 120, paise: 4_000_000 }),
    ],
  ],
];
const stored: StoredPlan[] = tables.map(([one, rates]) => ({
  plan: one,
  range: rateRangeOf(rates),
  versionId: one.uin,
}));
// The fake store returns all rates, so the answer itself must leave out the others.
const everyRate = new Map(tables.map(([one, rates]) => [one.uin, rates]));
const tool = plansCalculator('/health-insurance', stored, everyRate);

const answerOf = (typed: object) => answerCalculator(tool, typed, today);

const parts = {
  prices: ({ working }: CalculatorAnswer) =>
    working.rows.map(({ label, value }) => `${label.slice(-3)} ${value}`).join(', '),
  cards: ({ working }: CalculatorAnswer) =>
    working.rows.map(({ plan: card }) => card?.price).join(', '),
};
const answers = testAnswers(tool, { given: 'sum 500000', parts });

const some = 'Prices for age ';
const none = 'No plan here has a price for age ';
answers`
  typed | prices | verdict | steps
  age 26 | One ₹7,000, One ₹6,300.50, Two ₹6,400, Two ₹11,500 | ${some}26, ₹…: 2 of 2) | …(/insurance-companies)…
  age 35 | One ₹7,000, One ₹6,300.50, Two ₹6,400, Two ₹11,500 | ${some}35, ₹…: 2 of 2)
  age 36 | One ₹8,000 | ${some}36, ₹…: 1 of 2)
  age 45 | One ₹8,000 | ${some}45, ₹…: 1 of 2)
  age 46 | – | ${none}46, ₹…: 0 of 2) | /^[^(]*\(#change\)/
  age 59 | – | ${none}59, ₹…: 0 of 2)
  age 60 | Two ₹40,000 | ${some}60, ₹…: 1 of 2) | /^[^(]*\(\/insurance-companies\)/
  age 120 | Two ₹40,000 | ${some}120, ₹…: 1 of 2)
  age 30; sum 1000000 | One ₹9,000 | …: 1 of 2)
  age 40; sum 1000000 | – | …: 0 of 2)
  age 30; term 3 | Two ₹18,000 | …: 1 of 2)
  age 40; term 3 | – | …: 0 of 2)
  age 30; zone Metro | One ₹7,000, Two ₹6,400, Two ₹11,500 | …: 2 of 2)
  age 30; zone Rest | One ₹6,300.50, Two ₹6,400, Two ₹11,500 | …: 2 of 2)
  age 36; zone Metro | – | …: 0 of 2)
  age 30; sum 1000000; zone Rest | – | …: 0 of 2)
  age 30; order price | One ₹6,300.50, Two ₹6,400, One ₹7,000, Two ₹11,500 | …: 2 of 2)
`;

answers`
  typed | question | tables | captions | exception | assumptions | why
  age 30; term 3 | Age 30, ₹5 lakh, 3 years
  age 46 | | Plan; Its table has / Example Insurer A: Example One, UIN EXAMPLE-1. Approval: Example letter, until 31 October 2027; Ages 26 to 45; ₹5 lakh, ₹10 lakh; 1 year / Example Insurer B: Example Two, UIN EXAMPLE-2. Approval: Example letter, until 31 October 2027; Ages 26 to 120; ₹5 lakh; 1 year, 3 years / What is compared; Example One / Co-pay; Example: none | No price for this / What the plans’ wordings say | …examples…: … | 2 plans are approved for this page… | an example is labelled, every plan is counted, and a feature that no plan has makes no row
`;

answers`
  typed | field
  age 0; sum 5 lakh | age, sum
  age -1; sum 5 lakh | age, sum
  age 25; sum 5 lakh | age, sum
  age 121; sum 5 lakh | age, sum
  age 34.5; sum 5 lakh | age, sum
  age ₹; sum 5 lakh | age, sum
  age <b>; sum 5 lakh | age, sum
  age ${'9'.repeat(61)}; sum 5 lakh | age, sum
  age २५; sum 5 lakh | age, sum
`;

test('each price has its filing date, UIN, approval reference and source', () => {
  const [, row] = answerOf({ age: '30', sum: '500000' }).working.rows;
  expect(row).toEqual({
    label: 'Example Insurer A: Example One',
    value: '₹6,300.50',
    note: 'Rates of 1 October 2026, UIN EXAMPLE-1. Source: Example table. Approval: Example letter, until 31 October 2027',
    plan: {
      insurer: 'Example Insurer A',
      name: 'Example One',
      price: '₹6,301 a year',
      priceFor: 'one adult, yearly, with tax; Rest',
      facts: [{ label: 'Co-pay', text: 'Example: none' }],
      askHref: '#get-a-call',
    },
  });
});

test.each(['/investment-plans', '/child-plans', '/pension-plans', '/capital-guarantee'] as const)(
  'savings plans are shown on %s with the standard warnings',
  (path) => {
    const saving = plansCalculator(path, stored, everyRate);
    const answer = answerCalculator(saving, { age: '30', sum: '500000' } as object, today);
    expect(answer.exception?.text).toContain('“Warnings by kind of plan”');
    const warnings = answer.tables?.find(({ caption }) => caption === 'Warnings by kind of plan');
    expect(warnings?.rows.map(([kind]) => kind).join(', ')).toBe(
      'Unit-linked plans, Participating plans, Non-participating plans, Illustrations',
    );
    expect(warnings?.rows.every(([, warning]) => (warning?.length ?? 0) > 50)).toBe(true);
    expect(answer.figures.map(({ id }) => id)).toContain('unit-linked-lock-in');
  },
);

test('no word ranks plans, and commission does not affect the order; a wording is a source', () => {
  const said = answerOf({ age: '30', sum: '500000', order: 'price' });
  expect(bannedWordsIn(JSON.stringify([tool, said]))).toEqual([]);
  expect(Object.keys(tool.fields.order.options)).toEqual(['name', 'price']);
  const { figures } = answerOf({ age: '46', sum: '500000' });
  expect(figures.map(({ source }) => source.title)).toContain('Example Insurer A: Example wording');
});

test('one approval without a comparison: no order by price, also for an old URL, and the answer says why', () => {
  const [first, ...rest] = stored;
  if (!first) throw new Error('no plan');
  const { coversComparison, ...approval } = first.plan.approval;
  const narrower = [{ ...first, plan: { ...first.plan, approval } }, ...rest];
  const byName = plansCalculator('/health-insurance', narrower, everyRate);
  expect(Object.keys(byName.fields)).not.toContain('order');
  const typed = { age: '30', sum: '500000', order: 'price' } as object;
  const { working, assumptions } = answerCalculator(byName, typed, today);
  expect(working.rows.map(({ value }) => value)).toEqual(
    answerOf({ age: '30', sum: '500000' }).working.rows.map(({ value }) => value),
  );
  expect(assumptions.join(' ')).toContain('by the name of the insurer');
  expect(assumptions.join(' ')).toContain('needs approvals that cover a comparison');
});

test('the form offers the ages, sums, terms and zones of the tables only', () => {
  expect(tool.fields.age).toMatchObject({ min: 26, max: 120 });
  expect(tool.fields.sum.options).toEqual({ '500000': '₹5 lakh', '1000000': '₹10 lakh' });
  expect(tool.fields.term).toMatchObject({
    options: { '1': '1 year', '3': '3 years' },
    start: '1',
  });
  expect(Object.keys(tool.fields.zone.options)).toEqual(['all', 'Metro', 'Rest']);
  expect(answerOf(tool.examples?.[0]?.typed ?? {}).working.rows).toHaveLength(4);
});

const termRates = [
  rate({ priceFor: 'non-smoker, yearly', paise: 962_841 }),
  rate({ priceFor: 'Smoker, yearly', paise: 1_500_000 }),
  rate({ priceFor: 'one adult, single premium', paise: 9_000_000 }),
];
const term = plansCalculator(
  '/term-insurance',
  stored.slice(0, 1).map((one) => ({ ...one, range: rateRangeOf(termRates) })),
  new Map([['EXAMPLE-1', termRates]]),
);

test('a term plan asks first who smokes', () => {
  expect(Object.keys(term.fields)[0]).toBe('smoker');
  expect(tool.fields).not.toHaveProperty('smoker');
});

// It shows that price only; without an answer both.
testAnswers(term, { given: 'age 30; sum 500000', parts })`
  typed | heading | cards
  smoker no | Prices for a non-smoker, age 30, ₹5 lakh, 1 year | ₹9,628 a year, ₹90,000
  smoker yes | | ₹15,000 a year, ₹90,000
  age 30 | Prices for age 30, ₹5 lakh, 1 year | ₹9,628 a year, ₹15,000 a year, ₹90,000
`;

testRows(['price for'], (row) => ({ smoker: () => smokerOf(row['price for'] ?? '') ?? 'both' }))`
  price for | smoker
  smokers and non smokers, yearly | both
  one adult | both
  NON-SMOKER | no
`;

test('words and sums are those of the product', () => {
  expect(planWords('/car-insurance').searchText(3, 512_345, 1)).toBe(
    'a vehicle of age 3, ₹5,12,345, 1 year',
  );
  expect(planWords('/travel-insurance').searchText(34, 50_000, 15)).toBe(
    'age 34, US$50,000, 15 days',
  );
  expect(planWords('/term-insurance').sum).toBe('Sum assured');
  expect([1, 100, 150, 123_456_789].map(filedPrice)).toEqual([
    '₹0.01',
    '₹1',
    '₹1.50',
    '₹12,34,567.89',
  ]);
});
