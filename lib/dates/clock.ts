/** A span of a rule ("30 days", "one year") as data, and the date it leads to. The dated row it sits in names the source. */
import { addDays, addMonths, type IsoDate } from './iso-date.ts';

export type DayClock = { days: number };
export type Clock = DayClock | { months: number };

/** A clock that may also run by the hour. Where a rule gives a range ("24 to 48 hours"), the end that is safe for the visitor. */
export type Span = Clock | { hours: number };

export function afterClock(date: IsoDate, clock: Clock): IsoDate {
  return 'days' in clock ? addDays(date, clock.days) : addMonths(date, clock.months);
}

export function beforeClock(date: IsoDate, clock: Clock): IsoDate {
  return 'days' in clock ? addDays(date, -clock.days) : addMonths(date, -clock.months);
}
