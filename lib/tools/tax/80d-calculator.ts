/**
 * Which regime costs less tax, and what the premiums save in each. An address with a tax rate instead of an income, as
 * the tool once asked for, is still answered: with what the premiums are worth at that rate.
 */
import { rupeesOf } from '../../content/figure-amounts.ts';
import {
  healthTaxNewRegime,
  healthTaxOwnFamily,
  healthTaxParents,
  healthTaxSection,
  healthTaxSenior,
} from '../../content/figures/health.ts';
import {
  homeLoanInterest,
  incomeTaxSeniorAge,
  preventiveCheckUps,
  uninsuredSeniorBills,
} from '../../content/figures/income-tax.ts';
import {
  taxActSince,
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxNewRegimeDeduction,
  taxPensionDeduction,
  taxPremiumDeduction,
  taxPremiumSection,
} from '../../content/figures/tax.ts';
import { rupees } from '../../input/rupees.ts';
import {
  type CalculatorAnswer,
  type CalculatorInput,
  defineCalculator,
} from '../calculators/calculator.ts';
import { sumField } from '../money/sum-field.ts';
import { deductiblePremiums } from './deductible-premiums.ts';
import { regimeAnswer } from './regime-answer.ts';

const premium = { ...sumField, ofYear: 'premium' } as const;
const housing = { fold: 'Rent, home loan, National Pension System' } as const;
const onlyRate = { fold: 'Only a tax rate, no income' } as const;
const detail = { ...sumField, start: '0', isDetail: true } as const;
const fields = {
  income: {
    ...sumField,
    ofYear: 'income',
    label: 'Income of the tax year',
    hint: 'Before deductions, without capital gains.',
    isOptional: true,
  },
  // Required with an income: an unticked box would be read as no, and leave out the standard deduction.
  isSalary: {
    kind: 'choice',
    label: 'The income is',
    options: { yes: 'Salary or pension from an employer', no: 'Business or other' },
    isRadio: true,
    isOptional: true,
  },
  age: {
    kind: 'number',
    unit: 'years',
    label: 'Your age',
    hint: 'The one you reach by 31 March.',
    min: 18,
    max: 120,
    start: '40',
  },
  life: { ...premium, label: 'Life premiums a year', start: '0' },
  own: { ...premium, label: 'Health premiums, own family', start: '0' },
  parents: { ...premium, label: 'Health premiums, parents', start: '0' },
  otherSavings: {
    ...sumField,
    label: 'Other savings',
    hint: `Provident fund, home-loan principal and the like: they share the ${taxPremiumDeduction.text} with life premiums.`,
    start: '0',
  },
  hasSenior: {
    kind: 'flag',
    label: `Own family insured: one is ${incomeTaxSeniorAge.text} or older`,
    isDetail: true,
  },
  haveSeniorParent: {
    kind: 'flag',
    label: `Parents insured: one is ${incomeTaxSeniorAge.text} or older`,
    isDetail: true,
  },
  sumAssured: {
    ...sumField,
    label: 'Sum assured of the life policies',
    hint: `Of a premium above ${taxDeductionToSumAssured.text} of it, the rest does not count (policies since ${taxDeductionShareSince.text}).`,
    isOptional: true,
    isDetail: true,
  },
  rentAllowance: {
    ...detail,
    ...housing,
    label: 'Exempt house rent allowance',
    hint: 'From your payslip or Form 16, for the year.',
  },
  loanInterest: {
    ...detail,
    ...housing,
    label: 'Home-loan interest',
    hint: `For the house you live in. Up to ${homeLoanInterest.text} counts.`,
  },
  pension: {
    ...detail,
    ...housing,
    label: 'National Pension System, your payments',
    hint: `Beyond the savings above; up to ${taxPensionDeduction.text} counts.`,
  },
  checkUps: {
    ...detail,
    label: 'Preventive check-ups, own family',
    hint: `Up to ${preventiveCheckUps.text} in all counts.`,
  },
  parentsCheckUps: { ...detail, label: 'Preventive check-ups, parents' },
  parentsBills: {
    ...detail,
    label: 'Bills of an uninsured parent',
    hint: `Medical bills of a parent of ${incomeTaxSeniorAge.text} or older without health insurance. Up to ${uninsuredSeniorBills.text} counts.`,
  },
  rate: {
    kind: 'number',
    unit: '%',
    ...onlyRate,
    label: 'Your highest tax rate, old regime',
    hint: 'With cess. Used if you enter no income.',
    min: 0,
    max: 50,
    step: 0.001,
    isOptional: true,
    isDetail: true,
  },
} as const;

