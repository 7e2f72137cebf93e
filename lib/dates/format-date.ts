/** Dates and times as the site writes them. */
import type { IsoDate } from './iso-date.ts';
import type { LocalDateTime } from './local-date-time.ts';

const monthAndYear = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dayAndMonth = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
const fullDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** "2027-05-10" as "10 May 2027", "2026-07" as "July 2026", "2024" as it is. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  if (!year || !month) return iso;
  return (day ? fullDate : monthAndYear).format(Date.UTC(year, month - 1, day ?? 1));
}

/** "10 May": only for a day at most some weeks away, whose year is known without being said. */
export function formatDay(date: IsoDate): string {
  return dayAndMonth.format(Date.parse(date));
}

/** "22 Nov", for narrow places. */
export function formatShortDay(date: IsoDate): string {
  return shortDay.format(Date.parse(date));
}

/** "22 Nov", the whole date outside this year. */
export function formatShortDate(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortDay(date) : formatDate(date);
}

/** "Sun 22 Nov", the whole date outside this year: a day near enough to be known by its weekday. */
export function formatWeekday(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4)
    ? `${weekday.format(Date.parse(date))} ${formatShortDay(date)}`
    : formatDate(date);
}

/** "10 May 2027, 2:30 pm", or the day only if no time is known. */
export function formatDateTime({ date, time }: LocalDateTime): string {
  return time ? `${formatDate(date)}, ${formatTime(time)}` : formatDate(date);
}

/** "14:30" as "2:30 pm", with a no-break space. */
export function formatTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes}\u00a0${hours < 12 ? 'am' : 'pm'}`;
}
