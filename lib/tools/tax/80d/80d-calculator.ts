/**
 * Which regime costs less tax, and what the premiums save in each. An address with a tax rate instead of an income, as
 * the tool once asked for, is still answered: with what the premiums are worth at that rate.
 */
import { rupeesOf } from '../../../content/figure-amounts.ts';
import {
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
} from '../../../content/figures/health.ts';
import { incomeTaxSeniorAge, seniorForTheYear } from '../../../content/figures/income-tax.ts';
import {
  taxActSince,
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxNewRegimeDeduction,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../../../content/figures/tax.ts';
import { rupees, rupeesInWords } from '../../../input/rupees.ts';
import type { AnswerParts, AnswerTable, Drawing } from '../../calculators/calculator.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { chartParts } from '../../calculators/shared-answer-parts.ts';
import { section80dRegimeAnswer } from './80d-regime-answer.ts';
import { type RegimeInput, regimeFields } from './80d-regime-fields.ts';
import { taxSteps, taxYearText } from './80d-regime-words.ts';
import { premiumsOf } from './compare-regimes.ts';
import { deductiblePremiums } from './deductible-premiums.ts';

// What the premiums are worth at a tax rate: the answer to an address from before the tool asked for an
// income.
/** What is paid in a year, what of it counts, and the tax on that at the rate that was entered. */
type RateCount = {
  rate: number;
  premiums: number;
  counted: ReturnType<typeof deductiblePremiums>;
  deducted: number;
  worth: number;
};

function section80dRateAnswer(input: RegimeInput): Omit<AnswerParts, 'related'> & Drawing {
  const count = countAtRate(input);
  const { premiums, worth } = count;
  return {
    verdict:
      worth === 0
        ? 'These premiums save you no tax'
        : 'These premiums save tax in the old regime, but none in the new one',
    numbers: [{ label: 'Less tax a year, up to', value: rupeesInWords(worth) }],
    text: [],
    ...costChart(premiums, worth),
    exception: {
      title: 'Only in the old regime',
      text: `The new one applies unless you choose; there the deduction is ${taxNewRegimeDeduction.text}.`,
    },
    subject: 'what your premiums save in tax',
    nextSteps: [
      {
        text: 'Enter your income too, to compare both regimes',
        link: 'Your income',
        href: '#change',
      },
      ...taxSteps,
    ],
    reasons: {
      caption: 'What else counts',
      text: [
        `The deduction for life premiums is in ${taxPremiumSection.text}, the one for health premiums in ${healthTaxSection.text}.`,
        'Buy cover because somebody needs it. A premium costs more than the tax it saves.',
      ],
    },
    working: rateWorking(count),
    tables: [costTable(premiums, worth)],
    assumptions: rateAssumptions,
    figures: rateFigures,
  };
}

function countAtRate(input: RegimeInput): RateCount {
  const rate = input.rate ?? 0;
  const counted = deductiblePremiums(input);
  const deducted = counted.life + counted.own + counted.parents;
  const worth = Math.round((deducted * rate) / 100);
  return { rate, premiums: premiumsOf(input), counted, deducted, worth };
}

function rateWorking({ rate, counted, deducted, worth }: RateCount): AnswerParts['working'] {
  return {
    caption: 'Old regime, one tax year',
    rows: [
      { label: 'Life premiums that count', value: rupees(counted.life) },
      { label: 'Health, own family', value: rupees(counted.own) },
      { label: 'Health, parents', value: rupees(counted.parents) },
      { label: 'Deducted from income', value: rupees(deducted), isTotal: true },
      { label: `Tax on that at ${rate}%`, value: rupees(worth) },
    ],
  };
}

function costTable(premiums: number, worth: number): AnswerTable {
  return {
    caption: 'What the premiums cost after tax, for a year',
    columns: ['Regime', 'Premiums', 'Less tax', 'You pay'],
    rows: [
      ['Old', ...[premiums, worth, premiums - worth].map(rupees)],
      ['New', ...[premiums, 0, premiums].map(rupees)],
    ],
  };
}

const rateAssumptions = [
  'The rate is the one you entered. The sum is right if all of what you deduct would have been taxed at it, and smaller if not.',
  `Limits for a tax year from ${taxActSince.text}: ${taxPremiumDeduction.text} for life premiums and other savings together, ${healthTaxOwnFamily.text} for your own family’s health cover, ${healthTaxParents.text} more for your parents’, ${healthTaxSenior.text} instead where the person insured is a resident of ${incomeTaxSeniorAge.text} or older.`,
  'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own: ask your tax adviser.',
];

const rateFigures = [
  taxPremiumSection,
  taxPremiumDeduction,
  taxDeductionToSumAssured,
  taxDeductionShareSince,
  taxNewRegimeDeduction,
  taxActSince,
  seniorForTheYear,
  healthTaxSection,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSenior,
  healthTaxNewRegime,
];

function costChart(premiums: number, worth: number): Drawing {
  if (premiums === 0) return { noChart: 'There is no premium to draw.' };
  const paid = (amount: number) => ({ label: 'you pay', amount, tone: 'own' as const });
  const saved = { label: 'less tax', amount: worth, tone: 'layer' as const };
  return {
    chart: {
      title: 'What the premiums cost after tax',
      bars: [
        { label: 'Old regime', parts: chartParts([paid(premiums - worth), saved]) },
        { label: 'New regime', parts: [paid(premiums)] },
      ],
    },
  };
}

export const section80dCalculator = defineCalculator({
  id: '80d-calculator',
  question: 'Old or new tax regime: which costs you less?',
  lead: 'Enter a year’s income, premiums and savings. The old regime lets you deduct some of them, the new one has lower rates instead.',
  button: 'Compare both regimes',
  fields: regimeFields,
  detailsLabel: 'Ages, sum assured, check-ups, bills',
  examples: [
    {
      label: 'Salary ₹12 lakh, premiums ₹50,000',
      typed: { income: '12 lakh', isSalary: 'yes', life: '20000', own: '30000' },
    },
    {
      label: '₹18 lakh of salary with rent, home loan and full savings',
      typed: {
        income: '18 lakh',
        isSalary: 'yes',
        life: '50000',
        own: '25000',
        parents: '50000',
        haveSeniorParent: 'yes',
        otherSavings: '1 lakh',
        rentAllowance: '3 lakh',
        loanInterest: '2 lakh',
        pension: '50000',
      },
    },
  ],
  check: (input) => ({
    ...(input.income === null && input.rate === null
      ? { income: 'Enter the income of the year.' }
      : {}),
    ...(input.income !== null && input.isSalary === null
      ? {
          isSalary:
            'Choose one: a salary or pension has a standard deduction, other income has not.',
        }
      : {}),
    ...(input.rentAllowance > 0 && input.isSalary === 'no'
      ? { rentAllowance: 'Only a salary has it: choose above that yours is one.' }
      : {}),
    ...(isOwnUnclear(input)
      ? {
          own: `Whose is the ${rupees(input.own)}? You ticked a parent of ${incomeTaxSeniorAge.text} or older: enter here what is for your own family, and the rest below for parents. If none of it is for a parent, remove the tick.`,
        }
      : {}),
  }),
  inputSummary: taxYearText,
  answer: (input) => ({
    ...(input.income === null
      ? section80dRateAnswer(input)
      : section80dRegimeAnswer({
          ...input,
          income: input.income,
          isSalary: input.isSalary === 'yes',
        })),
    related: [
      'Is the money taxed that a life policy pays? [Work it out](/investment-plans/maturity-tax-calculator).',
    ],
  }),
});

/** With a parent ticked and no sum for parents, more than the own family's limit may hold a parent's premium. */
const isOwnUnclear = (paid: RegimeInput) =>
  paid.haveSeniorParent &&
  paid.parents + paid.parentsCheckUps + paid.parentsBills === 0 &&
  paid.own > rupeesOf(healthTaxOwnFamily);