type PremiumInput = CalculatorInput<typeof fields>;

/** With a parent ticked and no sum for parents, more than the own family's limit may hold a parent's premium. */
const isOwnUnclear = (paid: PremiumInput) =>
  paid.haveSeniorParent &&
  paid.parents + paid.parentsCheckUps + paid.parentsBills === 0 &&
  paid.own > rupeesOf(healthTaxOwnFamily);

const next = [
  'Is the money taxed that a life policy pays? [Work it out](/investment-plans/maturity-tax-calculator).',
  'First the cover: [how much for your family](/term-insurance), [for hospital bills](/health-insurance).',
];

export const section80dCalculator = defineCalculator({
  id: '80d-calculator',
  question: 'Old or new tax regime: which costs you less?',
  lead: 'Enter a year’s income, premiums and savings. The old regime lets you deduct some of them, the new one has lower rates instead.',
  button: 'Compare both regimes',
  fields,
  detailsLabel: 'Ages, sum assured, check-ups, bills',
  examples: [
    {
      label: '₹12 lakh of salary, ₹20,000 of term and ₹30,000 of health premium',
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
  check: (question) => ({
    ...(question.income === null && question.rate === null
      ? { income: 'Enter the income of the year.' }
      : {}),
    ...(question.income !== null && question.isSalary === null
      ? {
          isSalary:
            'Choose one: a salary or pension has a standard deduction, other income has not.',
        }
      : {}),
    ...(question.rentAllowance > 0 && question.isSalary === 'no'
      ? { rentAllowance: 'Only a salary has it: choose above that yours is one.' }
      : {}),
    ...(isOwnUnclear(question)
      ? {
          own: `Whose is the ${rupees(question.own)}? You ticked a parent of ${incomeTaxSeniorAge.text} or older: enter here what is for your own family, and the rest below for parents. If none of it is for a parent, remove the tick.`,
        }
      : {}),
  }),
  answer: (question) =>
    question.income === null
      ? rateAnswer(question, question.rate ?? 0)
      : {
          ...regimeAnswer({
            ...question,
            income: question.income,
            isSalary: question.isSalary === 'yes',
          }),
          next,
        },
});

function rateAnswer(question: PremiumInput, rate: number): CalculatorAnswer {
  const { life, own, parents } = question;
  const counted = deductiblePremiums(question);
  const deducted = counted.life + counted.own + counted.parents;
  const worth = Math.round((deducted * rate) / 100);
  return {
    verdict:
      worth === 0
        ? 'These premiums save you no tax'
        : `Worth up to ${rupees(worth)} a year in the old regime, nothing in the new one`,
    text: [
      `The deduction for life premiums stands in ${taxPremiumSection.text}, the one for health premiums in ${healthTaxSection.text}. Both need the old regime. The new one applies unless you choose; there the deduction is ${taxNewRegimeDeduction.text}.`,
      'Enter your income as well, and both regimes are compared.',
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
      'The rate is the one you entered. The sum is right if all of what you deduct would have been taxed at it, and smaller if not.',
      `Limits for a tax year from ${taxActSince.text}: ${taxPremiumDeduction.text} for life premiums and other savings together, ${healthTaxOwnFamily.text} for your own family’s health cover, ${healthTaxParents.text} more for your parents’, ${healthTaxSenior.text} instead where the person insured is a resident of ${incomeTaxSeniorAge.text} or older.`,
      'Whose premium counts, how it was paid, and premiums for several years at once have rules of their own: ask whoever files your return.',
    ],
    next,
    figures: [
      taxPremiumSection,
      taxPremiumDeduction,
      taxDeductionToSumAssured,
      taxDeductionShareSince,
      taxNewRegimeDeduction,
      taxActSince,
      incomeTaxSeniorAge,
      healthTaxSection,
      healthTaxOwnFamily,
      healthTaxParents,
      healthTaxSenior,
      healthTaxNewRegime,
    ],
  };
}
