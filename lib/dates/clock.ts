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

/**
 * A period counted from a day: its last day, and the first day after it. A wait has two readings: with its first day
 * counted it is complete on the eve of the anniversary, without it at the end of the anniversary.
 */
export type Period = {
  /** By the longer count. */
  last: IsoDate;
  /** The first day after it by the shorter count, and by every count: the same where there is one reading. */
  over: IsoDate;
  safe: IsoDate;
};

/** Whether a day is within a period by every count, after it by every count, or on the day between the two. */
type DayInPeriod = 'within' | 'anniversary' | 'after';

export function periodFrom(from: IsoDate, clock: Clock, hasTwoReadings: boolean): Period {
  const last = afterClock(from, clock);
  const safe = addDays(last, 1);
  // From a 31st to a 30th the months end with that day by both counts.
  const isCut = 'months' in clock && from.slice(8) !== last.slice(8);
  const isTwofold = hasTwoReadings && !isCut && !('hours' in clock);
  return { last, over: isTwofold ? last : safe, safe };
}

export function dayInPeriod(
  day: IsoDate,
  { over, safe }: Pick<Period, 'over' | 'safe'>,
): DayInPeriod {
  if (day < over) return 'within';
  return day < safe ? 'anniversary' : 'after';
}
