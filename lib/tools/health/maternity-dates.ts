/** From when a plan pays for a birth, and for how long its price stays below what it pays: dates only. */
import { addDays, type IsoDate } from '../../dates/iso-date.ts';
import { dayAfterMonths } from './waiting-dates.ts';

/** A pregnancy is counted from the first day of the last period. */
export const pregnancyDays = 280;

/** What must not happen before the wait is over: wordings differ. */
export type WaitTarget = 'birth' | 'pregnancy';

export type BirthDates = {
  waitOver: IsoDate;
  /** A pregnancy that begins on this day or later; counted from the wait, whatever day it is now. */
  pregnancy: IsoDate;
  /** The first birth that is paid. */
  birth: IsoDate;
};

export function birthDates(start: IsoDate, waitMonths: number, waitedFor: WaitTarget): BirthDates {
  const waitOver = dayAfterMonths(start, waitMonths);
  return waitedFor === 'birth'
    ? { waitOver, pregnancy: addDays(waitOver, -pregnancyDays), birth: waitOver }
    : { waitOver, pregnancy: waitOver, birth: addDays(waitOver, pregnancyDays) };
}

/** Yearly premiums due up to and on this day: one at the start of each policy year. */
export function premiumsDueBy(start: IsoDate, day: IsoDate): number {
  let years = 0;
  while (dayAfterMonths(start, 12 * years) <= day) years += 1;
  return years;
}
