/**
 * Payouts and years of tax counted outside the code: from Schedule II and the slabs, by hand or by a second program.
 */
import { answerCalculator, answerText } from '../../../testing/data/answer-calculator.ts';
import type { IsoDate } from '../../dates/iso-date.ts';
import type { CalculatorFields } from '../calculators/calculator.ts';
import type { TypedValues } from '../calculators/parse-calculator-query.ts';
import { section80dCalculator } from './80d/80d-calculator.ts';
import { maturityTaxCalculator } from './maturity-tax/maturity-tax-calculator.ts';

const today = '2026-11-26';

type Payout = {
  counted: 'by hand';
  typed: Partial<Record<keyof typeof maturityTaxCalculator.fields, string>>;
  decision: 'free' | 'taxed' | 'choice' | 'no test';
  /** The premium against the share of the sum assured, and against the yearly limit: kept or not. */
  kept: boolean[];
  /** Most of a premium by the share of the sum assured. */
  shareLimit?: string;
  /** If not all policies fit: what each pays, this one first. */
  fates?: ('free' | 'taxed')[];
};

const decisions = {
  free: /^By today’s rules, .* free of income tax$/,
  taxed: /^The gain is taxed/,
  choice: /^Free of income tax if you count it|fits? within the limit; you choose which$/,
  'no test': /^Free of income tax: no premium limit/,
};

const ulip = { kind: 'unitLinked' };

const payouts: [string, Payout][] = [
  [
    'two of 3 lakh: either is free, not both',
    {
      counted: 'by hand',
      typed: { issued: '2024-05-10', premium: '3 lakh', sumAssured: '40 lakh', others: '3 lakh' },
      decision: 'choice',
      kept: [true, true],
      shareLimit: '₹4,00,000',
      fates: ['free', 'taxed'],
    },
  ],
  [
    'three of 2 lakh: two are free',
    {
      counted: 'by hand',
      typed: {
        issued: '2023-06-01',
        premium: '2 lakh',
        sumAssured: '30 lakh',
        others: '2 lakh, 2 lakh',
      },
      decision: 'choice',
      kept: [true, true],
      shareLimit: '₹3,00,000',
      fates: ['free', 'free', 'taxed'],
    },
  ],
  [
    'issued in 2011: a fifth of the sum assured, whatever the others cost',
    {
      counted: 'by hand',
      typed: { issued: '2011-07-01', premium: '60000', sumAssured: '3 lakh', others: '10 lakh' },
      decision: 'free',
      kept: [true],
      shareLimit: '₹60,000',
    },
  ],
  [
    'the last day before the tests',
    {
      counted: 'by hand',
      typed: { issued: '2003-03-31', premium: '1 lakh', sumAssured: '1.5 lakh' },
      decision: 'no test',
      kept: [],
    },
  ],
  [
    'the first day of the tests, a rupee too much',
    {
      counted: 'by hand',
      typed: { issued: '2003-04-01', premium: '60001', sumAssured: '3 lakh' },
      decision: 'taxed',
      kept: [false],
      shareLimit: '₹60,000',
    },
  ],
  [
    'a ULIP at both limits',
    {
      counted: 'by hand',
      typed: { ...ulip, issued: '2021-02-01', premium: '2.5 lakh', sumAssured: '25 lakh' },
      decision: 'free',
      kept: [true, true],
      shareLimit: '₹2,50,000',
    },
  ],
  [
    // A policy of the other kind is not asked for: it has a limit of its own.
    'another kind at its limit beside a ULIP at its own',
    {
      counted: 'by hand',
      typed: { issued: '2023-04-01', premium: '5 lakh', sumAssured: '50 lakh' },
      decision: 'free',
      kept: [true, true],
      shareLimit: '₹5,00,000',
    },
  ],
  [
    'a ULIP above the limit by itself',
    {
      counted: 'by hand',
      typed: { ...ulip, issued: '2021-02-01', premium: '2.6 lakh', sumAssured: '30 lakh' },
      decision: 'taxed',
      kept: [true, false],
      shareLimit: '₹3,00,000',
    },
  ],
  [
    '15% of the sum assured, without a disability',
    {
      counted: 'by hand',
      typed: { issued: '2013-04-01', premium: '45000', sumAssured: '3 lakh' },
      decision: 'taxed',
      kept: [false],
      shareLimit: '₹30,000',
    },
  ],
  [
    '15% of the sum assured, with a disability, on the first day of that rule',
    {
      counted: 'by hand',
      typed: { issued: '2013-04-01', premium: '45000', sumAssured: '3 lakh', disability: 'yes' },
      decision: 'free',
      kept: [true],
      shareLimit: '₹45,000',
    },
  ],
  [
    'the same a day earlier: 10%',
    {
      counted: 'by hand',
      typed: { issued: '2013-03-31', premium: '45000', sumAssured: '3 lakh', disability: 'yes' },
      decision: 'taxed',
      kept: [false],
      shareLimit: '₹30,000',
    },
  ],
  [
    'a total of 6 lakh, in truth three of 2 lakh: it cannot say which fit',
    {
      counted: 'by hand',
      typed: {
        issued: '2024-05-10',
        premium: '2 lakh',
        sumAssured: '40 lakh',
        allPremiums: '6 lakh',
      },
      decision: 'choice',
      kept: [true, true],
      shareLimit: '₹4,00,000',
    },
  ],
  [
    'a large ULIP, taxed unless it is paid on death',
    {
      counted: 'by hand',
      typed: { ...ulip, issued: '2023-01-01', premium: '6 lakh', sumAssured: '30 lakh' },
      decision: 'taxed',
      kept: [false, false],
      shareLimit: '₹3,00,000',
    },
  ],
];

