/** The sentences of the answer that compares both regimes. */
import { incomeTaxRegimeSection, incomeTaxYear } from '../../content/figures/income-tax.ts';
import type { Prose } from '../../content/types.ts';
import { rupeesInWords } from '../../input/rupees.ts';
import type { HeadlineNumber, NextStep } from '../answer-parts/answer-parts.ts';
import type { AnswerException } from '../calculators/calculator.ts';
import { type RegimeInput, regimeFields } from './80d-regime-fields.ts';
import {
  breakEvenDeductions,
  premiumsOf,
  type RegimesCompared,
  type TaxYear,
} from './compare-regimes.ts';

/** "₹18 lakh of salary, premiums of ₹1.25 lakh, other sums of ₹6 lakh" */
export function taxYearText(input: RegimeInput): string {
  const { income, isSalary, age, rate } = input;
  const premiums = premiumsOf(input);
  const others =
    input.otherSavings +
    input.rentAllowance +
    input.loanInterest +
    input.pension +
    input.checkUps +
    input.parentsCheckUps +
    input.parentsBills;
  return [
    income === null
      ? `A tax rate of ${rate}%`
      : `${rupeesInWords(income)} of ${isSalary === 'yes' ? 'salary' : 'income'}`,
    ...(String(age) === regimeFields.age.start ? [] : [`age ${age}`]),
    ...(premiums > 0 ? [`premiums of ${rupeesInWords(premiums)}`] : []),
    ...(others > 0 ? [`other sums of ${rupeesInWords(others)}`] : []),
  ].join(', ');
}

export function regimeVerdict({ old, new: latest }: RegimesCompared): string {
  if (old.total === latest.total) return 'Both regimes cost you the same';
  return `The ${cheaperName({ old, new: latest })} regime costs you less tax`;
}

function cheaperName({ old, new: latest }: Pick<RegimesCompared, 'old' | 'new'>) {
  return old.total > latest.total ? 'new' : 'old';
}

export function regimeNumbers({ old, new: latest }: RegimesCompared): HeadlineNumber[] {
  if (old.total === latest.total) {
    return [{ label: 'Tax of a year', value: rupeesInWords(old.total) }];
  }
  const regimes = [
    { label: 'Old regime', total: old.total },
    { label: 'New regime', total: latest.total },
  ];
  // Beside a regime without tax, the tax of the other is the difference.
  const untaxed = regimes.filter(({ total }) => total === 0);
  return [
    { label: 'You save a year', value: rupeesInWords(Math.abs(old.total - latest.total)) },
    ...(untaxed.length > 0 ? untaxed : regimes).map(({ label, total }) => ({
      label,
      value: rupeesInWords(total),
    })),
  ];
}

/** By how much in all the deductions would have to be higher, or could be lower, before the verdict turns. */
export function breakEvenDeductionsText(
  year: TaxYear,
  { old, new: latest }: RegimesCompared,
): Prose[] {
  if (old.total === latest.total) return [];
  const least = rupeesInWords(breakEvenDeductions(year, latest.total));
  const counted = `yours come to ${rupeesInWords(year.income - old.income)}`;
  const standard = year.isSalary ? ', with the standard deduction' : '';
  return [
    old.total > latest.total
      ? `The old regime costs no more than the new one from deductions of ${least} a year in all${standard}: ${counted}.`
      : `The old regime stays the cheaper one while its deductions are above ${least} a year in all${standard}: ${counted}.`,
  ];
}

const leftOut: AnswerException = {
  title: 'What we left out can turn the result',
  text: 'Ask your tax adviser.',
};

/** The most important first: the answer shows one, and folds the others. */
export function regimeExceptions(year: TaxYear, compared: RegimesCompared): AnswerException[] {
  const { old, new: latest } = compared;
  const applies = `The new regime, ${incomeTaxRegimeSection.text}, applies unless you choose the old one in your return.`;
  const choice = { title: 'The new regime applies by itself', text: applies };
  const premiums = premiumsOf(year) > 0 ? [premiumException(compared)] : [];
  return old.total < latest.total
    ? [{ ...choice, title: 'Choose the old regime in your return' }, ...premiums, leftOut]
    : [...premiums, leftOut, choice];
}

export const taxYearSentence: Prose = `This is the tax of the year ${incomeTaxYear.text} with cess, not your withholding.`;

function premiumException({ old, new: latest, savedByPremiums }: RegimesCompared): AnswerException {
  const dearer = old.total - latest.total;
  // Beside a regime without tax, the difference is the tax that is in the numbers.
  const more = latest.total > 0 ? `costs ${rupeesInWords(dearer)} more` : 'costs more';
  const still = dearer > 0 ? `It still ${more}. ` : '';
  return {
    title:
      savedByPremiums > 0
        ? `Your premiums save ${rupeesInWords(savedByPremiums)} of tax in the old regime`
        : 'Your premiums save no tax in the old regime',
    text: `${still}In the new regime they save nothing. Buy cover because somebody needs it, not for the tax.`,
  };
}

export const taxSteps: readonly NextStep[] = [
  {
    text: 'First the cover: how much for your family',
    link: 'Life cover',
    href: '/term-insurance',
  },
  { text: 'And how much for hospital bills', link: 'Health cover', href: '/health-insurance' },
];
