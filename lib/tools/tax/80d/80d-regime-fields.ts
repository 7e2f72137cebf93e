/** Fields of the calculator "old or new tax regime"; most are folded. */
import {
  homeLoanInterest,
  incomeTaxSeniorAge,
  preventiveCheckUps,
  seniorForTheYear,
  uninsuredSeniorBills,
} from '../../../content/figures/income-tax.ts';
import {
  taxDeductionShareSince,
  taxDeductionToSumAssured,
  taxPensionDeduction,
  taxPremiumDeduction,
} from '../../../content/figures/tax.ts';
import type { CalculatorInput } from '../../calculators/calculator.ts';
import { sumField } from '../../money/money-fields.ts';

const premium = { ...sumField, ofYear: 'premium' } as const;
const housing = { fold: 'Rent, home loan, National Pension System' } as const;
const onlyRate = { fold: 'Only a tax rate, no income' } as const;
const detail = { ...sumField, start: '0', isDetail: true } as const;
const turnsIt = 'Turning it by 31 March counts for the whole tax year.';
export const regimeFields = {
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
    hint: 'The age you turn by 31 March.',
    min: 18,
    max: 120,
    start: '40',
  },
  life: { ...premium, label: 'Life premiums a year', start: '0' },
  own: { ...premium, label: 'Health premiums, your family', start: '0' },
  parents: { ...premium, label: 'Health premiums, parents', start: '0' },
  otherSavings: {
    ...sumField,
    label: 'Other savings',
    hint: `Provident fund, home-loan principal and the like: they share the ${taxPremiumDeduction.text} with life premiums.`,
    start: '0',
  },
  hasSenior: {
    kind: 'flag',
    label: `Somebody in your family is ${seniorForTheYear.text} or older`,
    hint: turnsIt,
    isDetail: true,
  },
  haveSeniorParent: {
    kind: 'flag',
    label: `An insured parent is ${seniorForTheYear.text} or older`,
    hint: turnsIt,
    isDetail: true,
  },
  sumAssured: {
    ...sumField,
    label: 'Sum assured of the life policies',
    hint: `The part of a premium above ${taxDeductionToSumAssured.text} of it does not count (policies since ${taxDeductionShareSince.text}).`,
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
    label: 'Preventive check-ups, your family',
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
    hint: 'Including cess. Used if you enter no income.',
    min: 0,
    max: 50,
    step: 0.001,
    isOptional: true,
    isDetail: true,
  },
} as const;

export type RegimeInput = CalculatorInput<typeof regimeFields>;