test.each(payouts)('payout: %s', (_name, { typed, decision, kept, shareLimit, fates }) => {
  const answer = answerCalculator(maturityTaxCalculator, { kind: 'traditional', ...typed }, today);
  expect(answer.verdict).toMatch(decisions[decision]);
  expect(answerText(answer)).toContain('What is paid on death is exempt');
  const tests = answer.working.rows.filter(({ label }) => /^Premium (against|of this)/.test(label));
  expect(tests.map(({ value }) => value === 'kept')).toEqual(kept);
  if (shareLimit) expect(tests[0]?.note).toContain(`at max ${shareLimit}`);
  const fateRows = answer.tables?.[0]?.rows ?? [];
  expect(fateRows.map(([, , fate]) => fate?.split(/\W/)[0])).toEqual(fates ?? []);
});

test('payout: 2% of the gain of a taxed ULIP is taken off', () => {
  // 30 lakh less 25 lakh.
  const said = answerCalculator(
    maturityTaxCalculator,
    {
      ...ulip,
      issued: '2021-02-01',
      premium: '5 lakh',
      sumAssured: '50 lakh',
      paidIn: '25 lakh',
      payout: '30 lakh',
    },
    today,
  );
  expect(answerText(said)).toContain('₹10,000');
});

/** Six lakh a year for five years; 1.5 lakh of each deducted. */
const deductedYears = {
  issued: '2023-05-10',
  premium: '6 lakh',
  sumAssured: '60 lakh',
  paidIn: '30 lakh',
  payout: '36 lakh',
};

test('payout: premiums that were deducted from income are not subtracted, except for a ULIP', () => {
  const incomeOf = (typed: Payout['typed']) => {
    const said = answerCalculator(
      maturityTaxCalculator,
      { kind: 'traditional', ...deductedYears, ...typed },
      today,
    );
    return [said.working.rows.find(({ isTotal }) => isTotal)?.value, answerText(said)];
  };
  // 36 - (30 - 7.5) lakh; 2% of 6 or of 13.5 lakh.
  const [income, said] = incomeOf({ deducted: '7.5 lakh' });
  expect(income).toBe('₹13,50,000');
  expect(said).toMatch(/₹13.5 lakh is taxed.*₹12,000 if it counts all.*₹27,000/);
  const [open, warned] = incomeOf({});
  expect(open).toBe('₹6,00,000');
  expect(warned).toContain('the taxed income is higher by them');
  expect(incomeOf({ deducted: '0' })[1]).not.toContain('higher by them');
  expect(incomeOf({ ...ulip, deducted: '7.5 lakh' })[0]).toBe('₹6,00,000');
  // A loss is income where the premiums were deducted: 28 - 22.5 lakh.
  expect(incomeOf({ payout: '28 lakh', deducted: '7.5 lakh' })[0]).toBe('₹5,50,000');
});

