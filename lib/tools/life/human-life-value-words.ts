/** The sentences of the calculator "life cover needed". */
import { rupeesInWords } from '../../input/rupees.ts';
import { countText } from '../../text/words.ts';
import { type Family, withoutSpouse } from './human-life-value-family.ts';
import { type FamilyNeed, type NeedInYear, needInYear } from './life-cover.ts';
import { roundUpCover } from './round-up-cover.ts';

export function meaningText(family: Family, { yearly, years }: FamilyNeed, cover: number): string {
  if (yearly === 0) {
    return 'Your spouse’s pay would cover what your family spends. What counts is the rest: loans, goals and later years.';
  }
  const from = cover > 0 ? 'Your family would get' : 'From what you have, your family would get';
  const loans = family.loans > 0 ? ', and your loans would be repaid' : '';
  return `${from} ${rupeesInWords(yearly)} a year for ${countText(years, 'year')}, rising with prices${loans}.`;
}

/** What a family may need and has not entered: a sum of zero for it is ours, not the family's. */
export function leftOutText({ child, education, goals, spouseYears }: Family): string[] {
  const noEducation = child !== null && education === null && goals === null;
  const missing = [
    ...(noEducation ? ['your child’s education'] : []),
    ...(spouseYears === null ? ['your spouse’s pension years'] : []),
  ];
  if (missing.length === 0) return [];
  const course = noEducation
    ? ' [What a course may cost](/child-plans/child-education-calculator).'
    : '';
  return [`Not in the sum: ${missing.join(' and ')}. Enter them if they are to be paid.${course}`];
}

/** With and without a spouse's pay, because it may stop. */
export function spouseText(family: Family, cover: number): string {
  if (!family.spouse)
    return 'Your spouse earns? Enter the pay in the details: it can lower the sum.';
  const coverWithoutSpouse = roundUpCover(needInYear(withoutSpouse(family), 0).missing);
  return coverWithoutSpouse === cover
    ? 'Your spouse’s pay does not change the sum.'
    : `Your spouse’s pay lowers the sum by ${rupeesInWords(coverWithoutSpouse - cover)}. Do not count it if your spouse might have to stop working.`;
}

/** A level sum loses value every year; the growth of savings meanwhile is included. */
export function laterText(years: readonly NeedInYear[], cover: number, age: number): string[] {
  const short = years.map(({ missing }) => missing - cover);
  const maxShortfall = Math.max(...short);
  if (maxShortfall < 100_000) return [];
  const at = age + short.indexOf(maxShortfall);
  return [
    `Rising prices outrun a level sum: at your age ${at} it would fall short by ${rupeesInWords(maxShortfall)}. Ask for cover that grows, or work it out again every few years.`,
  ];
}
