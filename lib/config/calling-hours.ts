/**
 * The calling window in words, "9 am to 9 pm, every day", must cover the time slots on every day: a site that is closed
 * on one would promise calls that nobody makes.
 */
import { parseMinutesOfDay, slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

export const callingHoursMessage =
  'must read like "9 am to 9 pm, every day" and cover every time slot of the form';

export function coversSlots(words: string): boolean {
  const { from, until } = parseCallingHours(words);
  return timeSlots.map(slotMinutes).every(({ start, end }) => from <= start && end <= until);
}

/** "09:00" and "21:00"; undefined for words in another form. */
export function openingTimes(words: string): { opens: string; closes: string } | undefined {
  const { from, until } = parseCallingHours(words);
  return from < until
    ? { opens: formatClockTime(from), closes: formatClockTime(until) }
    : undefined;
}

/** NaN for words in another form. */
function parseCallingHours(words: string): { from: number; until: number } {
  const [from = Number.NaN, until = Number.NaN] =
    /^(.+) to (.+), every day$/i.exec(words.trim())?.slice(1).map(parseMinutesOfDay) ?? [];
  return { from, until };
}

function formatClockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
