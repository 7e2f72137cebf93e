/**
 * Which regime costs less tax, and what the premiums save in each. An address with a tax rate instead of an income, as
 * the tool once asked for, is still answered: with what the premiums are worth at that rate.
 */
import { rupeesOf } from '../../../content/figure-amounts.ts';
import { healthTaxOwnFamily } from '../../../content/figures/health.ts';
import { incomeTaxSeniorAge } from '../../../content/figures/income-tax.ts';
import { rupees } from '../../../input/rupees.ts';
import { defineCalculator } from '../../calculators/calculator.ts';
import { section80dRateAnswer } from './80d-rate-answer.ts';
import { section80dRegimeAnswer } from './80d-regime-answer.ts';
import { type RegimeInput, regimeFields } from './80d-regime-fields.ts';
import { taxYearText } from './80d-regime-words.ts';

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
