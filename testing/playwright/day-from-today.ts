import { addDays, type IsoDate, todayInIndia } from '../../lib/dates/iso-date.ts';

/** The day in India so many days ahead; a negative number is behind. */
export function dayFromToday(days: number): IsoDate {
  return addDays(todayInIndia(new Date()), days);
}
