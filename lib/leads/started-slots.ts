/**
 * Which slots are tomorrow's at this instant. Apart from call-date.ts, because every page with a form loads it, and
 * the words of a date are the server's.
 */
import { dayMs, indiaOffsetMs } from '../dates/iso-date.ts';
import { slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

export function hasSlotStarted(slot: string, now: Date): boolean {
  const minutes = Math.floor(((now.getTime() + indiaOffsetMs) % dayMs) / 60_000);
  return slotMinutes(slot).start <= minutes;
}

/** Slots whose start is past in India: the first so many of the list. */
export function countStartedSlots(now: Date): number {
  return timeSlots.filter((slot) => hasSlotStarted(slot, now)).length;
}
