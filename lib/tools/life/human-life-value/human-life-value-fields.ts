/** Fields of the calculator "life cover needed". */
import { edliMaximum2025 } from '../../../content/figures/life-schemes.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { inflationField, sumField } from '../../money/money-fields.ts';

export const maxAge = 100;
const optionalSum = { ...sumField, isOptional: true, isDetail: true } as const;
const age = { kind: 'number', unit: 'years', isDetail: true } as const;

export const familyFields = {
  age: { kind: 'number', unit: 'years', label: 'Your age', min: 18, max: 80 },
  income: {
    ...sumField,
    ofYear: 'income',
    label: 'Your income a year, in hand',
    hint: 'No income? Enter 0.',
  },
  years: {
    kind: 'number',
    unit: 'years',
    label: 'Years they need it',
    hint: 'Leave blank, and we count until you’re 60 and your youngest earns.',
    min: 1,
    max: 60,
    isOptional: true,
  },
  loans: {
    ...sumField,
    label: 'Loans to repay',
    hint: 'Only loans without their own life cover.',
    start: '0',
  },
  child: {
    kind: 'number',
    unit: 'years',
    label: 'Your youngest child’s age',
    hint: 'Leave blank if you have none.',
    min: 0,
    max: 40,
    isOptional: true,
  },
  education: {
    ...sumField,
    label: 'Your children’s education',
    hint: 'What is still to be paid for all of them, at today’s prices.',
    isOptional: true,
  },
  spouseYears: {
    kind: 'number',
    unit: 'years',
    label: 'Your spouse’s pension years',
    hint: 'How long your spouse would live on after the years above.',
    min: 0,
    max: 60,
    isOptional: true,
  },
  spending: {
    ...optionalSum,
    ofYear: 'income',
    label: 'What your family spends in a year',
    hint: 'Without you, and without loan instalments. If empty, we take a part of the income.',
  },
  spared: {
    kind: 'number',
    unit: '%',
    label: 'Part of the income your family could do without',
    hint: 'What you spend on yourself, and what is saved. Counts if the spending is empty.',
    min: 0,
    max: 90,
    step: 0.5,
    start: '30',
    isDetail: true,
  },
  spouse: {
    ...optionalSum,
    ofYear: 'income',
    label: 'Your spouse’s yearly income in hand',
    hint: 'If it would go on without you.',
  },
  goals: {
    ...optionalSum,
    label: 'Other goals to be paid: a wedding, a home',
    hint: 'At today’s prices.',
  },
  spouseShare: {
    kind: 'number',
    unit: '%',
    label: 'Part of the spending that your spouse needs alone',
    hint: 'In the pension years. Our guess: change it, and take off a pension of your spouse’s own.',
    min: 0,
    max: 100,
    step: 0.5,
    start: '50',
    isDetail: true,
  },
  savings: { ...optionalSum, label: 'Savings your family may use' },
  cover: {
    ...optionalSum,
    label: 'Life cover you have',
    hint: 'Policies of your own. Cover from an employer normally ends with the job.',
  },
  edli: {
    ...optionalSum,
    label: 'Provident fund cover (EDLI)',
    hint: `For members, while employed. Ask your employer for the sum: it was up to ${edliMaximum2025.text} under the scheme replaced in June 2026.`,
  },
  childEarns: { ...age, label: 'A child earns at age', min: 15, max: 40, start: '25' },
  until: { ...age, label: 'You would work until age', min: 30, max: maxAge, start: '60' },
  loanYears: {
    ...age,
    label: 'Years left on the loans',
    hint: 'Leave blank, and we take as long as the need.',
    min: 1,
    max: 40,
    isOptional: true,
  },
  inflation: inflationField,
  interest: {
    kind: 'number',
    unit: '% a year',
    label: 'Money your family keeps would earn',
    hint: 'After tax. Leave blank, and we take as much as prices rise. Ask a bank what a deposit pays.',
    min: 0,
    max: 20,
    step: 0.01,
    isOptional: true,
    isDetail: true,
  },
} as const;

export type Family = CalculatorInput<typeof familyFields>;
