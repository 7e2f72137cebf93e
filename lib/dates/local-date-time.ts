/**
 * A date in India with the minute, if known: start and end of a claim's clocks. Without a time of day, hours are
 * counted in whole days and the time stays unknown.
 */
import { afterClock, beforeClock, type Clock } from './clock.ts';
import { addDays, daysBetween, type IsoDate, indiaOffsetMs, todayInIndia } from './iso-date.ts';

/** "14:30", or null if only the day is known. */
export type LocalDateTime = { date: IsoDate; time: string | null };

export const minutesPerDay = 24 * 60;

export function nowInIndia(now: Date): { date: IsoDate; time: string } {
  const time = new Date(now.getTime() + indiaOffsetMs).toISOString().slice(11, 16);
  return { date: todayInIndia(now), time };
}

/** Hours and minutes in ASCII digits, 00:00 to 23:59: null for anything else. */
export function parseTime(text: string): string | null {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null;
}

/** Only a clock in hours keeps the time: one in days or months runs to the end of its last day. */
export function addClock({ date, time }: LocalDateTime, clock: Clock): LocalDateTime {
  if ('hours' in clock && time !== null) return addHours(date, time, clock.hours);
  return { date: afterClock(date, clock), time: null };
}

export function subtractClock({ date, time }: LocalDateTime, clock: Clock): LocalDateTime {
  if ('hours' in clock && time !== null) return addHours(date, time, -clock.hours);
  return { date: beforeClock(date, clock), time: null };
}

function addHours(date: IsoDate, time: string, hours: number): LocalDateTime {
  const minutes = minutesOf(time) + hours * 60;
  const days = Math.floor(minutes / minutesPerDay);
  return { date: addDays(date, days), time: timeOf(minutes - days * minutesPerDay) };
}

/** Below zero if `a` is earlier. A day without a time lasts until its end. */
export function compareLocalDateTimes(a: LocalDateTime, b: LocalDateTime): number {
  return minutesBetween(b, a);
}

/** An event of today with an unknown hour counts as started, so it is not in the future. */
export function isInFuture(dateTime: LocalDateTime, now: LocalDateTime): boolean {
  return dateTime.time === null
    ? dateTime.date > now.date
    : compareLocalDateTimes(dateTime, now) > 0;
}

export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return (
    daysBetween(from.date, to.date) * minutesPerDay + endMinutes(to.time) - endMinutes(from.time)
  );
}

function endMinutes(time: string | null): number {
  return time === null ? minutesPerDay - 1 : minutesOf(time);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
