/**
 * The calling window in words, "9 am to 9 pm, every day", has to cover the slots that a call can be asked for in:
 * a slot belongs to every day, so a site that is closed on one would promise a call that nobody makes.
 */
import { parseMinutesOfDay, slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

export const callingHoursProblem =
  'must read like "9 am to 9 pm, every day" and cover every time slot of the form';

export function coversSlots(words: string): boolean {
  const { from, until } = parseCallingHours(words);
  return timeSlots.map(slotMinutes).every(({ start, end }) => from <= start && end <= until);
}

/** "09:00" and "21:00"; nothing of words in another form. */
export function openingTimes(words: string): { opens: string; closes: string } | undefined {
  const { from, until } = parseCallingHours(words);
  return from < until
    ? { opens: formatClockTime(from), closes: formatClockTime(until) }
    : undefined;
}

/** Not a number where the words are in another form. */
function parseCallingHours(words: string): { from: number; until: number } {
  const [from = Number.NaN, until = Number.NaN] =
    /^(.+) to (.+), every day$/i.exec(words.trim())?.slice(1).map(parseMinutesOfDay) ?? [];
  return { from, until };
}

function formatClockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
