/**
 * The calling window in words, "9 am to 9 pm, every day", has to cover the slots that a call can be asked for in:
 * a slot belongs to every day, so a site that is closed on one would promise a call that nobody makes.
 */
import { minutesOf, slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

export const callingHoursProblem =
  'must read like "9 am to 9 pm, every day" and cover every time slot of the form';

export function coversSlots(words: string): boolean {
  const [from = Number.NaN, until = Number.NaN] =
    /^(.+) to (.+), every day$/i.exec(words.trim())?.slice(1).map(minutesOf) ?? [];
  return timeSlots.map(slotMinutes).every(({ start, end }) => from <= start && end <= until);
}
