/**
 * Counted by hand: payments at the start of n years, each higher by g, discounted at r, are worth A × (1 − q^n) ÷ (1 −
 * q), q = (1 + g) ÷ (1 + r), and A × n where g is r; plus loans and goals, less existing cover; rounded up to a lakh.
 */
import { answerCalculator, answerText } from '../../../../testing/data/answer-calculator.ts';
import {
  expectSoundAnswer,
  expectVerdictOfWorking,
} from '../../../../testing/data/expect-sound-answer.ts';
import { Dice } from '../../../../testing/data/seeded-random.ts';
import { coverByAge } from '../../../content/drawings.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import { parseCalculatorQuery } from '../../calculators/parse-calculator-query.ts';
import { humanLifeValueCalculator } from './human-life-value-calculator.ts';
import { needInYear } from './life-cover.ts';

type Input = Partial<Record<keyof typeof humanLifeValueCalculator.fields, string>>;
const answer = (input: Input) => answerCalculator(humanLifeValueCalculator, input);
const parse = (input: Input) =>
  parseCalculatorQuery(
    humanLifeValueCalculator,
    (name) => input[name as keyof Input] ?? '',
    '2026-11-23',
  );
// Inflation equals the interest rate, so each year counts once.
const ten: Input = { age: '34', income: '10 lakh', loans: '0', inflation: '6' };

test.each<[why: string, input: Input, verdict: string]>([
  [
    'as worked through on the page: 6 × 15 + 40 + 20 − 30 lakh',
    {
      ...ten,
      years: '15',
      spending: '6 lakh',
      loans: '40 lakh',
      goals: '20 lakh',
      savings: '30 lakh',
    },
    '₹1.2 crore for 15 years, until you are 49',
  ],
  ['70% of 10 lakh, until 60', ten, '₹1.82 crore for 26 years, until you are 60'],
  [
    'when nobody says, money earns what prices rise: 7 × 26 lakh',
    { age: '34', income: '10 lakh', loans: '0' },
    '₹1.82 crore for 26 years, until you are 60',
  ],
  [
    'an address that states both rates keeps them: g 4, r 6, 7 × 20.701 lakh',
    { age: '34', income: '10 lakh', loans: '0', inflation: '4', interest: '6' },
    '₹1.45 crore for 26 years, until you are 60',
  ],
  [
    'g 4, r 6: 8.4 × 18.144 + 40 lakh',
    {
      age: '34',
      income: '12,00,000',
      years: '22',
      loans: '40 lakh',
      inflation: '4',
      interest: '6',
    },
    '₹1.93 crore for 22 years',
  ],
  [
    'a loan and a child of 2: 10.5 × 26 + 35 lakh',
    { age: '34', income: '15 lakh', loans: '35 lakh', child: '2' },
    '₹3.08 crore for 26 years, until you are 60',
  ],
  [
    'children of 3 and 17: 7 × 22 + 45 lakh',
    { ...ten, age: '50', child: '3', education: '45 lakh' },
    '₹1.99 crore for 22 years, until you are 72',
  ],
  [
    'education beside other goals: 7 × 10 + 20 + 5 lakh',
    { ...ten, years: '10', education: '20 lakh', goals: '5 lakh' },
    '₹95 lakh for 10 years',
  ],
  [
    'a spouse’s 20 pension years on half: 7 × 10 + 3.5 × 20 lakh',
    { ...ten, years: '10', spouseYears: '20' },
    '₹1.4 crore for 10 years',
  ],
  [
    'the last year before retirement, and 25 pension years on 60%: 7 + 4.2 × 25 lakh',
    { ...ten, age: '59', spouseYears: '25', spouseShare: '60' },
    '₹1.12 crore for 1 year, until you are 60',
  ],
  [
    // Paid from the eleventh year: 3.5 × (1.04 ÷ 1.06)^10 + 3.5 × (1.04 ÷ 1.06)^11, beside 7 × 9.185.
    'pension years at g 4, r 6: 7 × 9.185 + 3.5 × (0.8265 + 0.8110) lakh',
    { ...ten, years: '10', spouseYears: '2', inflation: '4', interest: '6' },
    '₹71 lakh for 10 years',
  ],
  ['g 6, r 8: 7 × 16.843 lakh', { ...ten, years: '20', interest: '8' }, '₹1.18 crore'],
  [
    'g 8, r 6: 7 × 24.025 lakh',
    { ...ten, years: '20', inflation: '8', interest: '6' },
    '₹1.69 crore',
  ],
  [
    'g 0, r 7: 7 × 11.336 lakh',
    { ...ten, years: '20', inflation: '0', interest: '7' },
    '₹80 lakh for 20 years',
  ],
  [
    'both rates 0: 7 × 20 lakh',
    { ...ten, years: '20', inflation: '0', interest: '0' },
    '₹1.4 crore',
  ],
  [
    'g 4, r 7 over 60 years: 7 × 29.192 lakh',
    { ...ten, years: '60', inflation: '4', interest: '7' },
    '₹2.05 crore for 60 years, until you are 94',
  ],
  ['one year: the rates do not count', { ...ten, years: '1', spared: '65' }, '₹4 lakh for 1 year,'],
  ['all of the income: 10 × 10 lakh', { ...ten, years: '10', spared: '0' }, '₹1 crore'],
  [
    'a child of 4 earns at 25, before 60 comes: 7 × 26 lakh',
    { ...ten, child: '4' },
    '₹1.82 crore for 26 years',
  ],
  [
    'a child of 2 earns at 25, after work ends at 50: 7 × 23 lakh',
    { ...ten, child: '2', until: '50' },
    '₹1.61 crore for 23 years, until you are 57',
  ],
  [
    'a spouse’s 5 lakh of 7: 2 × 10 lakh',
    { ...ten, years: '10', spending: '7 lakh', spouse: '5 lakh' },
    '₹20 lakh for 10 years',
  ],
  [
    'a spouse’s 5 lakh, spending not known: (70% of 15 − 5) × 10 lakh',
    { ...ten, years: '10', spouse: '5 lakh' },
    '₹55 lakh for 10 years',
  ],
  [
    'a spouse who earns all that is spent leaves the loan',
    { ...ten, years: '10', spending: '5 lakh', spouse: '6 lakh', loans: '25,50,000' },
    '₹26 lakh for 10 years',
  ],
  [
    'what is there: 70 − 20 − 10 − 7 lakh',
    { ...ten, years: '10', savings: '20 lakh', cover: '10 lakh', edli: '7 lakh' },
    '₹33 lakh for 10 years',
  ],
  [
    'enough is there',
    { ...ten, years: '10', savings: '70 lakh' },
    'No more life cover: your family would have enough today',
  ],
  [
    'no income, a household to run: 3 × 18 lakh',
    { ...ten, age: '35', income: '0', years: '18', spending: '3 lakh' },
    '₹54 lakh for 18 years, until you are 53',
  ],
  [
    'in other digits',
    { ...ten, age: '३४', income: '१०,००,०००', years: '10' },
    '₹70 lakh for 10 years',
  ],
  [
    'a hundred crore',
    { ...ten, age: '18', income: '100 crore', years: '60', loans: '100 cr', spared: '0' },
    '₹6,100 crore for 60 years, until you are 78',
  ],
])('%s', (_, input, verdict) => {
  expectVerdictOfWorking(answer(input), verdict);
});

