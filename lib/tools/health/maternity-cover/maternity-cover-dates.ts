/** From when a plan pays for a birth, and for how long its price stays below its benefit: dates only. */
import { addDays, type IsoDate } from '../../../dates/iso-date.ts';
import { dayOf, endOfWait } from '../waiting-period/waiting-period-dates.ts';

/** A pregnancy is counted from the first day of the last period. */
export const pregnancyDays = 280;

/** The event that must not happen before the wait is over: wordings differ. */
export type WaitTarget = 'birth' | 'pregnancy';

export type BirthDates = {
  /** The safe day, while it is ahead. */
  waitOver: IsoDate;
  /** First day of a pregnancy that is covered; counted from the wait, regardless of today. */
  pregnancy: IsoDate;
  /** The first birth that is covered. */
  birth: IsoDate;
};

export function birthDates(
  start: IsoDate,
  waitMonths: number,
  waitedFor: WaitTarget,
  today: IsoDate,
): BirthDates {
  const waitOver = dayOf(endOfWait(start, { months: waitMonths }), today);
  return waitedFor === 'birth'
    ? { waitOver, pregnancy: addDays(waitOver, -pregnancyDays), birth: waitOver }
    : { waitOver, pregnancy: waitOver, birth: addDays(waitOver, pregnancyDays) };
}

/** Yearly premiums due up to and including this day: one at the start of each policy year. */
export function premiumsDueBy(start: IsoDate, day: IsoDate): number {
  let years = 0;
  while (policyYearFrom(start, years) <= day) years += 1;
  return years;
}

/** The first day of a policy year, after so many years. */
export function policyYearFrom(start: IsoDate, years: number): IsoDate {
  return endOfWait(start, { months: 12 * years }).over;
}
