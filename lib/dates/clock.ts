/**
 * A period of a rule ("30 days", "one year") as data, and the date that it leads to. Its dated row names the source.
 */
import { addDays, addMonths, type IsoDate } from './iso-date.ts';

export type DayClock = { days: number };
export type MonthClock = { months: number };

/** If a rule gives a range ("24 to 48 hours"), the end that is safe for the visitor. */
export type Clock = DayClock | MonthClock | { hours: number };

/** Hours are rounded to whole days, because the start time is unknown. */
export function afterClock(date: IsoDate, clock: Clock): IsoDate {
  if ('hours' in clock) return addDays(date, Math.floor(clock.hours / 24));
  return 'days' in clock ? addDays(date, clock.days) : addMonths(date, clock.months);
}

/** Backwards a part of a day counts as a day: the notice must be in time. */
export function beforeClock(date: IsoDate, clock: Clock): IsoDate {
  if ('hours' in clock) return addDays(date, -Math.ceil(clock.hours / 24));
  return 'days' in clock ? addDays(date, -clock.days) : addMonths(date, -clock.months);
}
