/** Times and distances as one says them. */

import { daysBetween } from '../../dates/iso-date.ts';
import { distanceWords } from '../dated-plan/date-plan.ts';
import { type Instant, minutesBetween } from './local-date-time.ts';

const minutesPerDay = 24 * 60;

/** "14:30" as "2:30 pm"; the space does not break. */
export function timeInWords(time: string): string {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}

/** Further away than this a number of days says nothing. */
const longestDistanceDays = 366;

/**
 * "in 40 minutes", "5 hours ago", "tomorrow", "in 12 days"; empty where the date alone says more. By the
 * minute only within a day and with a time.
 */
export function distanceInWords(from: Instant, to: Instant): string {
  const minutes = minutesBetween(from, to);
  if (to.time !== null && Math.abs(minutes) < minutesPerDay) return shortDistance(minutes);
  if (Math.abs(daysBetween(from.date, to.date)) > longestDistanceDays) return '';
  return distanceWords(to.date, from.date);
}

function shortDistance(minutes: number): string {
  const size = Math.abs(minutes);
  if (size === 0) return 'now';
  const [count, unit] = size < 60 ? [size, 'minute'] : [Math.floor(size / 60), 'hour'];
  const words = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return minutes > 0 ? `in ${words}` : `${words} ago`;
}
