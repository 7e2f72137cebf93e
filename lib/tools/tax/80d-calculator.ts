/**
 * What the deductions for premiums are worth. The visitor enters the tax rate: we have read no official text of the
 * rates in force, so the calculator uses none.
 */
import {
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
} from '../../content/figures/health.ts';
import {
  taxActSince,
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxNewRegimeDeduction,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../../content/figures/tax.ts';
import { rupees } from '../../input/rupees.ts';
import type { CalculatorInput } from '../calculators/calculator.ts';
import { defineCalculator } from '../calculators/calculator.ts';
import { deductiblePremiums } from './deductible-premiums.ts';

const sum = { kind: 'rupees', min: 0, max: 1_000_000_000 } as const;
const fields = {
  rate: {
    kind: 'number',
    unit: '%',
    label: 'Your highest tax rate, old regime',
    hint: 'With cess. Ask whoever files your return.',
    min: 0,
    max: 50,
    step: 0.001,
  },
  life: { ...sum, label: 'Life premiums a year', start: '0' },
  own: { ...sum, label: 'Health premiums, own family', start: '0' },
  parents: { ...sum, label: 'Health premiums, parents', start: '0' },
  hasSenior: {
    kind: 'flag',
    label: 'Somebody in the own-family policy is 60 or older',
    isDetail: true,
  },
  haveSeniorParent: {
    kind: 'flag',
    label: 'A parent who is insured is 60 or older',
    isDetail: true,
  },
  otherSavings: {
    ...sum,
    label: 'Provident fund, PPF and other savings that share the limit',
    start: '0',
    isDetail: true,
  },
  sumAssured: {
    ...sum,
    label: 'Sum assured of the life policies',
    hint: `Of a premium above ${taxDeductionToSumAssured.text} of it, the rest does not count (policies since ${taxDeductionShareSince.text}).`,
    isOptional: true,
    isDetail: true,
  },
  taxOld: {
    ...sum,
    label: 'Your tax in the old regime, before these premiums',
    hint: 'From the Income Tax Department’s own calculator, with your other deductions.',
    isOptional: true,
    isDetail: true,
  },
  taxNew: { ...sum, label: 'Your tax in the new regime', isOptional: true, isDetail: true },
} as const;

type PremiumInput = CalculatorInput<typeof fields>;

export const section80dCalculator = defineCalculator({
  id: '80d-calculator',
  question: 'What are your premiums worth in tax?',
  lead: 'Enter a year’s premiums and your own rate. The old regime lets you deduct some of them, the new one does not.',
  button: 'Show what it is worth',
  fields,
  detailsLabel: 'Ages, other savings, and both regimes compared',
  examples: [
    {
      label: '20.8% rate, ₹20,000 of term and ₹30,000 of health premium',
      typed: { rate: '20.8', life: '20000', own: '30000' },
    },
  ],
  check: ({ taxOld, taxNew }) => ({
    ...(taxOld !== null && taxNew === null ? { taxNew: 'Enter both, or neither.' } : {}),
    ...(taxOld === null && taxNew !== null ? { taxOld: 'Enter both, or neither.' } : {}),
  }),
  answer: (question) => {
    const { rate, life, own, parents } = question;
    const counted = deductiblePremiums(question);
    const deducted = counted.life + counted.own + counted.parents;
    const worth = Math.round((deducted * rate) / 100);
    return {
      verdict: verdictOf(question, worth),
      text: [
        `The deduction for life premiums stands in ${taxPremiumSection.text}, the one for health premiums in ${healthTaxSection.text}. Both need the old regime. The new one applies unless you choose; there the deduction is ${taxNewRegimeDeduction.text}.`,
        'Buy cover because somebody needs it. A premium costs more than the tax it saves.',
      ],
      working: {
        caption: 'Old regime, one tax year',
        rows: [
          { label: 'Life premiums that count', value: rupees(counted.life) },
          { label: 'Health, own family', value: rupees(counted.own) },
          { label: 'Health, parents', value: rupees(counted.parents) },
          { label: 'Deducted from income', value: rupees(deducted), isTotal: true },
          { label: `Tax on that at ${rate}%`, value: rupees(worth) },
        ],
      },
      tables: [
        {
          caption: 'What the premiums cost after tax, for a year',
          columns: ['Regime', 'Premiums', 'Less tax', 'You pay'],
          rows: [
            ['Old', ...[life + own + parents, worth, life + own + parents - worth].map(rupees)],
            ['New', ...[life + own + parents, 0, life + own + parents].map(rupees)],
          ],
        },
      ],
      assumptions: [
        'We print no rates of tax: yours are your own. The sum is right if all of what you deduct would have been taxed at your highest rate, and smaller if not.',
        `Limits for a tax year from ${taxActSince.text}: ${taxPremiumDeduction.text} for life premiums and other savings together, ${healthTaxOwnFamily.text} for your own family’s health cover, ${healthTaxParents.text} more for your parents’, ${healthTaxSenior.text} instead where the person insured is a resident of 60 or older.`,
        'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own. Ask whoever files your return.',
      ],
      next: [
        'Is the money taxed that a life policy pays? [Work it out](/investment-plans/maturity-tax-calculator).',
        'First the cover: [how much for your family](/term-insurance), [for hospital bills](/health-insurance).',
      ],
      figures: [
        taxPremiumSection,
        taxPremiumDeduction,
        taxDeductionToSumAssured,
        taxDeductionShareSince,
        taxNewRegimeDeduction,
        taxActSince,
        healthTaxSection,
        healthTaxOwnFamily,
        healthTaxParents,
        healthTaxSenior,
        healthTaxNewRegime,
      ],
    };
  },
});

function verdictOf({ taxOld, taxNew }: PremiumInput, worth: number): string {
  if (taxOld !== null && taxNew !== null) {
    // A deduction cannot make tax negative.
    const dearer = Math.max(0, taxOld - worth) - taxNew;
    if (dearer === 0) return 'Both regimes cost you the same with these premiums';
    return dearer > 0
      ? `The new regime costs you ${rupees(dearer)} less, even with these premiums`
      : `The old regime costs you ${rupees(-dearer)} less with these premiums`;
  }
  return worth === 0
    ? 'These premiums save you no tax'
    : `Worth up to ${rupees(worth)} a year in the old regime, nothing in the new one`;
}
