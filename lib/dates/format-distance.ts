/** The distance to a date or a time, as people say it. */
import { countText } from '../text/words.ts';
import { daysBetween, type IsoDate } from './iso-date.ts';
import { type LocalDateTime, minutesBetween, minutesPerDay } from './local-date-time.ts';

/** Beyond this the date is clearer than a number of days. */
const maxDistanceDays = 366;

const daysPerYear = 365.25;

/** "today", "tomorrow", "in 12 days", "yesterday", "9 days ago", "over 2 years ago". */
export function formatDayDistance(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const length = dayLength(Math.abs(days));
  return days > 0 ? `in ${length}` : `${length} ago`;
}

/** "1 day", "12 days", "over 2 years": how long something has lasted since a date. */
export function formatElapsedDays(date: IsoDate, today: IsoDate): string {
  return dayLength(daysBetween(date, today));
}

function dayLength(days: number): string {
  return days > maxDistanceDays ? overYears(days) : countText(days, 'day');
}

function overYears(days: number): string {
  const years = Math.floor(days / daysPerYear);
  return years === 1 ? 'over a year' : `over ${years} years`;
}

/** "today is the last day", "1 day left", "12 days left". The last day itself still counts. */
export function formatDaysLeft(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days <= 0) return 'today is the last day';
  return `${countText(days, 'day')} left`;
}

/**
 * "in 40 minutes", "5 hours ago", "tomorrow", "in 12 days"; empty if the date alone is clearer. Minutes only within a
 * day and with a time.
 */
export function formatDistance(at: LocalDateTime, now: LocalDateTime): string {
  const minutes = minutesBetween(now, at);
  if (at.time !== null && Math.abs(minutes) < minutesPerDay) return formatMinutes(minutes);
  if (Math.abs(daysBetween(now.date, at.date)) > maxDistanceDays) return '';
  return formatDayDistance(at.date, now.date);
}

/** Up to this a delay is given in hours: "26 hours" is more precise than "1 day". */
const maxDelayHours = 48;

/** "20 minutes", "11 hours", "3 days": null if it was in time, or if an unknown hour decides. */
export function formatDelay(due: LocalDateTime, doneAt: LocalDateTime): string | null {
  if (due.time === null || doneAt.time === null) {
    const days = daysBetween(due.date, doneAt.date);
    return days > 0 ? countText(days, 'day') : null;
  }
  const minutes = minutesBetween(due, doneAt);
  if (minutes <= 0) return null;
  return minutes < maxDelayHours * 60
    ? shortSpan(minutes)
    : countText(Math.floor(minutes / minutesPerDay), 'day');
}

function formatMinutes(minutes: number): string {
  if (minutes === 0) return 'now';
  const text = shortSpan(Math.abs(minutes));
  return minutes > 0 ? `in ${text}` : `${text} ago`;
}

function shortSpan(minutes: number): string {
  return minutes < 60 ? countText(minutes, 'minute') : countText(Math.floor(minutes / 60), 'hour');
}