test('payout: of a total nothing is said about single policies', () => {
  const said = answerCalculator(
    maturityTaxCalculator,
    {
      kind: 'traditional',
      issued: '2024-05-10',
      premium: '2 lakh',
      sumAssured: '40 lakh',
      allPremiums: '6 lakh',
    },
    today,
  );
  expect(said.tables).toEqual([]);
  expect(answerText(said)).not.toMatch(/none of the others|does not fit|stays outside/);
  expect(answerText(said)).toMatch(/room for premiums of ₹3 lakh a year.*one by one/);
});

test('payout: of two equal policies either choice leaves the same outside', () => {
  const said = answerCalculator(
    maturityTaxCalculator,
    {
      kind: 'traditional',
      issued: '2024-05-10',
      premium: '3 lakh',
      sumAssured: '40 lakh',
      others: '3 lakh',
    },
    today,
  );
  expect(answerText(said)).toContain('₹3 lakh a year stays outside too');
  expect(answerText(said)).not.toContain('Choosing this one costs');
});

test('payout: the question about a disability is asked only where its answer decides', () => {
  const asks = (premium: string, disability = '') =>
    answerText(
      answerCalculator(
        maturityTaxCalculator,
        { kind: 'traditional', issued: '2013-04-01', premium, sumAssured: '3 lakh', disability },
        today,
      ),
    ).includes('Has the person insured a disability');
  expect([asks('45000'), asks('45001'), asks('30000'), asks('45000', 'no')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

type TaxYear = {
  counted: 'by hand' | 'python';
  typed: Partial<Record<keyof typeof section80dCalculator.fields, string>>;
  cheaper: 'old' | 'new' | 'same';
  by: string;
  /** Taxed income and tax of the year. */
  old: [string, string];
  new: [string, string];
};

/** An income is no salary unless the case says so. */
function answerOf(typed: TypedValues<typeof section80dCalculator.fields>, on: IsoDate = today) {
  const all = typed.income === undefined ? typed : { isSalary: 'no', ...typed };
  return answerCalculator(section80dCalculator, all, on);
}

const salary = { isSalary: 'yes' };

const taxYears: [string, TaxYear][] = [
  [
    'no income',
    {
      counted: 'by hand',
      typed: { income: '0' },
      cheaper: 'same',
      by: '₹0',
      old: ['₹0', '₹0'],
      new: ['₹0', '₹0'],
    },
  ],
  [
    '7 lakh at 59',
    {
      counted: 'by hand',
      typed: { income: '7 lakh', age: '59' },
      cheaper: 'new',
      by: '₹54,600',
      old: ['₹7,00,000', '₹54,600'],
      new: ['₹7,00,000', '₹0'],
    },
  ],
  [
    '12 lakh at 60: the last rupee with the whole rebate',
    {
      counted: 'by hand',
      typed: { income: '12 lakh', age: '60' },
      cheaper: 'new',
      by: '₹1,76,800',
      old: ['₹12,00,000', '₹1,76,800'],
      new: ['₹12,00,000', '₹0'],
    },
  ],
  [
    'salary of 12.75 lakh with 1.5 lakh of life premium',
    {
      counted: 'by hand',
      typed: { ...salary, income: '12.75 lakh', age: '35', life: '1.5 lakh' },
      cheaper: 'new',
      by: '₹1,40,400',
      old: ['₹10,75,000', '₹1,40,400'],
      new: ['₹12,00,000', '₹0'],
    },
  ],
  [
    'salary of 12.76 lakh: the thousand above 12 lakh, and cess',
    {
      counted: 'by hand',
      typed: { ...salary, income: '12.76 lakh', age: '35' },
      cheaper: 'new',
      by: '₹1,86,472',
      old: ['₹12,26,000', '₹1,87,512'],
      new: ['₹12,01,000', '₹1,040'],
    },
  ],
  [
    'salary of 24 lakh with rent, a home loan and parents of 60: close',
    {
      counted: 'python',
      typed: {
        ...salary,
        income: '24 lakh',
        age: '45',
        life: '1.5 lakh',
        own: '25000',
        parents: '60000',
        haveSeniorParent: 'yes',
        pension: '50000',
        loanInterest: '2.5 lakh',
        rentAllowance: '3 lakh',
      },
      cheaper: 'new',
      by: '₹3,900',
      old: ['₹15,75,000', '₹2,96,400'],
      new: ['₹23,25,000', '₹2,92,500'],
    },
  ],
  [
    '50 lakh at 79: no surcharge yet',
    {
      counted: 'by hand',
      typed: { income: '50 lakh', age: '79' },
      cheaper: 'new',
      by: '₹2,39,200',
      old: ['₹50,00,000', '₹13,62,400'],
      new: ['₹50,00,000', '₹11,23,200'],
    },
  ],
  [
    'salary of 52 lakh with 1.5 lakh of life premium: 50 lakh, without a surcharge',
    {
      counted: 'by hand',
      typed: { ...salary, income: '52 lakh', life: '1.5 lakh' },
      cheaper: 'new',
      by: '₹1,11,800',
      old: ['₹50,00,000', '₹13,65,000'],
      new: ['₹51,25,000', '₹12,53,200'],
    },
  ],
  [
    '51 lakh at 80: relief from the surcharge in both',
    {
      counted: 'python',
      typed: { income: '51 lakh', age: '80' },
      cheaper: 'new',
      by: '₹2,28,800',
      old: ['₹51,00,000', '₹14,56,000'],
      new: ['₹51,00,000', '₹12,27,200'],
    },
  ],
  [
    'a crore: 10%',
    {
      counted: 'by hand',
      typed: { income: '1 crore', age: '45' },
      cheaper: 'new',
      by: '₹2,65,980',
      old: ['₹1,00,00,000', '₹32,17,500'],
      new: ['₹1,00,00,000', '₹29,51,520'],
    },
  ],
  [
    '1.01 crore: a lakh more tax at most, and cess',
    {
      counted: 'python',
      typed: { income: '1.01 crore', age: '45' },
      cheaper: 'new',
      by: '₹2,65,980',
      old: ['₹1,01,00,000', '₹33,21,500'],
      new: ['₹1,01,00,000', '₹30,55,520'],
    },
  ],
  [
    '2 crore: 15%, not yet 25%',
    {
      counted: 'python',
      typed: { income: '2 crore', age: '50' },
      cheaper: 'new',
      by: '₹2,78,070',
      old: ['₹2,00,00,000', '₹69,51,750'],
      new: ['₹2,00,00,000', '₹66,73,680'],
    },
  ],
  [
    '5.1 crore: relief from 37% in the old regime, 25% in the new',
    {
      counted: 'python',
      typed: { income: '5.1 crore', age: '59' },
      cheaper: 'new',
      by: '₹9,52,250',
      old: ['₹5,10,00,000', '₹2,02,96,250'],
      new: ['₹5,10,00,000', '₹1,93,44,000'],
    },
  ],
  [
    'pension of 9 lakh at 66: both health limits are full',
    {
      counted: 'by hand',
      typed: {
        ...salary,
        income: '9 lakh',
        age: '66',
        own: '46000',
        checkUps: '7000',
        parents: '10000',
        haveSeniorParent: 'yes',
        parentsBills: '45000',
      },
      cheaper: 'new',
      by: '₹62,400',
      old: ['₹7,50,000', '₹62,400'],
      new: ['₹8,25,000', '₹0'],
    },
  ],
  [
    'salary of 15 lakh that the old regime taxes less',
    {
      counted: 'python',
      typed: {
        ...salary,
        income: '15 lakh',
        age: '38',
        life: '1 lakh',
        sumAssured: '6 lakh',
        otherSavings: '1.6 lakh',
        own: '22000',
        checkUps: '5000',
        parents: '38000',
        haveSeniorParent: 'yes',
        pension: '60000',
        loanInterest: '2 lakh',
        rentAllowance: '4 lakh',
      },
      cheaper: 'old',
      by: '₹66,404',
      old: ['₹5,87,000', '₹31,096'],
      new: ['₹14,25,000', '₹97,500'],
    },
  ],
  [
    '79, no salary: 50,000 of premium bring 5.5 lakh down to the rebate',
    {
      counted: 'by hand',
      typed: { income: '5.5 lakh', age: '79', own: '50000' },
      cheaper: 'same',
      by: '₹0',
      old: ['₹5,00,000', '₹0'],
      new: ['₹5,50,000', '₹0'],
    },
  ],
  [
    '80, no salary: a premium of 20% of the sum assured counts half',
    {
      counted: 'by hand',
      typed: {
        income: '6.1 lakh',
        age: '80',
        own: '50000',
        life: '40000',
        sumAssured: '2 lakh',
      },
      cheaper: 'new',
      by: '₹8,320',
      old: ['₹5,40,000', '₹8,320'],
      new: ['₹6,10,000', '₹0'],
    },
  ],
];

test.each(taxYears)('both regimes: %s', (_name, year) => {
  const { verdict, working } = answerOf(year.typed, today);
  const value = (label: string) => working.rows.find((row) => row.label === label)?.value;
  expect([verdict, value('Difference') ?? '₹0']).toEqual([
    year.cheaper === 'same'
      ? 'Both regimes cost you the same'
      : `You pay less tax in the ${year.cheaper} regime`,
    year.by,
  ]);
  expect({
    old: [value('Old regime: taxed income'), value('Old regime: tax of the year')],
    new: [value('New regime: taxed income'), value('New regime: tax of the year')],
  }).toEqual({ old: year.old, new: year.new });
});

test.each([
  // 1.5 lakh above 50 lakh cost as much tax, and 4% of it as cess.
  [
    { ...salary, income: '52 lakh', life: '1.5 lakh' },
    '₹1,56,000',
    /^₹0, and ₹6,000 less .*surcharge/,
  ],
  // The tax is 14,500 and cess if the premium is not deducted; if it is, the rebate takes all.
  [{ income: '5.1 lakh', life: '10000' }, '₹15,080', /^₹0, and ₹5,080 less .*rebate/],
  [{ income: '51 lakh', life: '50000' }, '₹52,000', /^₹0, and ₹2,000 less .*surcharge/],
  [{ income: '12 lakh', life: '50000' }, '₹15,600', /^₹34,400$/],
])('both regimes: %j saves %s, and nobody pays a negative sum', (typed, saved, paid) => {
  const { tables = [] } = answerOf(typed, today);
  expect(tables[0]?.rows[0]?.[2]).toBe(saved);
  expect(tables[0]?.rows[0]?.[3]).toMatch(paid);
  expect(JSON.stringify(tables[0])).not.toContain('−');
});

test('both regimes: what a person of sixty may deduct besides is named as left out', () => {
  const { assumptions } = answerOf({ income: '9 lakh' }, today);
  expect(assumptions.join(' ')).toMatch(
    /interest on deposits .*60 years.*without health insurance/,
  );
});

test('both regimes: the sources are of the rates that this income has reached', () => {
  const idsOf = (income: string) => answerOf({ income }, today).figures.map(({ id }) => id);
  const [small, large] = [idsOf('9 lakh'), idsOf('6 crore')];
  expect(small.filter((id) => id.includes('surcharge'))).toEqual([]);
  expect(large.filter((id) => id.includes('surcharge'))).toHaveLength(8);
  expect(small.length).toBeLessThan(36);
});

test('both regimes: income, salary, age, premiums and savings are open, the rest is in titled folds', () => {
  const fields = Object.entries(section80dCalculator.fields as CalculatorFields);
  expect(fields.flatMap(([name, { isDetail }]) => (isDetail ? [] : [name]))).toEqual([
    'income',
    'isSalary',
    'age',
    'life',
    'own',
    'parents',
    'otherSavings',
  ]);
  expect(new Set(fields.map(([, { fold }]) => fold)).size).toBe(3);
  expect(fields.filter(([, { label }]) => label.length > 45)).toEqual([]);
});
