/**
 * Calendar dates in India, and the arithmetic of due dates and complaint clocks. A date here has no time and no zone;
 * only the functions named `…InIndia` convert instants. India has the same UTC offset all year.
 */

/** "2026-11-12". Only `parseIsoDate` converts a visitor's text; years 1900 to 2199. */
export type IsoDate = `${number}-${number}-${number}`;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const indiaOffsetMs = 5 * hourMs + 30 * minuteMs;
export const dayMs = 24 * hourMs;
const firstYear = 1900;
const lastYear = 2199;

/** The date in India at this instant: it changes at 18:30 UTC. */
export function todayInIndia(now: Date): IsoDate {
  return toIsoDate(now.getTime() + indiaOffsetMs);
}

/** The date in India of a stored instant. */
export function dayInIndia(timestamp: string): IsoDate {
  return todayInIndia(new Date(timestamp));
}

/** Midnight in India. */
export function startOfDayInIndia(date: IsoDate): Date {
  return new Date(toTime(date) - indiaOffsetMs);
}

/** "2026-11-24 18:05:00" */
export function timestampInIndia(at: Date): string {
  return new Date(at.getTime() + indiaOffsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Exactly year-month-day in ASCII digits, and an existing day: null for anything else. */
export function parseIsoDate(text: string): IsoDate | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < firstYear || year > lastYear) return null;
  // 31 February would roll over into March, and then no longer match the text.
  const date = toIsoDate(Date.UTC(year, month - 1, day));
  return date === text ? date : null;
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return toIsoDate(toTime(date) + days * dayMs);
}

/** The same day of a later (or earlier) month, or that month's last day: one month after 31 January is 28 February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year, month, day] = partsOf(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIsoDate(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Whole days; negative when `to` is before `from`. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs);
}

export type DayStatus = 'ahead' | 'near' | 'over';

/** Below this a last day comes before everything else: papers for the Ombudsman or a commission take weeks. */
const nearDays = 60;

/** Where a last day stands. */
export function dayStatus(date: IsoDate, today: IsoDate): DayStatus {
  const days = daysBetween(today, date);
  return days < 0 ? 'over' : days < nearDays ? 'near' : 'ahead';
}

function toIsoDate(timeMs: number): IsoDate {
  return new Date(timeMs).toISOString().slice(0, 10) as IsoDate;
}

function toTime(date: IsoDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day);
}

function partsOf(date: IsoDate): [year: number, month: number, day: number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

export function timestampAfter(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}

export function timestampBefore(now: Date, ms: number): string {
  return timestampAfter(now, -ms);
}
