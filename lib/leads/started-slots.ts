/**
 * Slots that now mean tomorrow. Separate from call-date.ts, because every page with a form loads it and date
 * formatting stays on the server.
 */
import { dayMs, indiaOffsetMs, minuteMs } from '../dates/iso-date.ts';
import { slotMinutes, timeSlots } from '../lead-service/time-slots.ts';

export function hasSlotStarted(slot: string, now: Date): boolean {
  const minutes = Math.floor(((now.getTime() + indiaOffsetMs) % dayMs) / minuteMs);
  return slotMinutes(slot).start <= minutes;
}

/** Slots that have started in India: the first n of the list. */
export function countStartedSlots(now: Date): number {
  return timeSlots.filter((slot) => hasSlotStarted(slot, now)).length;
}
