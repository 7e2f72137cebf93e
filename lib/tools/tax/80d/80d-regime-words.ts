/** The sentences of the answer that compares both regimes. */
import { incomeTaxRegimeSection, incomeTaxYear } from '../../../content/figures/income-tax.ts';
import type { Prose } from '../../../content/types.ts';
import { rupeesInWords } from '../../../input/rupees.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
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
  return `You pay less tax in the ${cheaperName({ old, new: latest })} regime`;
}

function cheaperName({ old, new: latest }: Pick<RegimesCompared, 'old' | 'new'>) {
  return old.total > latest.total ? 'new' : 'old';
}

export function regimeNumbers({ old, new: latest }: RegimesCompared): HeadlineNumber[] {
  if (old.total === latest.total)
    return [{ label: 'Tax of a year', value: rupeesInWords(old.total) }];
  const regimes = [
    { label: 'Tax in the old regime', total: old.total },
    { label: 'Tax in the new regime', total: latest.total },
  ];
  // Beside a regime without tax, the tax of the other is the difference.
  const untaxed = regimes.filter(({ total }) => total === 0);
  return [
    { label: 'You save every year', value: rupeesInWords(Math.abs(old.total - latest.total)) },
    ...(untaxed.length > 0 ? untaxed : regimes).map(({ label, total }) => ({
      label,
      value: rupeesInWords(total),
    })),
  ];
}

/** By how much all the deductions together would have to be higher, or could be lower, before the verdict turns. */
export function breakEvenDeductionsText(
  year: TaxYear,
  { old, new: latest }: RegimesCompared,
): Prose[] {
  if (old.total === latest.total) return [];
  const least = rupeesInWords(breakEvenDeductions(year, latest.total));
  const counted = `you deduct ${rupeesInWords(year.income - old.income)}`;
  const standard = year.isSalary ? ', standard deduction included' : '';
  if (latest.total === 0) {
    return [
      `In the old regime you pay the same, not less, if you deduct ${least} a year or more${standard}: now ${counted}.`,
    ];
  }
  return [
    old.total > latest.total
      ? `The old regime becomes cheaper only if you deduct more than ${least} a year${standard}: now ${counted}.`
      : `The old regime stays cheaper as long as you deduct more than ${least} a year${standard}: now ${counted}.`,
  ];
}

const leftOut: AnswerException = {
  title: 'What we left out can change the result',
  text: 'Ask your tax adviser.',
};

/** The most important first: the answer shows one, and folds the others. */
export function regimeExceptions(year: TaxYear, compared: RegimesCompared): AnswerException[] {
  const { old, new: latest } = compared;
  const applies = `By ${incomeTaxRegimeSection.text} you are taxed under the new regime, unless you choose the old one in your return.`;
  const choice = { title: 'The new regime applies by itself', text: applies };
  const premiums = premiumsOf(year) > 0 ? [premiumException(compared)] : [];
  return old.total < latest.total
    ? [{ ...choice, title: 'Choose the old regime in your return' }, ...premiums, leftOut]
    : [...premiums, leftOut, choice];
}

export const taxYearSentence: Prose = `This is the tax of the year ${incomeTaxYear.text} with cess. The TDS taken from your pay can differ.`;

function premiumException({ old, new: latest, savedByPremiums }: RegimesCompared): AnswerException {
  const dearer = old.total - latest.total;
  // Beside a regime without tax, the difference is the tax that is in the numbers.
  const more = latest.total > 0 ? `costs ${rupeesInWords(dearer)} more` : 'costs more';
  const still = dearer > 0 ? `The old regime still ${more}. ` : '';
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
    text: 'See how much life cover your family needs',
    link: 'Life cover',
    href: '/term-insurance',
  },
  {
    text: 'See how much cover you need for hospital bills',
    link: 'Health cover',
    href: '/health-insurance',
  },
];