test('a death in a later year needs the remaining years, at the prices of that year', () => {
  const need = {
    yearly: 700_000,
    years: 20,
    pensionYearly: 0,
    pensionYears: 0,
    loans: 4_000_000,
    loanYears: 10,
    goals: 1_000_000,
    savings: 500_000,
    cover: 0,
    inflation: 0.06,
    interest: 0.06,
  };
  const fifth = needInYear(need, 5);
  expect(fifth.living).toBeCloseTo(700_000 * 1.06 ** 5 * 15, 2);
  expect(fifth.loans).toBe(2_000_000);
  expect(fifth.goals).toBeCloseTo(1_338_225.58, 2);
  expect(fifth.has).toBeCloseTo(669_112.79, 2);
  expect(needInYear(need, 15).loans).toBe(0);
});

test('a loan alone falls as in the page’s drawing of cover that falls with a loan', () => {
  const curve = coverByAge.curves.find(({ id }) => id === 'decreasing');
  const need = {
    yearly: 0,
    years: 30,
    pensionYearly: 0,
    pensionYears: 0,
    loans: 10_000_000,
    loanYears: 30,
    goals: 0,
    savings: 0,
    cover: 0,
    inflation: 0.06,
    interest: 0.06,
  };
  const drawn = curve?.points.map(({ age }) => ({
    age,
    lakh: needInYear(need, age - 30).missing / 100_000,
  }));
  expect(drawn).toEqual(curve?.points);
});

test('a level sum that inflation overtakes is reported, with the year', () => {
  // 7 × 1.06^t × (30 − t) lakh is largest at t = 13: 2.54 crore, 44 lakh above 2.1 crore.
  const { exception, tables = [] } = answer({ ...ten, years: '30' });
  expect(exception?.title).toBe('At your age 47 it would fall short by ₹43.82 lakh');
  expect(tables[1]?.rows.length).toBeGreaterThan(5);
  expect(answerText(answer({ ...ten, years: '10' }))).not.toContain('fall short');
});

