/** Calendar dates as people type them, and today's in India. A date here is ISO text without a time. */
import { westernDigits } from '../call-back/mobile.ts';

/** "2027-05-10", "10/5/2027", "10-05-2027" or "10.5.2027" (day first, as in India) as ISO; null when it is no date. */
export function parseCalendarDate(typed: string): string | null {
  const text = westernDigits(typed).trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const parts = iso?.slice(1) ?? dayFirst?.slice(1).reverse();
  if (!parts) return null;
  const [year, month, day] = parts.map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 30 February would become 2 March.
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The calendar date in India at this instant. */
export function todayInIndia(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
}

/** @param days may be negative. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);
}
