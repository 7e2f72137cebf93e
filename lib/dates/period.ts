/**
 * A period counted from a day: its last day, and the first day after it. A wait has two readings: with its first day
 * counted it is complete on the eve of the anniversary, without it at the end of the anniversary.
 */
import { afterClock, type Clock } from './clock.ts';
import { addDays, type IsoDate } from './iso-date.ts';

export type Period = {
  /** By the longer count. */
  last: IsoDate;
  /** The first day after it by the shorter count, and by every count: the same where there is one reading. */
  over: IsoDate;
  safe: IsoDate;
};

/** Whether a day is within a period by every count, after it by every count, or on the day between the two. */
export type DayInPeriod = 'within' | 'anniversary' | 'after';

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
