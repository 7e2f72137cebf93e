/** A span of a rule ("30 days", "one year") as data, and the date it leads to. The dated row it sits in names the source. */
import { addDays, addMonths, type IsoDate } from './iso-date.ts';

export type Clock = { days: number } | { months: number };

export function afterClock(date: IsoDate, clock: Clock): IsoDate {
  return 'days' in clock ? addDays(date, clock.days) : addMonths(date, clock.months);
}

export function beforeClock(date: IsoDate, clock: Clock): IsoDate {
  return 'days' in clock ? addDays(date, -clock.days) : addMonths(date, -clock.months);
}
