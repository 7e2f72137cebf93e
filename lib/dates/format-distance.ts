/** How far away a date or a time is, as one says it. */

import { daysBetween, type IsoDate } from './iso-date.ts';
import { type LocalDateTime, minutesBetween, minutesPerDay } from './local-date-time.ts';

/** Beyond this, a number of days says less than the date itself. */
const maxDistanceDays = 366;

/** "today", "tomorrow", "in 12 days", "yesterday", "9 days ago". */
export function formatDayDistance(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}

/** "today is the last day", "1 day left", "12 days left". The last day itself still counts. */
export function formatDaysLeft(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days <= 0) return 'today is the last day';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/**
 * "in 40 minutes", "5 hours ago", "tomorrow", "in 12 days"; empty where the date alone says more. By the
 * minute only within a day and with a time.
 */
export function formatDistance(at: LocalDateTime, now: LocalDateTime): string {
  const minutes = minutesBetween(now, at);
  if (at.time !== null && Math.abs(minutes) < minutesPerDay) return formatMinutes(minutes);
  if (Math.abs(daysBetween(now.date, at.date)) > maxDistanceDays) return '';
  return formatDayDistance(at.date, now.date);
}

function formatMinutes(minutes: number): string {
  const size = Math.abs(minutes);
  if (size === 0) return 'now';
  const [count, unit] = size < 60 ? [size, 'minute'] : [Math.floor(size / 60), 'hour'];
  const text = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return minutes > 0 ? `in ${text}` : `${text} ago`;
}
