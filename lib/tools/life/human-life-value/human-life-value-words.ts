/** The sentences of the calculator "life cover needed". */
import type { Prose } from '../../../content/types.ts';
import { lakh, rupeesInWords } from '../../../input/rupees.ts';
import { upperFirst } from '../../../text/words.ts';
import type { HeadlineNumber, NextStep } from '../../answer-parts/answer-parts.ts';
import type { AnswerException } from '../../calculators/calculator.ts';
import { roundUpCover } from '../round-up-cover.ts';
import type { Family } from './human-life-value-fields.ts';
import { withoutSpouse } from './human-life-value-need.ts';
import { type FamilyNeed, type NeedInYear, needInYear } from './life-cover.ts';

/** "Age 34, ₹12 lakh a year, loans of ₹40 lakh" */
export function familyText(family: Family): string {
  const { age, income, spouse, child, loans, savings, cover } = family;
  return [
    `Age ${age}`,
    income > 0 ? `${rupeesInWords(income)} a year` : 'no income',
    ...(spouse ? [`spouse ${rupeesInWords(spouse)}`] : []),
    ...(child === null ? [] : [`child ${child}`]),
    ...(loans > 0 ? [`loans of ${rupeesInWords(loans)}`] : []),
    ...(savings ? [`savings of ${rupeesInWords(savings)}`] : []),
    ...(cover ? [`${rupeesInWords(cover)} of cover`] : []),
  ].join(', ');
}

export function lifeCoverNumbers({ yearly }: FamilyNeed, cover: number): HeadlineNumber[] {
  return [
    { label: 'Cover to buy', value: rupeesInWords(cover) },
    ...(yearly > 0 ? [{ label: 'Your family gets each year', value: rupeesInWords(yearly) }] : []),
  ];
}

export function meaningText({ loans }: Family, { yearly }: FamilyNeed): Prose {
  if (yearly === 0)
    return 'Your spouse’s pay would cover what your family spends: the sum is for loans, goals and later years.';
  return `What your family gets a year rises with prices${loans > 0 ? ', and your loans would be repaid' : ''}.`;
}

/** The most important first: the answer shows one, and folds the others. */
export function coverExceptions(
  family: Family,
  years: readonly NeedInYear[],
  cover: number,
): AnswerException[] {
  const later = laterException(years, cover, family.age);
  const leftOut = leftOutException(family);
  return [
    ...monthlyPayException(family),
    ...(isEducationLeftOut(family) ? [...leftOut, ...later] : [...later, ...leftOut]),
  ];
}

/** Below this a month's pay was probably typed for a year's; some families do live on it, so it is no error. */
const leastUsualIncome = 1.2 * lakh;

function monthlyPayException({ income }: Family): AnswerException[] {
  if (income === 0 || income >= leastUsualIncome) return [];
  return [
    {
      title: `Is ${rupeesInWords(income)} your income of a year?`,
      text: `If it is a month’s pay, [enter the year’s](#change): ${rupeesInWords(12 * income)}.`,
    },
  ];
}

function isEducationLeftOut({ child, education, goals }: Family): boolean {
  return child !== null && education === null && goals === null;
}

/** What a family may need and has not entered: a sum of zero for it is ours, not the family's. */
function leftOutException(family: Family): AnswerException[] {
  const noEducation = isEducationLeftOut(family);
  const missing = [
    ...(noEducation ? ['your child’s education'] : []),
    ...(family.spouseYears === null ? ['your spouse’s pension years'] : []),
  ];
  if (missing.length === 0) return [];
  const course = noEducation
    ? ' [What a course may cost](/child-plans/child-education-calculator).'
    : '';
  const pronoun = missing.length > 1 ? 'them' : noEducation ? 'it' : 'them';
  return [
    {
      title: 'Not in the sum so far',
      text: `${upperFirst(missing.join(' and '))}: [enter ${pronoun}](#change) if the sum has to pay for ${pronoun}.${course}`,
    },
  ];
}

/** States the sum with and without a spouse's pay, because it may stop. */
export function spouseText(family: Family, cover: number): string {
  if (!family.spouse)
    return 'Does your spouse earn? Enter the pay in the details: it can lower the sum.';
  const coverWithoutSpouse = roundUpCover(needInYear(withoutSpouse(family), 0).missing);
  return coverWithoutSpouse === cover
    ? 'Your spouse’s pay does not change the sum.'
    : `Your spouse’s pay lowers the sum by ${rupeesInWords(coverWithoutSpouse - cover)}. Do not count it if your spouse might have to stop working.`;
}

/** A level sum loses value every year; the growth of savings meanwhile is included. */
function laterException(
  years: readonly NeedInYear[],
  cover: number,
  age: number,
): AnswerException[] {
  const short = years.map(({ missing }) => missing - cover);
  const maxShortfall = Math.max(...short);
  if (maxShortfall < lakh) return [];
  const at = age + short.indexOf(maxShortfall);
  return [
    {
      title: `At your age ${at} it would fall short by ${rupeesInWords(maxShortfall)}`,
      text: 'Prices rise and a level sum does not: ask for cover that grows, or work it out again every few years.',
    },
  ];
}

export function coverSteps(cover: number): NextStep[] {
  const nominee: NextStep = {
    text: 'Name your spouse, a child or a parent as nominee',
    link: 'Nominee',
    href: '/term-insurance#nominee',
  };
  if (cover === 0) {
    return [
      nominee,
      {
        text: 'Count what a serious illness would cost you',
        link: 'Illness sum',
        href: '/critical-illness-insurance',
      },
    ];
  }
  return [
    {
      text: 'Ask two insurers for written quotations',
      link: 'Insurers',
      href: '/insurance-companies',
    },
    {
      text: 'Ask how much cover your income allows',
      link: 'How to choose',
      href: '/term-insurance#how-to-choose',
    },
    nominee,
  ];
}
