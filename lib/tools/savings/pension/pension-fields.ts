/** Fields of the calculator of a monthly income from a later age; other income and the assumptions are folded. */
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { inflationField } from '../../money/money-fields.ts';
import { raiseField, returnField, savingsField } from '../saving-fields.ts';

const maxAge = 100;
/** Upper limit of the age in plans. */
export const maxIncomeAge = 115;

export const pensionFields = {
  income: {
    kind: 'rupees',
    label: 'Income you want a month',
    hint: 'In today’s rupees.',
    min: 100,
    max: 100_000_000,
  },
  age: { kind: 'number', unit: 'years', label: 'Your age', min: 18, max: maxAge },
  from: {
    kind: 'number',
    unit: 'years',
    label: 'It should start at age',
    min: 30,
    max: maxAge,
    start: '60',
  },
  epf: { ...savingsField, label: 'Your EPF today', hint: 'Your provident fund. 0 if none.' },
  nps: { ...savingsField, label: 'Your NPS today', hint: 'National Pension System. 0 if none.' },
  paying: {
    kind: 'rupees',
    label: 'Paid into EPF and NPS a month',
    hint: 'By you and your employer together.',
    min: 0,
    max: 100_000_000,
    start: '0',
  },
  // All savings in addresses from before EPF and NPS had fields of their own.
  saved: { ...savingsField, label: 'Other retirement savings' },
  other: {
    kind: 'rupees',
    fold: 'Other pension or rent',
    label: 'Pension or rent you will have anyway, a month',
    hint: 'In today’s rupees, if it rises with prices.',
    min: 0,
    max: 100_000_000,
    start: '0',
    isDetail: true,
  },
  annuity: {
    kind: 'number',
    unit: '% of its price a year',
    label: 'What an annuity pays you',
    hint: 'Only an assumption, no insurer’s rate. Ask for a quote at that age and enter it.',
    min: 1,
    max: 20,
    step: 0.01,
    start: '6',
    isDetail: true,
  },
  inflation: inflationField,
  rate: returnField,
  raise: raiseField,
} as const;

export type PensionGoal = CalculatorInput<typeof pensionFields>;