test('the drawing adds up: what the sum is for, and what pays it', () => {
  const parts = (input: Input) =>
    answer(input).chart?.bars.map((bar) =>
      bar.parts.map(({ label, amount }) => [label, Math.round(amount)]),
    );
  const typed = { ...ten, years: '10', loans: '5 lakh', education: '20 lakh' };
  const needed = [
    ['to live on', 7_000_000],
    ['loans', 500_000],
    ['education', 2_000_000],
  ];
  expect(parts(typed)).toEqual([needed]);
  expect(parts({ ...typed, savings: '10 lakh', edli: '7 lakh' })).toEqual([
    needed,
    [
      ['savings', 1_000_000],
      ['cover you have', 700_000],
      ['new cover', 7_800_000],
    ],
  ]);
});

test('without other money the bar adds up to the cover, which is rounded up', () => {
  const { chart, numbers } = answer({ ...ten, income: '12 lakh', years: '26', loans: '40 lakh' });
  const total = chart?.bars[0]?.parts.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  expect(rupeesInWords(total)).toBe(numbers[0]?.value);
});

test('the brief asks for the sum and the years of the answer; where nothing is missing there is none', () => {
  expect(answer({ ...ten, years: '10' }).brief?.mustHaveTerms[0]).toBe(
    'A sum of ₹70 lakh for 10 years, paid once on death.',
  );
  expect(answer({ ...ten, years: '10', savings: '70 lakh' }).brief).toBeUndefined();
});

test('a spouse’s pay is calculated with and without', () => {
  const said = answer({ ...ten, years: '10', spending: '7 lakh', spouse: '5 lakh' });
  const { tables = [] } = said;
  expect(answerText(said)).toContain('Your spouse’s pay lowers the sum by ₹50 lakh.');
  expect(tables[0]?.rows).toContainEqual(['Your spouse’s pay ends as well', '₹70 lakh']);
  expect(answerText(answer(ten))).toContain('Does your spouse earn? Enter the pay');
});

