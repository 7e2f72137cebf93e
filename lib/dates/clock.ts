/** A span of a rule ("30 days", "one year") as data, and the date it leads to. The dated row it sits in names the source. */
import { addDays, addMonths, type IsoDate } from './iso-date.ts';

export type DayClock = { days: number };
export type MonthClock = { months: number };

/** Where a rule gives a range ("24 to 48 hours"), the end that is safe for the visitor. */
export type Clock = DayClock | MonthClock | { hours: number };

/** Of a clock in hours only whole days count: the hour it started at is not known. */
export function afterClock(date: IsoDate, clock: Clock): IsoDate {
  if ('hours' in clock) return addDays(date, Math.floor(clock.hours / 24));
  return 'days' in clock ? addDays(date, clock.days) : addMonths(date, clock.months);
}

/** Counted backwards a part of a day is a day: the notice must be in time. */
export function beforeClock(date: IsoDate, clock: Clock): IsoDate {
  if ('hours' in clock) return addDays(date, -Math.ceil(clock.hours / 24));
  return 'days' in clock ? addDays(date, -clock.days) : addMonths(date, -clock.months);
}