test('what a family may need and has not entered is named', () => {
  const leftOut = (input: Input) => {
    const { exception } = answer(input);
    return exception?.title === 'Not in the sum so far' ? exception.text : null;
  };
  expect(leftOut({ ...ten, child: '3' })).toMatch(
    /^Your child’s education and your spouse’s pension years: \[enter them\]\(#change\).*course/,
  );
  // What falls short later counts more than the pension years.
  const educated = { ...ten, years: '10', child: '3', education: '20 lakh' };
  expect(leftOut(educated)).toBe(
    'Your spouse’s pension years: [enter them](#change) if the sum has to pay for them.',
  );
  expect(answerText(answer({ ...educated, years: '30' }))).toMatch(
    /^At your age .* Not in the sum so far\. Your spouse’s pension years/,
  );
  expect(
    leftOut({ ...ten, years: '10', child: '3', goals: '20 lakh', spouseYears: '0' }),
  ).toBeNull();
});

test('the spouse’s pension years move closer with each year and stay whole to the end', () => {
  const need = {
    yearly: 0,
    years: 3,
    pensionYearly: 100_000,
    pensionYears: 2,
    loans: 0,
    loanYears: 3,
    goals: 0,
    savings: 0,
    cover: 0,
    inflation: 0,
    interest: 0.1,
  };
  // 1 lakh at the start of the fourth and of the fifth year from today.
  expect(needInYear(need, 0).pension).toBeCloseTo(100_000 / 1.1 ** 3 + 100_000 / 1.1 ** 4, 2);
  expect(needInYear(need, 2).pension).toBeCloseTo(100_000 / 1.1 + 100_000 / 1.1 ** 2, 2);
});

test('provident fund cover ends with the job', () => {
  const { tables = [] } = answer({ ...ten, years: '10', edli: '7 lakh' });
  expect(tables[0]?.rows.slice(0, 2)).toEqual([
    ['It comes as you entered it', '₹63 lakh'],
    ['You leave the job, and EDLI with it', '₹70 lakh'],
  ]);
});

test.each<[input: Input, errors: object]>([
  [{ ...ten, age: '0' }, { age: 'Enter a number from 18 to 80 (years).' }],
  [{ ...ten, age: '17' }, { age: expect.any(String) }],
  [{ ...ten, age: '101' }, { age: expect.any(String) }],
  [{ ...ten, income: '-5' }, { income: expect.stringContaining('Enter a sum from ₹0') }],
  [{ ...ten, income: '0' }, { spending: expect.stringContaining('Without an income') }],
  [{ ...ten, age: '60' }, { years: expect.stringContaining('Enter the years') }],
  [{ ...ten, age: '70', child: '30' }, { years: expect.stringContaining('Enter the years') }],
  [{ ...ten, age: '70', years: '40' }, { years: 'Enter fewer years: you would be 110.' }],
])('%j is rejected', (input, errors) => {
  expect(parse(input)).toMatchObject({ kind: 'invalid', errors, typed: input });
});

test('more income or years never lowers the sum; more savings, cover or spouse’s pay never raises it', () => {
  const dice = new Dice(16);
  const sum = (max: number) => String(dice.below(max));
  const coverOf = (input: Input) => {
    const { working, verdict } = answer(input);
    if (verdict.startsWith('No more')) return 0;
    const lastValue = working.rows.at(-1)?.value ?? '';
    return Number(lastValue.replace(/\D/g, ''));
  };
  const more = (typed: string | undefined, by: number) => String(Number(typed) + dice.below(by));
  for (let round = 0; round < 400; round += 1) {
    const input: Input = {
      age: String(18 + dice.below(40)),
      income: String(10_000 + dice.below(5_000_000)),
      years: String(1 + dice.below(30)),
      loans: sum(8_000_000),
      ...(dice.isTrue(0.5) && { spending: String(10_000 + dice.below(3_000_000)) }),
      spared: sum(91),
      spouse: String(10_000 + dice.below(3_000_000)),
      savings: sum(10_000_000),
      cover: sum(10_000_000),
      goals: sum(5_000_000),
      education: sum(5_000_000),
      inflation: sum(13),
      interest: sum(13),
    };
    const before = coverOf(input);
    for (const name of ['income', 'loans', 'goals', 'education'] as const) {
      const after = coverOf({ ...input, [name]: more(input[name], 3_000_000) });
      expect(after).toBeGreaterThanOrEqual(before);
    }
    expect(coverOf({ ...input, years: more(input.years, 11) })).toBeGreaterThanOrEqual(before);
    const pension = coverOf({ ...input, spouseYears: '20' });
    expect(pension).toBeGreaterThanOrEqual(before);
    expect(coverOf({ ...input, spouseYears: '21' })).toBeGreaterThanOrEqual(pension);
    for (const name of ['savings', 'cover', 'spouse'] as const) {
      const after = coverOf({ ...input, [name]: more(input[name], 3_000_000) });
      expect(after).toBeLessThanOrEqual(before);
    }
  }
});

test('every text and bar of the answer is valid, whatever is typed', () => {
  for (const age of ['18', '59', '80']) {
    for (const years of ['1', '2', '20']) {
      for (const sum of ['0', '10,000', '99,999', '100 crore']) {
        for (const rate of ['0', '6', '20']) {
          const said = answer({
            age,
            years,
            income: sum === '0' ? '10000' : sum,
            loans: sum,
            savings: sum,
            spouse: sum,
            spending: sum,
            goals: sum,
            edli: sum,
            education: sum,
            spouseYears: years,
            inflation: rate,
          });
          expectSoundAnswer(said);
        }
      }
    }
  }
});

test.each<[Input, RegExp]>([
  [{ income: '15' }, /"income":"Is it ₹15 a year, or 15 lakh\?/],
  [{ income: '999' }, /"income":"Is it ₹999 a year, or 999 lakh\?/],
  [{ income: '1,000' }, /"income":"Is it ₹1,000 a year, or a month\?/],
  [{ income: '9,999' }, /"income":"Is it ₹9,999 a year, or a month\?/],
  [{ income: '12 lakh', spouse: '6' }, /"spouse":"Is it ₹6 a year, or 6 lakh\?/],
  [{ income: '12 lakh', spending: '50' }, /"spending":"Is it ₹50 a year, or 50 lakh\?/],
])('%j: a sum too small for a year is asked about', (input, message) => {
  expect(() => answer({ age: '34', years: '20', ...input })).toThrow(message);
});

test('no income at all, and ten thousand a year, are answered', () => {
  expect(() => answer({ age: '34', years: '20', income: '0', spending: '3 lakh' })).not.toThrow();
  expect(() => answer({ age: '34', years: '20', income: '10000' })).not.toThrow();
});

test.each([
  ['50000', 'Is ₹50,000 your income of a year?', 'enter the year’s](#change): ₹6 lakh.'],
  ['1,19,999', 'Is ₹1.2 lakh your income of a year?', '₹14.4 lakh.'],
  ['1.2 lakh', undefined, undefined],
  ['0', undefined, undefined],
])('an income of %s: a month’s pay typed as a year’s is asked about', (income, title, text) => {
  const { exception } = answer({
    age: '34',
    years: '20',
    income,
    spending: '3 lakh',
    spouseYears: '0',
  });
  expect(exception?.title).toBe(title);
  if (text) expect(exception?.text).toContain(text);
});
